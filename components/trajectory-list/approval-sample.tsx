import { shortWhereAlike } from "@/components/problem/short-names";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { structureWord } from "@/components/verdict/structure-word";
import type { ApprovalPreview } from "@/lib/contract/labels";
import { ApprovalMadeOf } from "./approval-made-of";
import { RunCell } from "./run-cell";
import { TaskText } from "./task-text";

/** Of the name of a run: beside it the task has to say something as well. */
const MOST_CHARS = 19;

/** How many rows an approval would change, with a few of them. */
export function ApprovalSample({ preview }: { preview: ApprovalPreview }) {
  if (preview.matching === 0) return <p>No row matches this filter, so there is nothing to approve.</p>;
  if (preview.changing === 0)
    return (
      <p>
        {isAllApproved(preview)
          ? `${allRows(preview.matching)} approved already.`
          : ["There is nothing to approve.", ...whyUnchanged(preview)].join(" ")}
      </p>
    );

  const shortOf = shortWhereAlike(
    preview.sample.map(({ run }) => run),
    MOST_CHARS,
  );

  return (
    <div>
      <p>
        <strong className="font-semibold">{countOf(preview.changing, "trajectory", "trajectories")}</strong>{" "}
        {["will be approved for export.", ...whyUnchanged(preview), "You can undo it as a whole."].join(" ")}
      </p>
      <ApprovalMadeOf madeOf={preview.madeOf} changing={preview.changing} />
      <p className="mt-3 text-caption font-semibold text-ink-2">A sample of them</p>
      <ul className="mt-1 rounded-control border border-line">
        {preview.sample.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-b border-line px-2.5 py-1.5 last:border-b-0">
            <span className="min-w-0 flex-1 truncate">
              <TaskText query={row.query} />
            </span>
            <span className="flex max-w-1/2 min-w-0 shrink-0 text-table">
              <RunCell run={row.run} short={shortOf(row.run)} rollout={row.rollout} />
            </span>
            <span className="shrink-0 text-table text-ink-2">{structureWord(row.label ?? row.verdict)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function allRows(count: number): string {
  return count === 1 ? "The one row is" : `All ${formatNumber(count)} rows are`;
}

function isAllApproved({ empty, rejected }: ApprovalPreview): boolean {
  return empty + rejected === 0;
}

/** A sentence for each reason why rows that match stay as they are. */
function whyUnchanged({ matching, changing, empty, rejected }: ApprovalPreview): string[] {
  const already = matching - changing - empty - rejected;

  return [
    ...(already > 0
      ? [
          `${formatNumber(already)} of ${countOf(matching, "match", "matches")} ${already === 1 ? "is" : "are"} approved already.`,
        ]
      : []),
    ...(rejected > 0
      ? [`${countOf(rejected, "match is", "matches are")} labelled reject and cannot be approved.`]
      : []),
    ...(empty > 0
      ? [`${countOf(empty, "match holds", "matches hold")} no turn of the agent and cannot be approved.`]
      : []),
  ];
}
