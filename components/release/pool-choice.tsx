import { useId } from "react";
import { PoolChip } from "@/components/split/pool-chip";
import { Checkbox } from "@/components/ui/checkbox";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Split } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import type { SetRecipeState } from "./recipe-params";

interface PoolChoiceProps {
  pools: Split["pools"];
  chosen: readonly Pool[];
  setState: SetRecipeState;
  fault: string | undefined;
}

/** The pools of the split that are shipped, each with what it holds. */
export function PoolChoice({ pools, chosen, setState, fault }: PoolChoiceProps) {
  const id = useId();

  function onToggle(pool: Pool) {
    const isTaken = chosen.includes(pool);
    setState({
      pools: pools.map((of) => of.pool).filter((other) => (other === pool ? !isTaken : chosen.includes(other))),
    });
  }

  return (
    <fieldset data-faulty={fault ? "" : undefined}>
      <legend className="mb-1 text-table font-medium">Pools that are shipped</legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-x-6 gap-y-1.5">
        {pools.map(({ pool, problems, approved }) => (
          <li key={pool} className="flex items-center gap-2">
            <Checkbox
              aria-labelledby={`${id}-${pool}`}
              checked={chosen.includes(pool)}
              onCheckedChange={() => onToggle(pool)}
            />
            <span id={`${id}-${pool}`} className="flex flex-wrap items-center gap-1.5">
              <PoolChip pool={pool} />
              <span className="text-ink-2">
                {countOf(problems, "problem")}, {formatNumber(approved)} approved
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={fault ? "mt-1 text-caption text-danger" : "mt-1 text-caption text-ink-3"}>
        {fault ??
          "Each pool goes into files of its own. A problem without a taken row ships nothing. The audit looks at the other pools too."}
      </p>
    </fieldset>
  );
}
