import type { Outline } from "@/lib/contract/outline";

// A screen shows about eight steps; three times that many still lay out within a frame or two.
export const SHORT_STEPS = 24;
const SHORT_BYTES = 300_000;

/** Whether all steps may be on the page at once. */
export function isShort({ steps, chunks }: Pick<Outline, "steps" | "chunks">): boolean {
  return steps.length <= SHORT_STEPS && chunks.reduce((sum, chunk) => sum + chunk.rawBytes, 0) <= SHORT_BYTES;
}
