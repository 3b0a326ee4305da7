import { ANSWER_LOOK } from "@/components/filter-lab/answer-look";
import type { RuleDisputes } from "@/lib/contract/filter-difference";
import { DISPUTE_FACT_TEXT } from "@/lib/domain/dispute-fact";
import { ruleText } from "@/lib/filter/rule-text";

const SAMPLE = "50";
/** As long as a name of a queue may be. */
const LONGEST_NAME = 80;

/** The rows that a queue is made of, and what its form begins with. */
export interface DisputeQueue {
  readonly filter: string;
  readonly suggested: { readonly name: string; readonly limit: string };
}

/** A sample of what nobody has labelled yet: further labels say whether people are right about the others too. */
export function disputeQueue(
  { rule, fact, answer, label }: Pick<RuleDisputes["items"][number], "rule" | "fact" | "answer" | "label">,
  filter: string,
): DisputeQueue {
  const what = fact === "none" ? ruleText(rule) : DISPUTE_FACT_TEXT[fact];
  const says = `: filter ${ANSWER_LOOK[answer].word}, people ${ANSWER_LOOK[label].word}`;

  return {
    filter: `${filter} label:none`,
    suggested: { name: `${what.slice(0, LONGEST_NAME - says.length)}${says}`, limit: SAMPLE },
  };
}
