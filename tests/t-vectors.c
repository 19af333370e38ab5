/* t-vectors.c - Public test vectors from files
 * Copyright (C) 2026 camellia-simd developers
 *
 * This file is part of camellia-simd.
 *
 * camellia-simd is free software; you can redistribute it and/or modify
 * it under the terms of the GNU Lesser General Public License as
 * published by the Free Software Foundation; either version 2.1 of
 * the License, or (at your option) any later version.
 *
 * camellia-simd is distributed in the hope that it will be useful,
 * but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
 * GNU Lesser General Public License for more details.
 *
 * You should have received a copy of the GNU Lesser General Public
 * License along with this program; if not, see <https://www.gnu.org/licenses/>.
 * SPDX-License-Identifier: LGPL-2.1-or-later
 */


/* The files are not part of this package; --vectors or CAMELLIA_SIMD_VECTORS
 * says in which folder they are, each where its project's name is a folder
 * of that.  A file that is not there is skipped; one that does not read as it
 * should to its end, or that holds no vector, is a failure.
 *
 * Each vector is taken in both directions.  */

#include <config.h>
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "t-cipher.h"
#include "t-common.h"

#define DIM(a) (sizeof (a) / sizeof (a)[0])

/* Copies of a block in ECB that are given in one call, too, so that every
 * width of a kernel sees each of the vectors.  */
#define COPIES 67

enum { MODE_PKCS5 = TEST_NUM_MODES, MODE_CCM };

struct bytes
{
  uint8_t *p;                   /* NULL: was not given */
  size_t n;
};

enum { KEY, IV, NEXT_IV, PLAIN, CIPHER, AAD, TAG, NUM_FIELDS };

struct vector
{
  struct bytes f[NUM_FIELDS];
  int mode;                     /* enum test_mode, or one of the above */
  int invalid;                  /* is to be refused in decryption */
  unsigned int line;
};

/* A file, and where in it the reader is.  */
struct file
{
  const char *name;
  void (*read) (struct file *file);
  int mode;                     /* of its vectors, or -1: they say it */
  char *text, *pos;
  unsigned int line;
  const char *error;            /* NULL while all is well */
  struct vector *v;
  size_t n, room;
};


static void *
xmalloc (size_t n)
{
  void *p = malloc (n ? n : 1);

  if (!p)
    abort ();
  return p;
}

static void
malformed (struct file *file, const char *what)
{
  if (!file->error)
    file->error = what;
}

/* The field B from the hexadecimal text up to END; blanks are allowed.  */
static void
set_field (struct file *file, struct bytes *b, const char *text,
           const char *end)
{
  int half = -1;

  if (b->p)
    malformed (file, "given twice");
  else
    {
      b->p = xmalloc ((end - text) / 2);
      b->n = 0;
      for (; text < end; text++)
        {
          int c = tolower ((unsigned char)*text);
          int digit = isdigit (c) ? c - '0' : c - 'a' + 10;

          if (c == ' ' && half < 0)
            continue;
          if (!isxdigit (c))
            malformed (file, "not hexadecimal");
          if (half < 0)
            half = digit;
          else
            {
              b->p[b->n++] = half << 4 | digit;
              half = -1;
            }
        }
      if (half >= 0)
        malformed (file, "half a byte");
    }
}

