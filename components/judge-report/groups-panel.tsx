"use client";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Segmented } from "@/components/ui/segmented";
import type { JudgeReport } from "@/lib/contract/judge";
import type { AddressOf } from "./address-of";
import { auditedCells } from "./audited-cells";
import { CountLink } from "./count-link";
import type { GroupFacet, SetJudgeState } from "./judge-state";
import { ReportTable } from "./report-table";
import { scaledName, scaleTop } from "./scale-top";

const NAME: Readonly<Record<GroupFacet, string>> = {
  model: "Judge model",
  rubric: "Rubric",
  bucket: "Bucket",
  agent: "Agent",
};
const OPTIONS = (["model", "rubric", "bucket", "agent"] as const).map((value) => ({ value, label: NAME[value] }));
const FEW = 10;

interface GroupsPanelProps {
  report: Pick<JudgeReport, "groups">;
  by: GroupFacet;
  setState: SetJudgeState;
  addressOf: AddressOf;
}

/** Where the judge errs: by its model, its rubric, the bucket or the agent. */
export function GroupsPanel({ report, by, setState, addressOf }: GroupsPanelProps) {
  const [isWhole, setWhole] = useState(false);
  const { all, items } = report.groups[by];
  const estimates = items.map(({ error }) => error);
  const top = scaleTop(estimates);
  const hasLabels = items.some(({ labels }) => labels > 0);
  const shown = isWhole ? items : items.slice(0, FEW);

  return (
    <Panel
      title={hasLabels ? "Where it errs" : "Where it judged and failed"}
      subtitle={
        hasLabels
          ? "Share of audited trajectories at which people name another gate. Failed judgements are counted apart."
          : "How often it errs appears here once people have audited some of them."
      }
    >
      <div className="mb-3">
        <Segmented
          label={hasLabels ? "Error by" : "Group by"}
          value={by}
          options={OPTIONS}
          onValueChange={(value) => setState({ by: value })}
        />
      </div>
      <ReportTable
        caption={`${hasLabels ? "Judge error rate" : "Judged and failed"} by ${NAME[by].toLowerCase()}`}
        columns={[
          { name: NAME[by] },
          { name: "Judged", isNumber: true },
          { name: "Failed", isNumber: true },
          ...(hasLabels
            ? [{ name: "Audited", isNumber: true as const }, { name: scaledName("Judge errs", estimates) }]
            : []),
        ]}
        rows={shown.map(({ name, value, judged, failed, labels, error, labelFilter }) => ({
          key: value,
          head: name === null ? <span className="text-ink-3">none named</span> : <InertText text={name} />,
          cells: [
            <CountLink
              key="judged"
              count={judged.count}
              href={addressOf(judged.filter)}
              of={`judged, ${name ?? "none named"}`}
            />,
            <CountLink
              key="failed"
              count={failed.count}
              href={addressOf(failed.filter)}
              of={`failed, ${name ?? "none named"}`}
            />,
            ...(hasLabels
              ? auditedCells({
                  count: labels,
                  href: addressOf(labelFilter),
                  of: `audited, ${name ?? "none named"}`,
                  error,
                  top,
                })
              : []),
          ],
        }))}
      />
      {items.length > FEW ? (
        <div className="mt-2 flex items-center gap-2 text-caption text-ink-3">
          <Button size="small" variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show ${countOf(items.length, "row")}`}
          </Button>
          {all > items.length ? `The ${formatNumber(items.length)} judged most of ${formatNumber(all)}.` : null}
        </div>
      ) : null}
    </Panel>
  );
}
