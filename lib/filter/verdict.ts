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
  const own = model + macro;
  const total = own + code + unknown;

  switch (rule) {
    case "no_log":
      return "The record has no proxy log, so nothing proves who made the calls.";
    case "no_dispatches":
      return "The proxy log holds no catalogue call, so there is no call to judge.";
    case "unknown_share_above":
      return `${unknown} of ${calls(total)} follow a model answer that was not recorded; above ${percent(thresholds.unknownShare)} the evidence does not suffice.`;
    case "no_inference_with_calls":
      return `${calls(total)}, and no answer of the model asks for any tool.`;
    case "nonces_missing":
      return `${shareOf(facts)}, by order and arguments; but the proxy asked for a nonce and no call sent one.${retries(facts)}`;
    case "share_at_least_agentic":
      return `${shareOf(facts)}; agentic from ${percent(thresholds.agenticShare)}.${retries(facts)}`;
    case "share_at_most_sub_task":
      return `${shareOf(facts)}; sub-task up to ${percent(thresholds.subTaskShare)}.${retries(facts)}`;
    case "share_between":
      return `${shareOf(facts)}; between ${percent(thresholds.subTaskShare)} and ${percent(thresholds.agenticShare)} a person decides.${retries(facts)}`;
  }
}

function shareOf({ model, macro, code, unknown }: VerdictFacts): string {
  const own = model + macro;
  const total = own + code + unknown;
  const byMacro = macro > 0 ? ` (${macro} through macro tools)` : "";

  return `The model asked for ${own} of ${calls(total)}${byMacro}, ${percent(own / total)}`;
}

function retries({ retry }: VerdictFacts): string {
  return retry > 0 ? ` ${retry} ${retry === 1 ? "retry is" : "retries are"} not counted.` : "";
}

function calls(total: number): string {
  return `${total} catalogue call${total === 1 ? "" : "s"}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