/* V is read; keep it if it is whole.  */
static void
add_vector (struct file *file, const struct vector *v)
{
  const struct bytes *f = v->f;
  int aead = v->mode == MODE_CCM;
  int i;

  if (v->mode < 0 || !f[KEY].p || !f[PLAIN].p || !f[CIPHER].p
      || (v->mode != TEST_ECB && !f[IV].p)
      || (aead && (!f[AAD].p || !f[TAG].p)))
    malformed (file, "vector is not complete");
  else if (f[KEY].n != 16 && f[KEY].n != 24 && f[KEY].n != 32)
    malformed (file, "wrong length of key");
  else if (!aead && v->mode != TEST_ECB && f[IV].n != 16)
    malformed (file, "wrong length of IV");
  else if (f[NEXT_IV].p && f[NEXT_IV].n != 16)
    malformed (file, "wrong length of next IV");
  else if (v->mode != MODE_PKCS5 && f[PLAIN].n != f[CIPHER].n)
    malformed (file, "texts differ in length");
  else if (v->mode < TEST_NUM_MODES && !f[PLAIN].n)
    malformed (file, "no text");
  else if (v->mode < TEST_NUM_MODES && v->mode != TEST_CTR
           && f[PLAIN].n % 16)
    malformed (file, "text is not of whole blocks");
  if (file->error)
    return;
  if (file->n == file->room)
    {
      file->room = 2 * file->room + 64;
      file->v = realloc (file->v, file->room * sizeof *file->v);
      if (!file->v)
        abort ();
    }
  file->v[file->n] = *v;
  /* The reader goes on with its own copies; the key may serve again.  */
  for (i = 0; i < NUM_FIELDS; i++)
    if (f[i].p)
      {
        file->v[file->n].f[i].p = xmalloc (f[i].n);
        memcpy (file->v[file->n].f[i].p, f[i].p, f[i].n);
      }
  file->n++;
}

static void
clear_fields (struct vector *v, int first, int last)
{
  for (; first <= last; first++)
    {
      free (v->f[first].p);
      v->f[first].p = NULL;
      v->f[first].n = 0;
    }
}


/* The next line without blanks at its end, or NULL.  */
static char *
next_line (struct file *file)
{
  char *line = file->pos, *end;

  if (!*line || file->error)
    return NULL;
  file->line++;
  end = line + strcspn (line, "\n");
  file->pos = *end ? end + 1 : end;
  *end = 0;
  while (end > line && isspace ((unsigned char)end[-1]))
    *--end = 0;
  return line;
}

/* "CAMELLIA-128-ECB" and so on; -1 if it is none of those.  */
static int
mode_by_name (const char *name)
{
  int mode;

  if (strlen (name) == 16 && !strncmp (name, "CAMELLIA-", 9))
    for (mode = 0; mode <= TEST_CTR; mode++)
      if (!strcmp (name + 13, test_mode_names[mode]))
        return mode;
  return -1;
}

/* Lines "name = value"; a vector ends with an empty line.  So do the files
 * of OpenSSL, Botan, and those of pyca that came from NIST's form.  */
static void
read_fields (struct file *file)
{
  static const struct
  {
    const char *name;
    int field;
  } names[] =
    {
      { "KEY", KEY }, { "IV", IV }, { "NEXTIV", NEXT_IV },
      { "PLAINTEXT", PLAIN }, { "IN", PLAIN },
      { "CIPHERTEXT", CIPHER }, { "OUT", CIPHER },
      { "CIPHER", -1 }, { "OPERATION", -2 }, { "COUNT", -2 },
      { "TITLE", -3 }
    };
  struct vector v = { 0 };
  char *line, *value, *p;
  int open = 0;
  size_t i;

  v.mode = file->mode;
  for (;;)
    {
      line = next_line (file);
      if (!line || !*line)
        {
          if (open && !file->error)
            add_vector (file, &v);
          clear_fields (&v, 0, NUM_FIELDS - 1);
          v.mode = file->mode;
          open = 0;
          if (line)
            continue;
          return;
        }
      if (*line == '#' || (*line == '[' && strchr (line, ']')))
        continue;
      value = strchr (line, '=');
      if (!value)
        {
          malformed (file, "neither comment nor field");
          continue;
        }
      for (p = line; p < value; p++)
        *p = toupper ((unsigned char)*p);
      for (p = value; p > line && isspace ((unsigned char)p[-1]); p--)
        ;
      *p = 0;
      for (value++; *value == ' '; value++)
        ;
      for (i = 0; i < DIM (names) && strcmp (line, names[i].name); i++)
        ;
      if (i == DIM (names))
        {
          malformed (file, "unknown field");
          continue;
        }
      if (names[i].field == -3)
        continue;
      if (!open)
        v.line = file->line;
      open = 1;
      if (names[i].field >= 0)
        set_field (file, &v.f[names[i].field], value,
                   value + strlen (value));
      else if (names[i].field == -1)
        {
          v.mode = mode_by_name (value);
          if (v.mode < 0)
            malformed (file, "unknown cipher");
        }
    }
}

