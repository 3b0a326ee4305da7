import type { Comment } from "@/lib/contract/comments";
import { DEFAULT_LAYERS, readerLinkPairs } from "@/lib/domain/reader-link";
import { spanFieldWord } from "@/lib/domain/span-field-word";

type Placed = Pick<Comment, "step" | "span">;

/** Where a comment stands, in words. */
export function commentPlace({ step, span }: Placed): string {
  if (step === null) return "the whole trajectory";
  return span ? `step ${step + 1}, ${spanFieldWord(span.field)}` : `step ${step + 1}`;
}

/** The address that opens the reader at a comment. */
export function commentAddress(trajectory: string, { id, step, span }: Pick<Comment, "id"> & Placed): string {
  const pairs = readerLinkPairs({
    ...(step === null ? {} : { step }),
    ...(span?.call === undefined ? {} : { call: span.call }),
    ...(span ? { range: { field: span.field, start: span.start, end: span.end } } : {}),
    mode: "story",
    layers: DEFAULT_LAYERS,
  });
  const query = new URLSearchParams([...pairs.map(([name, value]) => [name, value]), ["comment", id]]);

  return `/trajectories/${trajectory}?${query}`;
}
