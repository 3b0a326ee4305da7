/** The first bytes of a stream, `most` at most; the rest is not read. */
export async function takeBytes(source: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    parts.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }

  return Buffer.concat(parts).subarray(0, most);
}
