import type { StructureLabel } from "@/lib/domain/label";
import { DECIDED_VERDICTS, type Verdict } from "@/lib/domain/verdict";
import { ruleText } from "@/lib/filter/rule-text";
import { LABEL_LOOK } from "./label-badge";
import { VERDICT_LOOK, VerdictBadge } from "./verdict-badge";

interface FilterVerdictProps {
  verdict: Verdict;
  label: StructureLabel | null;
  /** The rule that decided. */
  rule: string;
  /** Name of the filter version that gave the verdict. */
  filter: string;
}

/** What the filter said: struck through, and still readable, where people answered otherwise, with the answer. */
export function FilterVerdict({ verdict, label, rule, filter }: FilterVerdictProps) {
  const why = `Filter ${filter}: ${ruleText(rule)}`;
  if (label === null || label === verdict) return <VerdictBadge verdict={verdict} title={why} />;
  const { mark, word } = VERDICT_LOOK[verdict];
  const answer = LABEL_LOOK[label];
  const isDecided = DECIDED_VERDICTS.some((one) => one === verdict);

  return (
    <span
      className="flex h-5 min-w-0 flex-wrap gap-x-1 overflow-hidden pl-1.5 text-caption leading-5 text-ink-3"
      title={`${isDecided ? "Overridden" : "Answered"}: people say ${answer.word}. ${why}`}
    >
      <span className="flex max-w-full min-w-0 gap-0.5">
        <span className="truncate">
          <span className="sr-only">
            {isDecided ? "overridden" : "answered"} by {answer.word}, was:{" "}
          </span>
          <span aria-hidden>{mark} </span>
          <s>{word}</s>
        </span>
        {/* The label has a column of its own, which a narrow window cuts off. */}
        <span aria-hidden className="shrink-0">
          →<span className={answer.ink}>{answer.mark}</span>
        </span>
      </span>
      {/* Where there is no room it goes to a second line, out of sight: it is there whole or not at all. */}
      <span aria-hidden className={answer.ink}>
        {answer.word}
      </span>
    </span>
  );
}
