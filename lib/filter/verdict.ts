import type { AttributionCounts, VerdictAnswer } from "@/lib/domain/analysis";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Attribution, EvidencePlace } from "@/lib/domain/verdict";
import type { AttributedDispatch } from "./attribution";
import type { LogEntry } from "./log-entries";

export interface VerdictInput {
  readonly hasLog: boolean;
  readonly entries: readonly LogEntry[];
  readonly dispatches: readonly AttributedDispatch[];
  readonly counts: AttributionCounts;
  readonly thresholds: Pick<FilterThresholds, "agenticShare" | "subTaskShare" | "unknownShare">;
}

// Links for people, not a record: what decided is in the dispatches.
const MAX_EVIDENCE = 50;

/**
 * Who acted (domain 5). The share is that of model and macro among the dispatches; a retry repeats a dispatch
 * that is counted already, so it is on neither side. Rules in order:
 *
 * - no_log, no_dispatches: nothing proves who made a call, or there is no call to judge; a claimed call is no
 *   proof, so neither is guessed from the text
 * - unknown_share_above: too many dispatches follow an answer that was not recorded
 * - no_inference_with_calls: every answer is recorded and none asks for a tool
 * - nonces_missing: the proxy stamped every dispatch as sent without a nonce, yet the requests match
 * - share_at_least_agentic, share_at_most_sub_task, share_between
 */
export function verdictOf(input: VerdictInput): VerdictAnswer {
  const { counts, thresholds } = input;
  if (!input.hasLog)
    return answer(
      input,
      "no_log",
      "insufficient_evidence",
      "The record has no proxy log, so nothing proves who made the calls.",
      [],
    );

  const total = input.dispatches.length - counts.retry;
  if (total === 0) {
    return answer(
      input,
      "no_dispatches",
      "insufficient_evidence",
      "The proxy log holds no catalogue call, so there is no call to judge.",
      [],
    );
  }
  if (counts.unknown / total > thresholds.unknownShare) {
    const sentence = `${counts.unknown} of ${calls(total)} follow a model answer that was not recorded; above ${percent(thresholds.unknownShare)} the evidence does not suffice.`;
    return answer(input, "unknown_share_above", "insufficient_evidence", sentence, ["unknown"]);
  }

  const own = counts.model + counts.macro;
  if (own === 0 && asksForNothing(input.entries)) {
    return answer(
      input,
      "no_inference_with_calls",
      "sub_task",
      `${calls(total)}, and no answer of the model asks for any tool.`,
      ["code"],
    );
  }
  return byShare(input, own, total);
}

function byShare(input: VerdictInput, own: number, total: number): VerdictAnswer {
  const { counts, thresholds } = input;
  const share = own / total;
  const macro = counts.macro > 0 ? ` (${counts.macro} through macro tools)` : "";
  const retry =
    counts.retry > 0 ? ` ${counts.retry} ${counts.retry === 1 ? "retry is" : "retries are"} not counted.` : "";
  const sentence = `The model asked for ${own} of ${calls(total)}${macro}, ${percent(share)}`;

  if (share > thresholds.subTaskShare && sendsNoNonce(input.entries)) {
    return answer(
      input,
      "nonces_missing",
      "review",
      `${sentence}, by order and arguments; but the proxy asked for a nonce and no call sent one.${retry}`,
      ["model", "macro", "code"],
    );
  }
  if (share >= thresholds.agenticShare) {
    return answer(
      input,
      "share_at_least_agentic",
      "agentic",
      `${sentence}; agentic from ${percent(thresholds.agenticShare)}.${retry}`,
      ["model", "macro"],
    );
  }
  if (share <= thresholds.subTaskShare) {
    return answer(
      input,
      "share_at_most_sub_task",
      "sub_task",
      `${sentence}; sub-task up to ${percent(thresholds.subTaskShare)}.${retry}`,
      ["code"],
    );
  }
  const between = `between ${percent(thresholds.subTaskShare)} and ${percent(thresholds.agenticShare)} a person decides`;
  return answer(input, "share_between", "review", `${sentence}; ${between}.${retry}`, ["code", "unknown"]);
}

function answer(
  { dispatches }: VerdictInput,
  rule: string,
  verdict: VerdictAnswer["verdict"],
  explanation: string,
  shown: readonly Attribution[],
): VerdictAnswer {
  const evidence = dispatches
    .filter(({ finding }) => shown.includes(finding.attribution))
    .slice(0, MAX_EVIDENCE)
    .map(({ entry }): EvidencePlace => ({ step: entry.step, order: entry.call.order }));
  return { verdict, rule, explanation, evidence };
}

function asksForNothing(entries: readonly LogEntry[]): boolean {
  return entries.every((entry) => {
    if (entry.kind === "dispatch") return true;
    return (
      entry.body.kind === "failed" ||
      (entry.body.kind === "read" && entry.body.choices.every((made) => made.length === 0))
    );
  });
}

/** True when stamps exist and all of them say "missing": the agent does not take part, which proves neither side. */
function sendsNoNonce(entries: readonly LogEntry[]): boolean {
  const stamps = entries.flatMap(({ kind, call }) =>
    kind === "dispatch" && call.nonceStatus !== undefined ? [call.nonceStatus] : [],
  );
  return stamps.length > 0 && stamps.every((status) => status === "missing");
}

function calls(total: number): string {
  return `${total} catalogue call${total === 1 ? "" : "s"}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