/* Lines "K No.001 : 00 11 ...", then P and C, any number for one K: NTT's
 * own file of vectors, cut by length of key in pyca.  */
static void
read_ntt (struct file *file)
{
  struct vector v = { 0 };
  char *line, *value;
  int field;

  v.mode = TEST_ECB;
  while ((line = next_line (file)))
    {
      if (!*line || *line == '#')
        continue;
      value = strstr (line, " : ");
      field = *line == 'K' ? KEY : *line == 'P' ? PLAIN
              : *line == 'C' ? CIPHER : -1;
      if (field < 0 || strncmp (line + 1, " No.", 4) || !value)
        {
          malformed (file, "neither comment nor field");
          continue;
        }
      if (field == KEY)
        clear_fields (&v, KEY, KEY);
      value += 3;
      set_field (file, &v.f[field], value, value + strlen (value));
      v.line = file->line;
      if (field == CIPHER)
        {
          add_vector (file, &v);
          clear_fields (&v, PLAIN, CIPHER);
        }
    }
  if (v.f[PLAIN].p)
    malformed (file, "vector is not complete");
  clear_fields (&v, 0, NUM_FIELDS - 1);
}


/* A reader of JSON, as far as Wycheproof's files go: the strings in them
 * that are used hold no escapes.  An object with a "tcId" is a test.  */
static void
json_space (struct file *file)
{
  for (; *file->pos && strchr (" \t\r\n", *file->pos); file->pos++)
    file->line += *file->pos == '\n';
}

static int
json_char (struct file *file, char c)
{
  json_space (file);
  if (file->error || *file->pos != c)
    return 0;
  file->pos++;
  return 1;
}

/* A string; returns its start, and its end (at the quote) in *END.  */
static const char *
json_string (struct file *file, const char **end)
{
  const char *start;

  if (!json_char (file, '"'))
    {
      malformed (file, "string expected");
      *end = file->pos;
      return file->pos;
    }
  start = file->pos;
  while (*file->pos && *file->pos != '"' && *file->pos != '\n')
    file->pos += file->pos[0] == '\\' && file->pos[1] ? 2 : 1;
  *end = file->pos;
  if (*file->pos == '"')
    file->pos++;
  else
    malformed (file, "string without end");
  return start;
}

static int
is_word (const char *start, const char *end, const char *word)
{
  return (size_t)(end - start) == strlen (word)
         && !memcmp (start, word, end - start);
}

/* A value that is neither string, array nor object.  */
static void
json_plain (struct file *file)
{
  static const char *const words[] = { "true", "false", "null" };
  char *end;
  size_t i;

  for (i = 0; i < DIM (words); i++)
    if (!strncmp (file->pos, words[i], strlen (words[i])))
      {
        file->pos += strlen (words[i]);
        return;
      }
  strtod (file->pos, &end);
  if (end == file->pos)
    malformed (file, "value expected");
  file->pos = end;
}

/* A value; each test in it becomes a vector.  *SAID is set to what the file
 * says of their number.  */
