/**
 * The text of an answer, unpacked, unless it is larger than a limit: then the rest is not read.
 *
 * @returns undefined for an answer that is too large
 */
export async function readBounded(response: Response, mostBytes: number): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }

  return Buffer.concat(parts).toString("utf8");
}
