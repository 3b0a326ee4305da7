const BLOCK = 512;

interface TarFile {
  /** With the folder it lies in; at most 100 bytes. */
  readonly name: string;
  /** Bytes, below 8 GiB. */
  readonly size: number;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** Bytes of the archive of files of these sizes. */
export function tarSize(files: readonly Pick<TarFile, "size">[]): number {
  return files.reduce((sum, { size }) => sum + BLOCK + size + paddingOf(size), 2 * BLOCK);
}

/**
 * Files as one POSIX archive, a piece at a time. Names and sizes alone are written, no times and no owners: the same
 * files give the same bytes.
 *
 * @throws RangeError where a name or a size does not fit, or a file is no longer as long as was said
 * @see IEEE Std 1003.1, pax, "ustar Interchange Format"
 */
export async function* tarArchive(files: Iterable<TarFile>): AsyncGenerator<Uint8Array> {
  for (const { name, size, read } of files) {
    yield header(name, size);
    let sent = 0;
    for await (const piece of read()) {
      sent += piece.length;
      if (sent <= size) yield piece;
    }
    if (sent !== size) throw new RangeError(`${name} has ${sent} bytes in place of ${size}.`);
    yield new Uint8Array(paddingOf(size));
  }
  yield new Uint8Array(2 * BLOCK);
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function header(name: string, size: number): Uint8Array {
  const bytes = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long a name for the archive.`);
  if (size >= 8 ** 11) throw new RangeError(`${name} is too large for the archive.`);
  const write = (text: string, at: number) => bytes.write(text, at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");

  write(name, 0);
  write(octal(0o644, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  // The sum is taken with spaces where it is to stand.
  write(" ".repeat(8), 148);
  write("0", 156);
  write("ustar\0", 257);
  write("00", 263);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)}\0 `, 148);

  return bytes;
}