static void
json_value (struct file *file, int depth, size_t *said)
{
  static const struct
  {
    const char *name;
    int field;
  } names[] =
    { { "key", KEY }, { "iv", IV }, { "msg", PLAIN }, { "ct", CIPHER },
      { "aad", AAD }, { "tag", TAG } };
  const char *start, *end, *text, *text_end;
  struct vector test = { 0 };
  int is_test = 0, has_result = 0;
  size_t i;
  char *number_end;

  json_space (file);
  if (depth > 20)
    malformed (file, "nested too deep");
  else if (*file->pos == '"')
    json_string (file, &end);
  else if (json_char (file, '['))
    {
      if (json_char (file, ']'))
        return;
      do
        json_value (file, depth + 1, said);
      while (json_char (file, ','));
      if (!json_char (file, ']'))
        malformed (file, "array without end");
    }
  else if (json_char (file, '{'))
    {
      if (json_char (file, '}'))
        return;
      test.mode = file->mode;
      do
        {
          start = json_string (file, &end);
          if (!json_char (file, ':'))
            malformed (file, "colon expected");
          if (file->error)
            break;
          if (is_word (start, end, "tcId"))
            {
              is_test = 1;
              test.line = file->line;
            }
          for (i = 0; i < DIM (names); i++)
            if (is_word (start, end, names[i].name))
              break;
          if (i < DIM (names))
            {
              text = json_string (file, &text_end);
              set_field (file, &test.f[names[i].field], text, text_end);
            }
          else if (is_word (start, end, "result"))
            {
              text = json_string (file, &text_end);
              has_result = 1;
              test.invalid = is_word (text, text_end, "invalid");
              if (!test.invalid && !is_word (text, text_end, "valid"))
                malformed (file, "unknown result");
            }
          else if (is_word (start, end, "numberOfTests"))
            {
              *said = strtoul (file->pos, &number_end, 10);
              file->pos = number_end;
            }
          else
            json_value (file, depth + 1, said);
        }
      while (json_char (file, ','));
      if (!json_char (file, '}'))
        malformed (file, "object without end");
      if (is_test && !has_result)
        malformed (file, "test without result");
      if (is_test && !file->error)
        add_vector (file, &test);
      clear_fields (&test, 0, NUM_FIELDS - 1);
    }
  else
    json_plain (file);
}

static void
read_json (struct file *file)
{
  size_t said = 0;

  file->line = 1;
  json_value (file, 0, &said);
  json_space (file);
  if (*file->pos)
    malformed (file, "more than one value");
  if (file->n != said)
    malformed (file, "not as many tests as it says");
}


/* One of the modes.  Returns an error text, or NULL.  */
static const char *
check_mode (struct test_cipher *c, const struct vector *v)
{
  const struct bytes *f = v->f;
  size_t n = f[PLAIN].n, nblocks = (n + 15) / 16, i;
  int copies = v->mode == TEST_ECB ? COPIES : 1;
  uint8_t *in = xmalloc (16 * nblocks * copies);
  uint8_t *out = xmalloc (16 * nblocks * copies);
  uint8_t iv[16];
  const char *error = NULL;
  int decrypt, many;

  for (decrypt = 0; decrypt <= 1; decrypt++)
    {
      const uint8_t *from = f[decrypt ? CIPHER : PLAIN].p;
      const uint8_t *to = f[decrypt ? PLAIN : CIPHER].p;

      for (many = 1; many <= copies; many += copies - 1)
        {
          memset (in, 0, 16 * nblocks);
          for (i = 0; i < (size_t)many; i++)
            memcpy (in + i * n, from, n);
          if (f[IV].p)
            memcpy (iv, f[IV].p, 16);
          test_cipher_crypt (c, v->mode, decrypt, out, in, many * nblocks,
                             iv);
          for (i = 0; i < (size_t)many; i++)
            if (!error && memcmp (out + i * n, to, n))
              error = decrypt ? "wrong decryption" : "wrong encryption";
          if (!error && f[NEXT_IV].p && memcmp (iv, f[NEXT_IV].p, 16))
            error = "wrong IV afterwards";
          if (copies == 1)
            break;
        }
    }
  free (in);
  free (out);
  return error;
}


/* CBC with the padding of PKCS #5 (RFC 5652, section 6.3).  */
static const char *
check_pkcs5 (struct test_cipher *c, const struct vector *v)
{
  const struct bytes *f = v->f;
  size_t n = f[PLAIN].n, padded = n / 16 * 16 + 16, size = f[CIPHER].n;
  uint8_t *text = xmalloc (padded > size ? padded : size);
  uint8_t iv[16];
  const char *error = NULL;
  size_t pad = 0, i;

  /* The decryption, of anything.  */
  if (size && size % 16 == 0)
    {
      memcpy (iv, f[IV].p, 16);
      test_cipher_crypt (c, TEST_CBC, 1, text, f[CIPHER].p, size / 16, iv);
      pad = text[size - 1];
      if (pad > 16)
        pad = 0;
      for (i = 0; i < pad; i++)
        if (text[size - 1 - i] != pad)
          {
            pad = 0;
            break;
          }
    }
  if (v->invalid)
    {
      if (pad)
        error = "taken for valid";
    }
  else if (!pad || size - pad != n || memcmp (text, f[PLAIN].p, n))
    error = "wrong decryption";
  else
    {
      memcpy (text, f[PLAIN].p, n);
      memset (text + n, padded - n, padded - n);
      memcpy (iv, f[IV].p, 16);
      test_cipher_crypt (c, TEST_CBC, 0, text, text, padded / 16, iv);
      if (padded != size || memcmp (text, f[CIPHER].p, size))
        error = "wrong encryption";
    }
  free (text);
  return error;
}


