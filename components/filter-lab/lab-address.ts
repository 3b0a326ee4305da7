/** Names the version that is active, whichever it is. */
export const ACTIVE = "active";

/** Address of the lab of a version. */
export function labAddress(corpus: string, version: string): string {
  return `/filters/${encodeURIComponent(version)}?${new URLSearchParams({ corpus })}`;
}
