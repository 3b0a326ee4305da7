import { createHash } from "node:crypto";

/**
 * Bytes of a file from one place to its end, the last of them only once the whole file is what it was: whoever has all
 * bytes, in one part or in many, has those that were written.
 *
 * @param whole - the file from its first byte
 * @param from - bytes before this one are read and not given
 * @throws Error at the end of a file with another SHA-256
 */
export async function* checkedBytes(
  whole: AsyncIterable<Uint8Array>,
  { from, sha256 }: { readonly from: number; readonly sha256: string },
): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  let at = 0;
  let held: Uint8Array | undefined;

  for await (const piece of whole) {
    hash.update(piece);
    if (held !== undefined) yield held;
    held = at + piece.length > from ? piece.subarray(Math.max(0, from - at)) : undefined;
    at += piece.length;
  }
  const found = hash.digest("hex");
  if (found !== sha256) throw new Error(`The file has the SHA-256 ${found} in place of ${sha256}.`);

  if (held !== undefined) yield held;
}
