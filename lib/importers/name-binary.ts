/** Beginnings of files that people pick by mistake, and what to call them. */
const SIGNATURES: readonly { readonly at?: number; readonly bytes: string; readonly name: string }[] = [
  { bytes: "\x89PNG", name: "a PNG image" },
  { bytes: "\xff\xd8\xff", name: "a JPEG image" },
  { bytes: "GIF8", name: "a GIF image" },
  { bytes: "%PDF-", name: "a PDF document" },
  { bytes: "PK\x03\x04", name: "a ZIP archive; unpack it first" },
  { at: 257, bytes: "ustar", name: "a tar archive; unpack it first" },
  { bytes: "7z\xbc\xaf\x27\x1c", name: "a 7z archive; unpack it first" },
  { bytes: "\x28\xb5\x2f\xfd", name: "Zstandard data; unpack it first" },
  { bytes: "\xfd7zXZ", name: "xz data; unpack it first" },
  { bytes: "BZh", name: "bzip2 data; unpack it first" },
  { bytes: "PAR1", name: "a Parquet file; write it as JSON lines first" },
  { bytes: "ARROW1", name: "an Arrow file; write it as JSON lines first" },
  { bytes: "SQLite format 3", name: "an SQLite database" },
  { bytes: "\x7fELF", name: "a program" },
  { bytes: "\xff\xfe", name: "UTF-16 text; save it as UTF-8" },
  { bytes: "\xfe\xff", name: "UTF-16 text; save it as UTF-8" },
];

/** What a file that is no JSON looks like by its first bytes; undefined when they are of no known kind. */
export function nameBinary(head: Uint8Array): string | undefined {
  return SIGNATURES.find(({ at = 0, bytes }) =>
    [...bytes].every((character, index) => head[at + index] === character.charCodeAt(0)),
  )?.name;
}

const LOOKED_AT = 512;
/** One odd character in ten: text of another encoding stays below it. */
const MOST_ODD = 0.1;

/** Whether text decoded from a file's beginning is no text: characters that were no UTF-8, or control characters. */
export function isBinaryText(text: string): boolean {
  const start = [...text.slice(0, LOOKED_AT)];
  const odd = start.filter((character) => /[\uFFFD\p{Cc}]/u.test(character) && !/\s/.test(character));

  return odd.length > start.length * MOST_ODD;
}
