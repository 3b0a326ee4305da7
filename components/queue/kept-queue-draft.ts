import type { QueueDraft } from "./queue-draft";

/** Whose it is: what one person typed for one corpus is nobody else's. */
interface DraftPlace {
  readonly person: string | undefined;
  readonly corpus: string;
}

let kept: { readonly key: string; readonly draft: QueueDraft } | undefined;

const keyOf = ({ person, corpus }: DraftPlace) => `${person ?? ""}/${corpus}`;

/** A queue that was left half made by Esc or a press beside the form, as long as the page is not loaded anew. */
export function keptDraft(place: DraftPlace): QueueDraft | undefined {
  return kept?.key === keyOf(place) ? kept.draft : undefined;
}

/** Keeps one, or forgets what was kept. */
export function keepDraft(place: DraftPlace, draft: QueueDraft | undefined): void {
  kept = draft && { key: keyOf(place), draft };
}
