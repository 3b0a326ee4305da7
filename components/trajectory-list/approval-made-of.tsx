import { Chip } from "@/components/ui/chip";
import { formatNumber } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { OUTCOME_WORD } from "@/components/verdict/outcome-axes";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { ApprovalPreview } from "@/lib/contract/labels";

const LOOK = { ...VERDICT_LOOK, ...LABEL_LOOK };

interface ApprovalMadeOfProps extends Pick<ApprovalPreview, "madeOf" | "changing"> {}

/** What the rows are that would be approved: what speaks against it stands out. */
export function ApprovalMadeOf({ madeOf, changing }: ApprovalMadeOfProps) {
  const { structure, outcome, judged, malformed } = madeOf;
  const others = structure.reduce((sum, { value, count }) => sum + (value === "agentic" ? 0 : count), 0);
  const outcomes = outcome.map(({ value, count }) => `${formatNumber(count)} ${OUTCOME_WORD[value]}`);

  return (
    <ul aria-label="What they are" className="mt-2 flex flex-col gap-1">
      <li className="flex flex-wrap gap-1.5">
        {structure.map(({ value, count }) => (
          <Chip key={value} tone={LOOK[value].tone} mark={LOOK[value].mark}>
            {formatNumber(count)} {LOOK[value].word}
          </Chip>
        ))}
      </li>
      <Warning count={others} one="is not agentic." many="are not agentic." />
      <Warning count={malformed} one="breaks a format rule." many="break a format rule." />
      <li className="text-ink-2">
        {[...outcomes, `${formatNumber(judged)} of ${formatNumber(changing)} judged`].join(", ")}
      </li>
    </ul>
  );
}

function Warning({ count, one, many }: { count: number; one: string; many: string }) {
  if (count === 0) return null;

  return (
    <li className="flex items-center gap-1.5 font-medium text-subtask">
      <span aria-hidden>!</span>
      {formatNumber(count)} {count === 1 ? one : many}
    </li>
  );
}
