"use client";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import type { MixDimension, WhatIf } from "@/lib/contract/what-if";
import { BarKey, BeforeAfterTable } from "./before-after";

const WORDS = {
  bucket: "Bucket",
  miner: "Miner",
  agent: "Agent version",
  suite: "Suite",
  split: "Split and pool",
} as const satisfies Record<MixDimension, string>;

const MINER = " A miner is who submitted the agent.";

interface MixPanelProps {
  mix: WhatIf["mix"];
  by: MixDimension;
  onBy: (by: MixDimension) => void;
  against: string;
}

/** What the kept trajectories are made of, before and after. */
export function MixPanel({ mix, by, onBy, against }: MixPanelProps) {
  const there = mix.filter(({ rows }) => rows.length > 0);
  const shown = there.find((one) => one.by === by) ?? there[0];
  if (!shown) return null;

  const { rows, others } = shown;
  const options = there.map((one) => ({ value: one.by, label: WORDS[one.by] }));

  return (
    <ChartFrame
      name="mix"
      title="What is kept"
      subtitle={`Trajectories at the end of the pipeline by ${WORDS[shown.by].toLowerCase()}, the largest first.${shown.by === "miner" ? MINER : ""}`}
      isPicture={false}
      actions={<Segmented label="Mix by" value={shown.by} options={options} onValueChange={onBy} />}
      table={{
        columns: [
          { name: WORDS[shown.by] },
          ...["Before", "After", "Enter", "Leave"].map((name) => ({ name, format: formatNumber })),
        ],
        rows: [
          ...rows.map(({ value, before, after, entered, left }) => [
            value ?? "none named",
            before,
            after,
            entered,
            left,
          ]),
          ...(others.values > 0 ? [[othersWords(others.values), others.before, others.after, null, null]] : []),
        ],
      }}
    >
      <div className="flex flex-col gap-3">
        <BeforeAfterTable
          caption={`Kept trajectories by ${WORDS[shown.by].toLowerCase()}, before and after`}
          head={WORDS[shown.by]}
          more={["Enter", "Leave"]}
          rows={rows.map(({ value, before, after, entered, left }, place) => ({
            // None named and an empty name are two rows.
            key: String(place),
            head:
              value === null ? (
                <span className="text-ink-3">none named</span>
              ) : (
                <span className="block max-w-60 truncate" title={value}>
                  <PlainText text={value} />
                </span>
              ),
            before,
            after,
            more: [entered, left],
          }))}
        />
        {others.values > 0 ? (
          <p className="text-caption text-ink-3">
            {othersWords(others.values)}: {formatNumber(others.before)} before, {formatNumber(others.after)} after.
          </p>
        ) : null}
        <BarKey against={against} />
      </div>
    </ChartFrame>
  );
}

function othersWords(values: number): string {
  return countOf(values, "other");
}
