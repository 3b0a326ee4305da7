"use client";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import type { WhatIf } from "@/lib/contract/what-if";
import type { KeptSide, MixDimension } from "@/lib/domain/lab-figure";
import { shortValue } from "@/lib/filter/lab/short-value";
import { BarKey, BeforeAfterTable, CountCell } from "./before-after";
import type { OnFigure } from "./figure-button";
import { MIX_WORDS } from "./figure-words";

const MINER = " A miner is who submitted the agent.";

interface MixPanelProps {
  mix: WhatIf["mix"];
  by: MixDimension;
  onBy: (by: MixDimension) => void;
  against: string;
  onFigure: OnFigure;
}

/** What the kept trajectories are made of, before and after. */
export function MixPanel({ mix, by: chosen, onBy, against, onFigure }: MixPanelProps) {
  const there = mix.filter(({ rows }) => rows.length > 0);
  const shown = there.find((one) => one.by === chosen) ?? there[0];
  if (!shown) return null;

  const { by, rows, others } = shown;
  const options = there.map((one) => ({ value: one.by, label: MIX_WORDS[one.by] }));

  return (
    <ChartFrame
      name="mix"
      title="What is kept"
      subtitle={`Trajectories at the end of the pipeline by ${MIX_WORDS[by].toLowerCase()}, the largest first.${by === "miner" ? MINER : ""}`}
      isPicture={false}
      actions={<Segmented label="Mix by" value={by} options={options} onValueChange={onBy} />}
      table={{
        columns: [
          { name: MIX_WORDS[by] },
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
          caption={`Kept trajectories by ${MIX_WORDS[by].toLowerCase()}, before and after`}
          head={MIX_WORDS[by]}
          onFigure={onFigure}
          rows={rows.map(({ value, before, after, entered, left }, place) => {
            const figureOf = (side: KeptSide) =>
              ({ kind: "kept", side, by, value: value === null ? null : shortValue(value) }) as const;

            return {
              // None named and an empty name are two rows.
              key: String(place),
              head:
                value === null ? (
                  <span className="text-ink-3">none named</span>
                ) : (
                  <span className="block max-w-60 truncate" title={value}>
                    {value === "" ? "“”" : <PlainText text={value} />}
                  </span>
                ),
              before,
              after,
              moves: { entered, left, figureOf },
              figureOf,
            };
          })}
        />
        {others.values > 0 ? (
          <p className="text-caption text-ink-3">
            {othersWords(others.values)}:{" "}
            <CountCell count={others.before} figure={{ kind: "others", side: "before", by }} onFigure={onFigure} />{" "}
            before,{" "}
            <CountCell count={others.after} figure={{ kind: "others", side: "after", by }} onFigure={onFigure} /> after.
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
