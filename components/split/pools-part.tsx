"use client";
import { CountLink } from "@/components/judge-report/count-link";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Panel } from "@/components/ui/panel";
import { useMay } from "@/lib/client/use-me";
import type { SplitDetail } from "@/lib/contract/splits";
import { printExactValue } from "@/lib/query/print-filter";
import { CommandFoot } from "./command-foot";
import { GrowthNote } from "./growth-note";
import { PinsPanel } from "./pins-panel";
import { PoolTable } from "./pool-table";
import { fillsAfter } from "./share-words";
import { splitCommand } from "./split-command";
import { StrataTable } from "./strata-table";

/** What the pools hold, what waits for one, and what people pinned. */
export function PoolsPart({ split }: { split: SplitDetail }) {
  const { corpus, name, pools, shares, strata, strataHeld, stratumCount, weigh } = split;
  const mayChange = useMay("change_splits");

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
            fills={fillsAfter(split.waiting, mayChange ? "may change it" : "reads it")}
            rowsOf={(pool, count, which) => (
              <CountLink
                key={which}
                count={count}
                of={`${which === "approved" ? "approved " : ""}trajectories of ${pool}`}
                href={listAddress(corpus.id, poolFilter(name, pool, which))}
              />
            )}
          />
          <StrataTable strata={strataHeld} count={stratumCount} shares={shares} by={strata} />
        </div>
      </Panel>
      <PinsPanel split={split} />
      <CommandFoot commands={[{ does: "prints the split", command: splitCommand(corpus.name, name) }]} />
    </>
  );
}

function poolFilter(split: string, pool: string, which: "all" | "approved"): string {
  const term = `pool:${printExactValue(`${split}/${pool}`)}`;

  return which === "approved" ? `${term} approved:yes` : term;
}
