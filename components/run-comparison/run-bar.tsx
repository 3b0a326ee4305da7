"use client";
import { X } from "lucide-react";
import { seriesLook } from "@/components/charts/series-look";
import { InertText } from "@/components/import/inert-text";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { IconButton } from "@/components/ui/icon-button";
import type { ComparedRun } from "@/lib/contract/comparison";
import { SeriesMark } from "./series-mark";

interface RunBarProps {
  runs: readonly ComparedRun[];
  onChange: (runs: string[]) => void;
}

/** The runs that are compared, with their harness and what they tried; the first one is the baseline. */
export function RunBar({ runs, onChange }: RunBarProps) {
  const ids = runs.map(({ id }) => id);

  return (
    <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-surface" aria-label="Runs">
      {runs.map((run, place) => (
        <li key={run.id} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
          <span className="flex min-w-0 flex-[1_1_20rem] flex-wrap items-center gap-x-3 gap-y-1">
            <SeriesMark look={seriesLook(place)} />
            <span className="min-w-0 font-medium">
              <InertText text={run.name} />
            </span>
            <HarnessChip run={run} />
            <span className="text-caption text-ink-3">
              <InertText text={[run.suite, run.agent].filter(Boolean).join(" · ")} />
            </span>
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-x-3">
            <RunWords run={run} />
            {/* As wide as the button, so that what stands before it ends alike in each row. */}
            <span className="flex min-w-26 justify-end">
              {place === 0 ? (
                <Chip tone="accent">Baseline</Chip>
              ) : (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Make ${run.name} the baseline`}
                  onClick={() => onChange([run.id, ...ids.filter((id) => id !== run.id)])}
                >
                  Make baseline
                </Button>
              )}
            </span>
            <IconButton
              label={`Take ${run.name} out of the comparison`}
              onClick={() => onChange(ids.filter((id) => id !== run.id))}
            >
              <X aria-hidden />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

function HarnessChip({ run: { harness, declaredTools } }: { run: ComparedRun }) {
  if (harness !== null)
    return (
      <Chip tone="quiet" mark="⚒" title="The tool set that the run played in">
        {harness}
      </Chip>
    );
  if (declaredTools !== null)
    return (
      <Chip tone="quiet" mark="⚒" title={`Nobody names the harness; it declares ${declaredTools.join(", ")}`}>
        {countOf(declaredTools.length, "declared tool")}
      </Chip>
    );

  return (
    <Chip tone="hollow" mark="?">
      harness not named
    </Chip>
  );
}

function RunWords({ run: { measured } }: { run: ComparedRun }) {
  if (measured.status === "empty")
    return (
      <Chip tone="quiet" mark="∅">
        no rollout matches
      </Chip>
    );
  if (measured.status === "refused")
    return (
      <Chip tone="danger" mark="⊘" title={measured.reason}>
        Refused
      </Chip>
    );
  const { problems, fewest, most } = measured;
  const each = fewest === most ? formatNumber(most) : `${formatNumber(fewest)} to ${formatNumber(most)}`;

  return (
    <span className="font-mono text-mono text-ink-2">
      {countOf(problems, "problem")} × {each}
    </span>
  );
}
