/** Which bytes of a file a request asks for; the last one is among them. */
export type ByteRange = { readonly first: number; readonly last: number } | "all" | "none";

/**
 * Reads a `Range` header. What is no range of bytes, or asks for several, is answered with the whole file, as the
 * standard allows.
 *
 * @returns "none" for a range that lies behind the end of the file
 * @see RFC 9110, section 14
 */
export function byteRange(header: string | null, sizeBytes: number): ByteRange {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return "all";

  // Without a beginning, the number says how many of the last bytes are wanted.
  const first = from === "" ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const last = from === "" || to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (from !== "" && to !== "" && Number(to) < first) return "all";

  return first < sizeBytes && first <= last ? { first, last } : "none";
}
