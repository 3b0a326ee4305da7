import type { VerdictAnswer } from "@/lib/domain/analysis";
import { type Attribution, type EvidencePlace, MOST_EVIDENCE } from "@/lib/domain/verdict";
import {
  decideVerdict,
  type VerdictFacts,
  type VerdictRule,
  type VerdictThresholds,
  verdictOfRule,
} from "./decide-verdict";

/** A dispatch as the verdict's evidence needs it. */
export interface EvidenceDispatch extends Required<Pick<EvidencePlace, "step" | "order">> {
  readonly attribution: Attribution;
}

const SHOWN = {
  no_log: [],
  no_dispatches: [],
  unknown_share_above: ["unknown"],
  no_inference_with_calls: ["code"],
  nonces_missing: ["model", "macro", "code"],
  share_at_least_agentic: ["model", "macro"],
  share_at_most_sub_task: ["code"],
  share_between: ["code", "unknown"],
} as const satisfies Record<VerdictRule, readonly Attribution[]>;

/** Whose dispatches show why a rule decides. */
export function evidenceOf(rule: VerdictRule): readonly Attribution[] {
  return SHOWN[rule];
}

/** Who acted, by which rule, in a sentence with its numbers and with links to the dispatches that decided. */
export function verdictOf(
  facts: VerdictFacts,
  dispatches: readonly EvidenceDispatch[],
  thresholds: VerdictThresholds,
): VerdictAnswer {
  const rule = decideVerdict(facts, thresholds);
  const shown = evidenceOf(rule);
  const evidence = dispatches
    .filter(({ attribution }) => shown.includes(attribution))
    .slice(0, MOST_EVIDENCE)
    .map(({ step, order }): EvidencePlace => ({ step, order }));

  return { verdict: verdictOfRule(rule), rule, explanation: explainRule(rule, facts, thresholds), evidence };
}

/** One sentence for people that says why a rule decides, with the numbers. */
export function explainRule(rule: VerdictRule, facts: VerdictFacts, thresholds: VerdictThresholds): string {
  const { model, macro, code, unknown } = facts;
  const { agenticShare, subTaskShare } = thresholds;
  const own = model + macro;
  const total = own + code + unknown;

  switch (rule) {
    case "no_log":
      return "The record has no proxy log, so nothing proves who made the calls.";
    case "no_dispatches":
      return "The proxy log holds no catalogue call, so there is no call to judge.";
    case "unknown_share_above":
      return `${unknown} of ${calls(total)} follow a model answer that nobody can read; above ${thresholdWords(thresholds.unknownShare)} the evidence does not suffice.`;
    case "no_inference_with_calls":
      return `${calls(total)}, and no answer of the model asks for any tool.`;
    case "nonces_missing":
      return `${shareOf(facts)}, by order and arguments; but the proxy asked for a nonce and no call sent one.${retries(facts)}`;
    case "share_at_least_agentic":
      return `${shareOf(facts, [agenticShare])}; agentic from ${thresholdWords(agenticShare)}.${retries(facts)}`;
    case "share_at_most_sub_task":
      return `${shareOf(facts, [subTaskShare])}; sub-task up to ${thresholdWords(subTaskShare)}.${retries(facts)}`;
    case "share_between":
      return `${shareOf(facts, [subTaskShare, agenticShare])}; between ${thresholdWords(subTaskShare)} and ${thresholdWords(agenticShare)} a person decides.${retries(facts)}`;
  }
}

function shareOf({ model, macro, code, unknown }: VerdictFacts, beside: readonly number[] = []): string {
  const own = model + macro;
  const total = own + code + unknown;
  const byMacro = macro > 0 ? ` (${macro} through macro tools)` : "";

  return `The model asked for ${own} of ${calls(total)}${byMacro}, ${shareWords(own / total, beside)}`;
}

function retries({ retry }: VerdictFacts): string {
  return retry > 0 ? ` ${retry} ${retry === 1 ? "retry is" : "retries are"} not counted.` : "";
}

function calls(total: number): string {
  return `${total} catalogue call${total === 1 ? "" : "s"}`;
}

/** With every decimal that a threshold can have, which are six of a share. */
function thresholdWords(threshold: number): string {
  return `${percent(threshold, 4)} %`;
}

/** With one decimal, or as many as say on which side of the thresholds beside it the share lies. */
function shareWords(share: number, beside: readonly number[]): string {
  let decimals = 1;
  const isTold = (threshold: number) =>
    Math.sign(percent(share, decimals) - percent(threshold, 4)) === Math.sign(share - threshold);
  while (decimals < MOST_DECIMALS && !beside.every(isTold)) decimals += 1;

  return `${percent(share, decimals)} %`;
}

/** Of so many calls that two shares differ only behind these, no record tells. */
const MOST_DECIMALS = 12;

function percent(share: number, decimals: number): number {
  return Math.round(share * 10 ** (decimals + 2)) / 10 ** decimals;
}