/* Whether RFC 3610 has nonces and tags of these lengths.  */
static int
ccm_exists (const struct vector *v)
{
  size_t nonce = v->f[IV].n, tag = v->f[TAG].n;

  return nonce >= 7 && nonce <= 13 && tag >= 4 && tag <= 16 && tag % 2 == 0;
}

/* CCM (RFC 3610): a MAC over the nonce, the associated data and the message,
 * and CTR from a block that holds the nonce.  */
static const char *
check_ccm (struct test_cipher *c, const struct vector *v)
{
  const struct bytes *f = v->f;
  size_t n = f[PLAIN].n, padded = (n + 15) / 16 * 16;
  size_t nonce = f[IV].n, tag = f[TAG].n, aad = f[AAD].n, pos;
  uint8_t *text, *mac, state[16] = { 0 }, ctr[16] = { 0 };
  const char *error = NULL;
  int same_text, same_tag;

  if (!ccm_exists (v))
    return v->invalid ? NULL : "valid, but not so by RFC 3610";
  if (n > 0xffff || aad >= 0xff00)
    return "too long for this test";
  text = xmalloc (16 + padded);
  mac = calloc (1, 16 + 16 + aad + 16 + padded);
  if (!mac)
    abort ();

  /* The text as decrypted, block 0 of the key stream before it.  */
  memset (text, 0, 16 + padded);
  memcpy (text + 16, f[CIPHER].p, n);
  ctr[0] = 14 - nonce;
  memcpy (ctr + 1, f[IV].p, nonce);
  test_cipher_crypt (c, TEST_CTR, 1, text, text, 1 + padded / 16, ctr);

  mac[0] = (aad ? 0x40 : 0) | (tag - 2) / 2 << 3 | (14 - nonce);
  memcpy (mac + 1, f[IV].p, nonce);
  mac[14] = n >> 8;
  mac[15] = n;
  pos = 16;
  if (aad)
    {
      mac[pos] = aad >> 8;
      mac[pos + 1] = aad;
      memcpy (mac + pos + 2, f[AAD].p, aad);
      pos += (aad + 2 + 15) / 16 * 16;
    }
  memcpy (mac + pos, text + 16, n);
  test_cipher_mac (c, mac, (pos + padded) / 16, state);
  for (pos = 0; pos < 16; pos++)
    state[pos] ^= text[pos];
  same_tag = !memcmp (state, f[TAG].p, tag);
  same_text = !memcmp (text + 16, f[PLAIN].p, n);

  if (v->invalid)
    error = same_tag ? "taken for valid" : NULL;
  else if (!same_text)
    error = "wrong decryption";
  else if (!same_tag)
    error = "wrong tag";
  free (text);
  free (mac);
  return error;
}


static void
check_file (struct test_cipher *c, const struct file *file)
{
  const char *error, *first = NULL;
  unsigned int line = 0;
  size_t i, wrong = 0;

  for (i = 0; i < file->n; i++)
    {
      const struct vector *v = &file->v[i];

      test_cipher_setkey (c, v->f[KEY].p, v->f[KEY].n);
      error = v->mode == MODE_CCM ? check_ccm (c, v)
              : v->mode == MODE_PKCS5 ? check_pkcs5 (c, v)
              : check_mode (c, v);
      if (!error)
        continue;
      if (!wrong++)
        {
          first = error;
          line = v->line;
        }
    }
  if (wrong)
    test_fail ("%s: %s: %zu of %zu vectors, the first in line %u: %s",
               c->name, file->name, wrong, file->n, line, first);
  else
    test_pass ("%s: %s: %zu vectors", c->name, file->name, file->n);
}


