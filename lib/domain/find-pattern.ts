/** Finds text as it is written, whatever its case; undefined when there is nothing to look for. */
export function findPattern(needle: string): RegExp | undefined {
  if (needle.trim() === "") return undefined;
  return new RegExp(needle.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "giu");
}
