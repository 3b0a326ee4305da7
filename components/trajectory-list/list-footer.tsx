"use client";
import { KeyHint } from "@/components/shell/key-hint";
import { classNames } from "@/components/ui/class-names";
import type { MatchQuery } from "@/lib/client/trajectories";
import type { CappedCount, TrajectoryPage } from "@/lib/contract/trajectories";
import { CommandLine } from "./command-line";
import { exportCommand } from "./export-command";
import { ListCount } from "./list-count";
import { PALE } from "./pale";
import { StaleSelection } from "./stale-selection";

interface ListFooterProps {
  query: MatchQuery;
  corpusName: string;
  loaded: number;
  count: CappedCount | undefined;
  /** How a stored selection that the filter asks is behind. */
  selection: TrajectoryPage["selection"];
  /** All of this is of the question before; the next answer is on its way. */
  isStale: boolean;
}

/** How much is shown, the keys of the table, and the same question on the command line. */
export function ListFooter({ query, corpusName, loaded, count, selection, isStale }: ListFooterProps) {
  return (
    <footer className="flex h-8.5 shrink-0 items-center gap-5 border-t border-line bg-bg px-4 text-ink-2">
      {count ? (
        <span className={PALE}>
          <ListCount query={query} loaded={loaded} count={count} />
        </span>
      ) : null}
      <span role="status" className="min-w-0 truncate medium:shrink-0 empty:-ml-5">
        {isStale ? <span className="animate-appear-late">Reading what is asked for now</span> : null}
      </span>
      {selection ? <StaleSelection how={selection} corpus={query.corpus} /> : null}
      <span className="hidden items-center gap-4 medium:flex">
        <KeyHint id="table.peek" word="peek" />
        <KeyHint id="table.open" word="open" />
        <KeyHint id="table.select" word="select" />
        <KeyHint id="table.filter" word="filter" />
      </span>
      <span className={classNames("ml-auto hidden min-w-0 medium:block", PALE)}>
        <CommandLine
          label="Export the approved matches on the command line"
          command={exportCommand({ corpusName, filter: query.filter, preset: "chat", chosen: {}, isGzip: false })}
        />
      </span>
    </footer>
  );
}
