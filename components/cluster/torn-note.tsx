import { POOL_LOOK } from "@/components/split/pool-look";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { WarningBox } from "@/components/ui/warning-box";
import type { Pool } from "@/lib/leak/assign-pools";
import type { TornSplit } from "./torn-by-join";

/** Which splits a join would tear, and what follows: it is decided with open eyes. Nothing where it tears none. */
export function TornNote({ torn }: { torn: readonly TornSplit[] }) {
  if (torn.length === 0) return null;

  return (
    <WarningBox label="Torn by it" isAnswer>
      <ul className="flex flex-col gap-1">
        {torn.map(({ split, own, other }) => (
          <li key={split} className="wrap-anywhere">
            In <PlainText text={split} /> this cluster is in {named(own)}, the other in {named(other)}.
          </li>
        ))}
      </ul>
      <p>
        Together they are torn there: a release of them cannot be signed until the cluster is pinned to one pool of its
        split, unless two people waive the leak.
      </p>
    </WarningBox>
  );
}

function named(pools: readonly Pool[]): string {
  return pools.map((pool) => POOL_LOOK[pool].name).join(" and ");
}
