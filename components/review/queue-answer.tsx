import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { LabelEvent } from "@/lib/contract/labels";
import { isStructureLabel } from "@/lib/domain/label";
import { ownInQueue } from "./standing-label";

/** What this person said in a queue, while it is not the label yet; nothing where they said nothing. */
export function QueueAnswer({ events }: { events: readonly LabelEvent[] }) {
  const { queue, value } = ownInQueue(events) ?? {};
  if (!queue || !value || !isStructureLabel(value)) return null;

  return (
    <p className="mt-3 rounded-control bg-raised px-2.5 py-2 text-table wrap-anywhere">
      You answered <strong className="font-medium">{LABEL_LOOK[value].word}</strong> in “{queue}”. It may become the
      label once the queue settles it.
    </p>
  );
}
