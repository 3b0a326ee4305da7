import type { StructureLabel } from "@/lib/domain/label";
import { DECIDED_VERDICTS, type Verdict } from "@/lib/domain/verdict";
import { VERDICT_LOOK, VerdictBadge } from "./verdict-badge";

interface FilterVerdictProps {
  verdict: Verdict;
  label: StructureLabel | null;
  /** The rule that decided. */
  rule: string;
}

/** What the filter said: struck through, and still readable, where a person answered otherwise. */
export function FilterVerdict({ verdict, label, rule }: FilterVerdictProps) {
  const why = `Decided by ${rule.replaceAll("_", " ")}`;
  if (label === null || label === verdict) return <VerdictBadge verdict={verdict} title={why} />;
  const { mark, word } = VERDICT_LOOK[verdict];
  const isDecided = DECIDED_VERDICTS.some((one) => one === verdict);

  return (
    <span
      className="truncate px-1.5 text-caption text-ink-3"
      title={`${isDecided ? "Overridden" : "Answered by a person"}. ${why}`}
    >
      <span className="sr-only">{isDecided ? "overridden: " : "answered, was: "}</span>
      <span aria-hidden>{mark} </span>
      <s>{word}</s>
    </span>
  );
}
