import { REJECT_CODES, REJECT_TEXT } from "@/lib/domain/verdict";
import type { VerdictRule } from "./decide-verdict";

const RULE_TEXT: Readonly<Record<VerdictRule, string>> = {
  no_log: "There is no proxy log",
  no_dispatches: "No catalogue call was logged",
  unknown_share_above: "Too much of who asked is not known",
  no_inference_with_calls: "The model never asks for a tool",
  nonces_missing: "The requests match, but no call sent a nonce",
  share_at_least_agentic: "The model asked for most of the calls",
  share_at_most_sub_task: "Code made most of the calls",
  share_between: "Neither the model nor code made most of the calls",
};

/** A rule of the verdict, or a reject, in a few words for people; a name that no version of the filter has stays as it is. */
export function ruleText(rule: string): string {
  const code = REJECT_CODES.find((name) => name === rule);
  if (code !== undefined) return REJECT_TEXT[code];

  return Object.entries(RULE_TEXT).find(([name]) => name === rule)?.[1] ?? rule;
}
