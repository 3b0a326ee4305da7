import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { Review } from "@/lib/contract/labels";

/** What an undo took back. */
export type Undone = "label" | "approval" | "gate";

/** What stands after an undo. A review holds no gate. */
export function undoneWords(kind: Undone, { label, approved }: Pick<Review, "label" | "approved">): string {
  if (kind === "gate") return "Undone: the gate is as it was before";
  if (kind === "approval") return approved ? "Undone: approved for export again" : "Undone: approval taken back";
  const words = label === null ? "Undone: no label" : `Undone: label “${LABEL_LOOK[label].word}” again`;

  // A rejection had taken it back with it.
  return approved ? `${words}; approved for export` : words;
}
