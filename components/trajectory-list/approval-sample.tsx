import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ApprovalPreview } from "@/lib/contract/labels";
import { TaskText } from "./task-text";

/** How many rows an approval would change, with a few of them. */
export function ApprovalSample({ preview }: { preview: ApprovalPreview }) {
  const already = preview.matching - preview.changing - preview.empty;
  if (preview.changing === 0)
    return (
      <p>
        {preview.matching === 0
          ? "No row matches this filter, so there is nothing to approve."
          : `All ${formatNumber(preview.matching)} rows are approved already${preview.empty > 0 ? " or hold no turn of the agent" : ""}.`}
      </p>
    );

  return (
    <div>
      <p>
        <strong className="font-semibold">{countOf(preview.changing, "trajectory", "trajectories")}</strong> will be
        approved for export.{" "}
        {already > 0
          ? `${formatNumber(already)} of ${formatNumber(preview.matching)} matches are approved already.`
          : ""}{" "}
        {preview.empty > 0
          ? `${countOf(preview.empty, "match holds", "matches hold")} no turn of the agent and cannot be approved.`
          : ""}{" "}
        You can undo it as a whole.
      </p>
      <p className="mt-3 text-caption font-semibold text-ink-2">A sample of them</p>
      <ul className="mt-1 rounded-control border border-line">
        {preview.sample.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-b border-line px-2.5 py-1.5 last:border-b-0">
            <span className="min-w-0 flex-1 truncate">
              <TaskText query={row.query} />
            </span>
            <span className="shrink-0 text-table text-ink-2">
              {(row.label ?? row.verdict).replace("sub_task", "sub-task").replaceAll("_", " ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
