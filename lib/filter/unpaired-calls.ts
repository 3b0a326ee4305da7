import type { Reject } from "@/lib/domain/analysis";
import type { Step } from "@/lib/domain/step";
import type { EvidencePlace } from "@/lib/domain/verdict";

/**
 * R1: calls without an answer, and answers without a call (turns of the tool role, which importers keep only
 * where no call matches). Calls of a simulated user count as well.
 */
export function unpairedCalls(steps: readonly Step[]): Reject | undefined {
  const unanswered = steps.flatMap((step): readonly EvidencePlace[] =>
    step.claimed.flatMap((claim, call) => (claim.result ? [] : [{ step: step.index, call }])),
  );
  const orphans = steps.filter((step) => step.role === "tool").map((step) => ({ step: step.index }));
  if (unanswered.length === 0 && orphans.length === 0) return undefined;

  const calls = unanswered.length > 0 ? [`${count(unanswered.length, "call")} without a response`] : [];
  const answers = orphans.length > 0 ? [`${count(orphans.length, "response")} without a call`] : [];
  return { code: "R1", detail: `${[...calls, ...answers].join(", ")}.`, places: [...unanswered, ...orphans] };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
