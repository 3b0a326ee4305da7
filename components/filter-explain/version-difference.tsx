"use client";
import { useQuery } from "@tanstack/react-query";
import { OtherLink } from "@/components/filter-lab/other-link";
import { LeavesChip } from "@/components/filter-panels/leaves-chip";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { keepPercents } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { VerdictBadge } from "@/components/verdict/verdict-badge";
import { type ComparedVersions, filterDifferenceOptions } from "@/lib/client/filter-explain";
import type { FilterDifference } from "@/lib/contract/filter-difference";
import { ruleText } from "@/lib/filter/rule-text";

interface VersionDifferenceProps extends ComparedVersions {
  /** Public id. */
  trajectory: string;
}

/** What two versions say of a trajectory, which threshold decides it, and why. */
export function VersionDifference({ trajectory, ...compared }: VersionDifferenceProps) {
  const difference = useQuery(filterDifferenceOptions(trajectory, compared));
  if (difference.isPending)
    return (
      <div role="status">
        <span className="sr-only">Comparing the versions</span>
        <Skeleton height={84} />
      </div>
    );
  if (difference.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The versions could not be compared"
        error={difference.error}
        onRetry={() => void difference.refetch()}
      />
    );

  return <Explained difference={difference.data} />;
}

function Explained({ difference: { from, to, thresholds, why } }: { difference: FilterDifference }) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 text-table">
        <Answer side={from} />
        <Answer side={to} />
      </dl>
      <p>{keepPercents(why)}</p>
      {thresholds.length > 0 ? (
        <ul aria-label="Thresholds that differ" className="flex flex-col gap-0.5 text-table">
          {thresholds.map((change) => (
            <Threshold key={change.name} change={change} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Answer({
  side: { version, isDraft, verdict, rule, rejects, coefficient, leaves },
}: {
  side: FilterDifference["from"];
}) {
  return (
    <>
      <dt className="max-w-30 truncate text-ink-2">{isDraft ? "the draft" : <PlainText text={version.name} />}</dt>
      <dd className="flex flex-wrap items-center gap-1">
        <VerdictBadge verdict={verdict} title={ruleText(rule)} />
        {rejects.map(({ code, says }) => (
          <Chip key={code} tone="danger" mark="✕" title={says}>
            {code}
          </Chip>
        ))}
        {coefficient.passes ? null : (
          <Chip tone="danger" mark="✕" title={`It has to be at least ${coefficient.gate}.`}>
            coefficient {coefficient.value ?? "unknown"}
          </Chip>
        )}
        {leaves ? <LeavesChip stage={leaves.stage} title={leaves.why} /> : null}
        {leaves?.other ? (
          <span className="text-caption">
            <OtherLink other={leaves.other} href={`/trajectories/${leaves.other.id}`} />
          </span>
        ) : null}
      </dd>
    </>
  );
}

function Threshold({ change }: { change: FilterDifference["thresholds"][number] }) {
  const { words, from, to, decides, needsOthers } = change;

  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span className="text-ink-2">{words}</span>
      <span className="font-mono text-mono">
        {from} → {to}
      </span>
      {decides ? (
        <Chip tone="accent" mark="●">
          decides
        </Chip>
      ) : null}
      {needsOthers ? <span className="text-caption text-ink-3">depends on other trajectories</span> : null}
    </li>
  );
}
