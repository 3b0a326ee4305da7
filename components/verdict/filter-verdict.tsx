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

/** What the filter said. Where people answered otherwise their answer comes first, and the verdict is struck through beneath it. */
export function FilterVerdict({ verdict, label, rule, filter }: FilterVerdictProps) {
  const why = `Filter ${filter}: ${ruleText(rule)}`;
  if (label === null || label === verdict) return <VerdictBadge verdict={verdict} title={why} />;
  const { mark, word } = VERDICT_LOOK[verdict];
  const answer = LABEL_LOOK[label];
  const isDecided = DECIDED_VERDICTS.some((one) => one === verdict);

  return (
    <span
      // Both in the height of a row with room above and below, each word whole. The first begins where the word of a badge does.
      className="flex min-w-0 flex-col pb-0.5 pl-1.5 text-caption leading-3 whitespace-nowrap"
      title={`${isDecided ? "Overridden" : "Answered"}: people say ${answer.word}. ${why}`}
    >
      <span className={`font-medium ${answer.ink}`}>
        <span aria-hidden>{answer.mark} </span>
        {answer.word}
      </span>
      <span className="text-ink-3">
        <span className="sr-only">, {isDecided ? "overridden" : "answered"}; the filter said </span>
        <span aria-hidden>{mark} </span>
        <s>{word}</s>
      </span>
    </span>
  );
}
