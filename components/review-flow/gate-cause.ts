import type { Reveal } from "@/lib/contract/review-flow";
import type { GateCause } from "@/lib/domain/gate-cause";
import { GATES, type Gate } from "@/lib/domain/judgement";

/** How far a person is with saying why their gate differs. What they wrote of another cause stays through all of it. */
export type CauseState =
  /** "noting": the other cause is what its note says. */
  | { readonly kind: "asking" | "skipped" | "noting"; readonly note: string }
  | { readonly kind: "stored"; readonly cause: GateCause; readonly note: string };

/** The person's gate and the judge's where they differ; undefined where either named none, or the answer does not count. */
export function differingGates({
  detail,
  answers,
  isExtra,
}: Reveal): { readonly own: Gate; readonly judged: Gate } | undefined {
  const own = GATES.find((gate) => String(gate) === answers["gate"]);
  const judged = GATES.find((gate) => gate === detail.header.judgement?.gate);
  if (isExtra || own === undefined || judged === undefined || own === judged) return undefined;

  return { own, judged };
}

/** Asked, unless a cause was said before: by the person themself, with the note of it, or by another with the same gate. */
export function firstCauseState({ detail: { gateReview }, answers, ownCause }: Reveal): CauseState {
  if (ownCause) return { kind: "stored", cause: ownCause.cause, note: ownCause.note ?? "" };
  const given = String(gateReview?.gate) === answers["gate"] ? gateReview : undefined;

  // Another reviewer's note is no beginning of one's own.
  return given?.cause ? { kind: "stored", cause: given.cause, note: "" } : { kind: "asking", note: "" };
}