/* Read FILE from the folder.  Returns whether it has vectors to use.  */
static int
load_file (struct file *file)
{
  char *path = xmalloc (strlen (test_options.vectors) + 1
                        + strlen (file->name) + 1);
  size_t size = 0, room = 1 << 16, got;
  FILE *stream;

  sprintf (path, "%s/%s", test_options.vectors, file->name);
  stream = fopen (path, "rb");
  if (!stream && (errno == ENOENT || errno == ENOTDIR))
    test_skip ("%s: no such file in %s", file->name, test_options.vectors);
  else if (!stream)
    test_fail ("%s: %s", path, strerror (errno));
  free (path);
  if (!stream)
    return 0;

  file->text = xmalloc (room);
  while ((got = fread (file->text + size, 1, room - size - 1, stream)))
    {
      size += got;
      if (size == room - 1)
        {
          room *= 2;
          file->text = realloc (file->text, room);
          if (!file->text)
            abort ();
        }
    }
  file->text[size] = 0;
  if (ferror (stream))
    malformed (file, strerror (errno));
  else if (strlen (file->text) != size)
    malformed (file, "binary data");
  fclose (stream);
  file->pos = file->text;
  if (!file->error)
    file->read (file);
  free (file->text);
  if (file->error)
    test_fail ("%s: line %u: %s", file->name, file->line, file->error);
  else if (!file->n)
    test_fail ("%s: holds no vector", file->name);
  else
    printf ("%s: %zu vectors\n", file->name, file->n);
  return !file->error && file->n;
}


static void
free_file (struct file *file)
{
  size_t i;

  for (i = 0; i < file->n; i++)
    clear_fields (&file->v[i], 0, NUM_FIELDS - 1);
  free (file->v);
}


int
main (int argc, char **argv)
{
  static struct file files[] =
    {
#define FILE_ROW(name, read, mode) \
      { name, read, mode, NULL, NULL, 0, NULL, NULL, 0, 0 }
      FILE_ROW ("openssl/evpciph_camellia.txt", read_fields, -1),
      FILE_ROW ("botan/camellia.vec", read_fields, TEST_ECB),
      FILE_ROW ("pyca/camellia-128-ecb.txt", read_ntt, TEST_ECB),
      FILE_ROW ("pyca/camellia-192-ecb.txt", read_ntt, TEST_ECB),
      FILE_ROW ("pyca/camellia-256-ecb.txt", read_ntt, TEST_ECB),
      FILE_ROW ("pyca/camellia-cbc.txt", read_fields, TEST_CBC),
      FILE_ROW ("pyca/camellia-cfb.txt", read_fields, TEST_CFB),
      FILE_ROW ("pyca/camellia-ofb.txt", read_fields, TEST_OFB),
      FILE_ROW ("wycheproof/camellia_cbc_pkcs5_test.json", read_json,
                MODE_PKCS5),
      FILE_ROW ("wycheproof/camellia_ccm_test.json", read_json, MODE_CCM),
#undef FILE_ROW
    };
  struct test_cipher c;
  unsigned int idx = 0;
  size_t i, k, vectors = 0, unused = 0;
  int usable[DIM (files)];

  test_begin (argc, argv, "public test vectors");
  if (!test_options.vectors)
    {
      test_skip ("no folder of vectors given (--vectors,"
                 " CAMELLIA_SIMD_VECTORS)");
      return test_end ();
    }
  for (i = 0; i < DIM (files); i++)
    {
      usable[i] = load_file (&files[i]);
      if (!usable[i])
        continue;
      vectors += files[i].n;
      for (k = 0; k < files[i].n; k++)
        unused += files[i].v[k].mode == MODE_CCM
                  && !ccm_exists (&files[i].v[k]);
    }
  printf ("%zu vectors used, and %zu only seen to have lengths that CCM does"
          " not have\n", vectors - unused, unused);
  while (vectors && test_cipher_next (&c, &idx))
    for (i = 0; i < DIM (files); i++)
      if (usable[i])
        check_file (&c, &files[i]);
  for (i = 0; i < DIM (files); i++)
    free_file (&files[i]);
  return test_end ();
}
