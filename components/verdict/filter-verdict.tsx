import type { StructureLabel } from "@/lib/domain/label";
import type { Verdict } from "@/lib/domain/verdict";
import { VERDICT_LOOK, VerdictBadge } from "./verdict-badge";

interface FilterVerdictProps {
  verdict: Verdict;
  label: StructureLabel | null;
  /** The rule that decided. */
  rule: string;
}

/** What the filter said: struck through, and still readable, where a person's label overrides it. */
export function FilterVerdict({ verdict, label, rule }: FilterVerdictProps) {
  const why = `Decided by ${rule.replaceAll("_", " ")}`;
  if (label === null || label === verdict) return <VerdictBadge verdict={verdict} title={why} />;
  const { mark, word } = VERDICT_LOOK[verdict];

  return (
    <span className="truncate px-1.5 text-caption text-ink-3" title={`Overridden. ${why}`}>
      <span className="sr-only">overridden: </span>
      <span aria-hidden>{mark} </span>
      <s>{word}</s>
    </span>
  );
}
