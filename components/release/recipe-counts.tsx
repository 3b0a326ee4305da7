"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { PipelineLink } from "@/components/filter-panels/pipeline-link";
import { isRefusal, PartError } from "@/components/split/part-error";
import { PoolChip } from "@/components/split/pool-chip";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Chip } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReleasePreview } from "@/lib/contract/releases";
import { classWarnings } from "@/lib/release/card/release-warnings";
import { NOT_COUNTED, type useRecipePreview } from "./use-recipe-preview";
import { WarningsNote } from "./warnings-note";
import { WhyLeftOut } from "./why-left-out";

interface RecipeCountsProps extends ReturnType<typeof useRecipePreview> {
  corpus: string;
  /** What it asks for of the corpus. */
  filter: string;
}

/** What the recipe takes now, before anything is built. */
export function RecipeCounts({ corpus, filter, toMend, preview }: RecipeCountsProps) {
  const isWhole = toMend === undefined;

  return (
    <Panel
      title="Taken now"
      subtitle="Only problems with a taken row count. Rows too long for the preset are left out later."
    >
      {isWhole ? null : <p className="text-ink-2">{toMend}</p>}
      {isWhole && preview.isPending ? (
        <div role="status">
          <span className="sr-only">Counting</span>
          <Skeleton height={60} />
        </div>
      ) : null}
      {isWhole && isRefusal(preview.error) ? <p className="text-ink-2">{NOT_COUNTED}</p> : null}
      {isWhole && preview.isError && !isRefusal(preview.error) ? (
        <PartError
          corpus={corpus}
          title="It could not be counted"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {isWhole && preview.data ? (
        <Counts corpus={corpus} filter={filter} preview={preview.data} isStale={preview.isPlaceholderData} />
      ) : null}
    </Panel>
  );
}

const BEHIND = { being_made: "being brought up to date", out_of_date: "out of date" } as const;

interface CountsProps {
  corpus: string;
  filter: string;
  preview: ReleasePreview;
  isStale: boolean;
}

function Counts({
  corpus,
  filter,
  preview: { pools, leftOut, unscored, pipelineFilter, classes, selection, refused },
  isStale,
}: CountsProps) {
  const total = pools.reduce((sum, { trajectories }) => sum + trajectories, 0);
  // Not one is approved: it is the table that helps. Of a recipe that could not be read no pool is told.
  const isNoneThere =
    refused !== null && pools.length > 0 && total + leftOut.pipeline + leftOut.otherPool + leftOut.noPool === 0;

  return (
    <div aria-busy={isStale} className="flex flex-col gap-3 aria-busy:opacity-60">
      <div role="status" className="flex flex-col gap-3">
        <p>
          <span className="text-figure">{formatNumber(total)}</span>{" "}
          <span className="text-ink-2">{total === 1 ? "trajectory" : "trajectories"}</span>
        </p>
        <ul className="flex flex-col gap-1">
          {pools.map(({ pool, trajectories, problems }) => (
            <li key={pool} className="flex items-center gap-2">
              <PoolChip pool={pool} />
              <span className="min-w-0 flex-1 text-right">{formatNumber(trajectories)}</span>
              <span className="w-24 text-right text-ink-2">{countOf(problems, "problem")}</span>
            </li>
          ))}
        </ul>
        {classes ? (
          <p className="text-ink-2">
            By label: {formatNumber(classes.wanted)} true, {formatNumber(classes.unwanted)} false
          </p>
        ) : null}
        {classes ? <WarningsNote label="Warnings of what is taken" warnings={classWarnings(classes)} /> : null}
        {unscored > 0 ? <p className="text-ink-2">{unscoredWords(unscored)}</p> : null}
        <dl className="flex flex-col gap-1 border-t border-line pt-2 text-ink-2">
          <LeftOut count={leftOut.pipeline}>
            {leftOut.pipeline > 0 && pipelineFilter !== null ? (
              <Link href={listAddress(corpus, pipelineFilter)} className="rounded-mark text-accent underline">
                left out by the pipeline
              </Link>
            ) : (
              "left out by the pipeline"
            )}
          </LeftOut>
          <LeftOut count={leftOut.otherPool}>in pools that are not shipped</LeftOut>
          <LeftOut count={leftOut.noPool}>of problems that have no pool yet; grow the split to give them one</LeftOut>
        </dl>
        {selection === null ? null : (
          <p className="text-ink-2">
            <Chip tone="hollow">{BEHIND[selection]}</Chip> Labels, trajectories or the version are newer than the
            pipeline, so these are earlier counts.
            {selection === "out_of_date" ? (
              <>
                {" "}
                Bringing it up to date failed or was cancelled. Try it again in the <PipelineLink corpus={corpus} />.
              </>
            ) : null}
          </p>
        )}
      </div>
      {leftOut.pipeline > 0 ? (
        <WhyLeftOut corpus={corpus} filter={pipelineFilter} isAllLeftOut={refused !== null} />
      ) : null}
      {refused ? (
        <p role="alert" className="flex gap-1.5 text-danger">
          <span aria-hidden>✕</span>
          <span className="min-w-0 wrap-anywhere">{total === 0 && leftOut.pipeline > 0 ? NOTHING_LEFT : refused}</span>
        </p>
      ) : null}
      {isNoneThere ? (
        <Link href={listAddress(corpus, filter)} className="rounded-mark text-accent underline">
          Open what matches in the table
        </Link>
      ) : null}
    </div>
  );
}

/** Where the pipeline left rows out: the lines above say how many, and their reasons what helps. */
const NOTHING_LEFT = "Nothing is left to take: all that matches is left out, as counted above with what helps.";

/** Why rows are taken that the funnel does not count as kept. */
function unscoredWords(count: number): string {
  return count === 1
    ? "Nobody scored 1 of them, so the pipeline does not keep it: its approval alone takes it."
    : `Nobody scored ${formatNumber(count)} of them, so the pipeline keeps none of those: their approval alone takes them.`;
}

function LeftOut({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3">
      <dt className="min-w-0 flex-1">{children}</dt>
      <dd className="shrink-0">{formatNumber(count)}</dd>
    </div>
  );
}
