"use client";
import Link from "next/link";
import { problemAddress } from "@/components/problem/problem-address";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { NeighbourQuery } from "@/lib/contract/trajectory-detail";

interface ReaderCrumbsProps {
  header: Pick<TrajectoryHeader, "corpus" | "problem" | "run" | "rollout">;
  table: NeighbourQuery;
}

/** Way back to the table as it was, and which run this is. */
export function ReaderCrumbs({ header, table }: ReaderCrumbsProps) {
  const params = new URLSearchParams({ corpus: table.corpus });
  if (table.filter) params.set("filter", table.filter);
  if (table.sort !== "-imported") params.set("sort", table.sort);

  return (
    <nav aria-label="Where this is" className="flex min-w-0 items-center gap-2">
      <Link href={`/trajectories?${params}`} className="shrink-0 rounded-mark text-ink-2 hover:text-ink">
        ‹ Trajectories
      </Link>
      <span aria-hidden className="text-ink-3">
        /
      </span>
      <span className="min-w-0 truncate font-medium" title={`${header.corpus.name}, ${header.run.name}`}>
        {header.run.name}
      </span>
      <span className="hidden min-w-0 truncate text-ink-3 wide:inline">{header.corpus.name}</span>
      <Link
        href={problemAddress(header.problem.id, header.corpus.id)}
        prefetch={false}
        title={`Every rollout of the problem ${header.problem.key}`}
        className="hidden shrink-0 rounded-mark text-ink-2 hover:text-ink hover:underline narrow:inline"
      >
        Its problem
      </Link>
    </nav>
  );
}
