"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { InertText } from "@/components/import/inert-text";
import { PaneSection } from "@/components/review/pane-section";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { countOf, formatPercent, formatRatio } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { likenessOptions } from "@/lib/client/filter-lab";
import type { KnownLikeness } from "@/lib/contract/pipeline";
import { LeavesChip } from "./leaves-chip";
import { PipelineLink } from "./pipeline-link";
import { RankingTable } from "./ranking-table";

const TITLE = "Pipeline";

/** Members that are named; the rest are counted. */
const MOST_MEMBERS = 8;

interface NearDuplicatesSectionProps {
  /** Public id. */
  trajectory: string;
  /** Public id of its corpus, in whose lab the pipeline is. */
  corpus: string;
}

/** Where a trajectory leaves the pipeline and why, what it is alike to, and what ranks it. */
export function NearDuplicatesSection({ trajectory, corpus }: NearDuplicatesSectionProps) {
  const likeness = useQuery(likenessOptions(trajectory));
  if (likeness.isPending)
    return (
      <PaneSection title={TITLE}>
        <p role="status">
          <span className="sr-only">Looking up where it leaves the pipeline</span>
          <Skeleton height={36} />
        </p>
      </PaneSection>
    );
  if (likeness.isLoadingError)
    return (
      <PaneSection title={TITLE}>
        <Refused error={likeness.error} onRetry={() => void likeness.refetch()} />
      </PaneSection>
    );

  if (likeness.data.state !== "known")
    return (
      <PaneSection title={TITLE}>
        <Behind state={likeness.data.state} corpus={corpus} onAgain={() => void likeness.refetch()} />
      </PaneSection>
    );

  return <Known likeness={likeness.data} trajectory={trajectory} />;
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // A role that may not see it: trying again does not change that.
  if (error instanceof ApiError && (error.code === "FORBIDDEN" || error.code === "NOT_FOUND"))
    return <p className="text-ink-2">{error.message}</p>;

  return (
    <RequestError
      place="panel"
      title="Where it leaves the pipeline could not be read"
      error={error}
      onRetry={onRetry}
    />
  );
}

const BEHIND = {
  being_made: "Where trajectories leave the pipeline is being brought up to date. It comes here by itself.",
  out_of_date: "The pipeline was last run with other labels, trajectories or verdicts.",
  not_yet: "The pipeline has not come to this trajectory yet.",
} as const;

interface BehindProps {
  state: keyof typeof BEHIND;
  corpus: string;
  onAgain: () => void;
}

function Behind({ state, corpus, onAgain }: BehindProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="status" className="text-ink-2">
        {BEHIND[state]}
        {state === "out_of_date" ? (
          <>
            {" "}
            It is brought up to date in the <PipelineLink corpus={corpus} />.
          </>
        ) : null}
      </p>
      {state === "being_made" ? null : <Button onClick={onAgain}>Look again</Button>}
    </div>
  );
}

function Known({ likeness, trajectory }: { likeness: KnownLikeness; trajectory: string }) {
  const { stage, why, representative, groupSize, members, ranking } = likeness;
  const others = members.filter(({ id }) => id !== trajectory && id !== representative?.id);
  const named = others.slice(0, MOST_MEMBERS);
  // Itself and its representative, which is itself where it has none, stand above.
  const othersInAll = groupSize - (representative && representative.id !== trajectory ? 2 : 1);

  return (
    <PaneSection title={TITLE} aside={<LeavesChip stage={stage} />}>
      <p className="text-ink-2 wrap-anywhere">
        <InertText text={why} />
      </p>
      {representative && representative.id !== trajectory ? (
        <p className="mt-1.5">
          Represented by{" "}
          <Link href={`/trajectories/${representative.id}`} prefetch={false} className="text-accent underline">
            <PlainText text={representative.run} />
          </Link>
          <span className="text-ink-3">
            {" "}
            {[alikeWords(likeness), `rank ${formatRatio(representative.rank)}`].filter(Boolean).join(", ")}
          </span>
        </p>
      ) : null}
      {others.length > 0 ? (
        <>
          <h3 className="mt-2 text-caption text-ink-3">
            {countOf(othersInAll, "other near-duplicate", "other near-duplicates")}
          </h3>
          <ul>
            {named.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
          {othersInAll > named.length ? (
            <p className="text-caption text-ink-3">and {countOf(othersInAll - named.length, "more", "more")}</p>
          ) : null}
        </>
      ) : null}
      {ranking.length > 0 ? <RankingTable ranking={ranking} /> : null}
    </PaneSection>
  );
}

/** Calls are the same or not; how much of the thoughts is the same is an estimate. */
function alikeWords({ alikeBy, similarity }: Pick<KnownLikeness, "alikeBy" | "similarity">): string {
  if (alikeBy === "calls") return "same calls";

  return similarity === null ? "" : `about ${formatPercent(similarity)} alike`;
}

function Member({ member }: { member: KnownLikeness["members"][number] }) {
  const { id, run, rank, isKept } = member;

  return (
    <li className="flex min-h-6 items-baseline gap-2">
      <Link
        href={`/trajectories/${id}`}
        prefetch={false}
        title={run}
        className="min-w-0 flex-1 truncate text-accent underline"
      >
        <PlainText text={run} />
      </Link>
      {isKept ? <span className="text-caption text-agentic">✓ kept</span> : null}
      <span className="text-caption text-ink-3">{alikeWords(member)}</span>
      <span title="Rank" className="font-mono text-mono">
        <span className="sr-only">rank </span>
        {formatRatio(rank)}
      </span>
    </li>
  );
}
