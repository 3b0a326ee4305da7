"use client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PaneSection } from "@/components/review/pane-section";
import { BoundMark } from "@/components/run-comparison/bound-mark";
import { RequestError } from "@/components/shell/request-error";
import { formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { runJudgementOptions } from "@/lib/client/run-judgement";
import type { RunJudgement } from "@/lib/contract/judge-audit";
import { atLeastWords } from "@/lib/domain/open-words";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";

interface RunScoreSectionProps {
  run: string;
  /** Of this trajectory; null where the judge gave none. */
  score: number | null;
}

/** What the judge's scores make of the whole run: derived values, none of them the trajectory's own. */
export function RunScoreSection({ run, score }: RunScoreSectionProps) {
  const judged = useQuery(runJudgementOptions(run));

  return (
    <PaneSection title="Run score" aside="derived values of the run">
      {judged.isPending ? <Skeleton width="70%" /> : null}
      {judged.isLoadingError ? (
        <RequestError
          place="panel"
          title="The run’s values could not be loaded"
          error={judged.error}
          onRetry={() => void judged.refetch()}
        />
      ) : null}
      {judged.data ? <Values of={judged.data} score={score} /> : null}
    </PaneSection>
  );
}

function Values({ of, score }: { of: RunJudgement; score: number | null }) {
  if (of.kind === "hidden")
    return <p className="text-ink-3">Hidden while you review a trajectory of this run blind.</p>;
  const unsure = of.reason ?? atLeastWords({ rollouts: of.trajectories, open: of.open });
  const rows = [
    {
      name: "Mean quality q",
      says: "Mean score of the judged trajectories, four digits; failed ones are left out.",
      value: figure(of.quality),
      note: countsOf(of),
    },
    { name: "Coefficient", says: COEFFICIENT, value: figure(of.coefficient) },
    { name: "Final score", says: FINAL, value: solvedFigure(of, of.finalScore), note: successOf(of) },
    { name: "Shadow score", says: SHADOW, value: solvedFigure(of, of.shadowScore), note: richnessOf(of) },
    ...(score === null
      ? []
      : [
          {
            name: "Coefficient of this trajectory alone",
            says: ALONE,
            value: `would be ${figure(derivedTrajectoryCoefficient(score))}`,
          },
        ]),
  ];

  return (
    <>
      <dl>
        {rows.map(({ name, says, value, note }) => (
          <div key={name} title={says} className="flex items-baseline justify-between gap-2 py-px">
            <dt className="min-w-0 text-ink-2">
              {name} {note ? <span className="text-caption text-ink-3">{note}</span> : null}
            </dt>
            <dd className="shrink-0 font-mono text-mono">{value}</dd>
          </div>
        ))}
      </dl>
      {unsure === undefined ? null : <p className="mt-1 text-caption text-ink-3">{unsure}</p>}
      <details className="mt-1.5 text-table text-ink-2">
        <summary className="rounded-mark text-ink-3 hover:text-ink">How they are derived</summary>
        <ul className="mt-1 flex flex-col gap-1">
          <li>{COEFFICIENT}</li>
          <li>{FINAL}</li>
          <li>{SHADOW}</li>
          {score === null ? null : <li>{ALONE}</li>}
        </ul>
      </details>
    </>
  );
}

const COEFFICIENT = "Coefficient = 1 from q = 0.8 on, else 0.3 + q × 0.7 ÷ 0.8, four digits.";
const FINAL = "Final score = share of solved trajectories × coefficient.";
const SHADOW = "Shadow score = share of solved trajectories × (0.3 + 0.7 × mean richness), announced to replace it.";
const ALONE =
  "Coefficient of this trajectory alone = the same with its score as q. The arena computes one for runs only: this is what it would be if the run were this one trajectory.";

type Shown = Extract<RunJudgement, { kind: "shown" }>;

function countsOf({ judged, failed, notJudged }: Shown): string {
  return [
    `${formatNumber(judged)} judged`,
    ...(failed === 0 ? [] : [`${formatNumber(failed)} failed`]),
    ...(notJudged === 0 ? [] : [`${formatNumber(notJudged)} not judged`]),
  ].join(", ");
}

/** In the words of the list of runs. */
function successOf({ successRate, reason, open }: Shown): string | undefined {
  if (successRate !== null)
    return open > 0
      ? `solved at least ${figure(successRate)}, ${formatNumber(open)} open`
      : `solved ${figure(successRate)}`;
  if (reason === null) return undefined;

  return open > 0 ? "few scored" : "none scored";
}

/** A score by the share that is solved: where some of it is open, the least that it can be. */
function solvedFigure({ open }: Shown, value: number | null): ReactNode {
  return (
    <>
      <BoundMark bound={open > 0 && value !== null ? "least" : undefined} />
      {figure(value)}
    </>
  );
}

function richnessOf({ richness }: Shown): string | undefined {
  return richness === null ? undefined : `richness ${figure(richness)}`;
}

/** Up to the four digits that the arena keeps. */
function figure(value: number | null): string {
  return value === null ? "n/a" : String(Math.round(value * 10_000) / 10_000);
}
