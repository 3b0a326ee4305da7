"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { draftAddress } from "@/components/filter-explain/compared-link";
import { problemAddress } from "@/components/problem/problem-address";
import { tableAddress } from "@/components/trajectory-list/table-address";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { NeighbourQuery } from "@/lib/contract/trajectory-detail";
import type { ItemLinksProps } from "./item-links";
import { ReaderPlaceMenu } from "./reader-place-menu";

interface ReaderCrumbsProps extends ItemLinksProps {
  header: Pick<TrajectoryHeader, "corpus" | "problem" | "run" | "rollout">;
  table: NeighbourQuery;
}

/** Way back to the table as it was, or to the draft of the filter that is explained; and which run this is. */
export function ReaderCrumbs({ header, table, ...items }: ReaderCrumbsProps) {
  const draft = draftAddress(useSearchParams(), table.corpus);
  const problem = problemAddress(header.problem.id, header.corpus.id);

  return (
    <nav aria-label="Where this is" className="@container flex min-w-0 flex-1 items-center gap-0.5">
      <Link
        href={draft ?? tableAddress(table)}
        className="inline-flex h-6 min-w-6 shrink-0 items-center rounded-mark text-ink-2 hover:text-ink"
      >
        ‹<span className="sr-only @crumbs:not-sr-only">&nbsp;{draft ? "The draft" : "Trajectories"}</span>
      </Link>
      <span aria-hidden className="mx-1.5 hidden text-ink-3 @crumbs:inline">
        /
      </span>
      <ReaderPlaceMenu header={header} problem={problem} {...items} />
      <span
        className="hidden min-w-0 truncate font-medium @crumbs:inline"
        title={`${header.corpus.name}, ${header.run.name}`}
      >
        {header.run.name}
      </span>
      <span className="ml-1.5 hidden min-w-0 truncate text-ink-3 wide:inline">{header.corpus.name}</span>
      <Link
        href={problem}
        prefetch={false}
        title={`Every rollout of the problem ${header.problem.key}`}
        className="ml-1.5 hidden shrink-0 rounded-mark text-ink-2 underline decoration-line-strong hover:text-ink hover:decoration-current @crumbs:inline"
      >
        Its problem
      </Link>
    </nav>
  );
}
