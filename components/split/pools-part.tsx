"use client";
import { CountLink } from "@/components/judge-report/count-link";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { commandOption } from "@/components/trajectory-list/command-option";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Panel } from "@/components/ui/panel";
import type { SplitDetail } from "@/lib/contract/splits";
import { printExactValue } from "@/lib/query/print-filter";
import { GrowthNote } from "./growth-note";
import { PinsPanel } from "./pins-panel";
import { PoolTable } from "./pool-table";
import { StrataTable } from "./strata-table";

/** What the pools hold, what waits for one, and what people pinned. */
export function PoolsPart({ split }: { split: SplitDetail }) {
  const { corpus, name, pools, shares, strataHeld, stratumCount, weigh } = split;

  return (
    <>
      {split.waiting > 0 ? <GrowthNote split={split} /> : null}
      <Panel
        title="Pools"
        subtitle={`Shares are of ${weigh}. A cluster is never torn, so a pool may be a little off what it is to get.`}
      >
        <div className="flex flex-col gap-5">
          <PoolTable
            caption="What the pools hold"
            pools={pools}
            shares={shares}
            rowsOf={(pool, count, which) => (
              <CountLink
                key={which}
                count={count}
                of={`${which === "approved" ? "approved " : ""}trajectories of ${pool}`}
                href={listAddress(corpus.id, poolFilter(name, pool, which))}
              />
            )}
          />
          <StrataTable strata={strataHeld} count={stratumCount} shares={shares} />
        </div>
      </Panel>
      <PinsPanel split={split} />
      <footer className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
        The same on the command line
        <CommandLine
          label="The command that prints the split"
          command={`npm run -s assay -- leak split ${commandOption("corpus", corpus.name)} ${commandOption("name", name)} --json`}
        />
      </footer>
    </>
  );
}

function poolFilter(split: string, pool: string, which: "all" | "approved"): string {
  const term = `pool:${printExactValue(`${split}/${pool}`)}`;

  return which === "approved" ? `${term} approved:yes` : term;
}
