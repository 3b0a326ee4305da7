import { useQuery } from "@tanstack/react-query";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import { WarningBox } from "@/components/ui/warning-box";
import { shippedClustersOptions } from "@/lib/client/splits";
import { MOST_PINNED } from "@/lib/domain/pin-limits";
import type { Pool } from "@/lib/leak/assign-pools";
import type { PinnedProblem } from "./pinned-problem";
import { POOL_LOOK } from "./pool-look";

interface ShippedNoteProps {
  split: string;
  chosen: readonly PinnedProblem[];
  /** Where they would go; undefined while that is open. */
  pool: Pool | undefined;
}

/** Which signed releases ship the chosen clusters in another pool: a pin recalls nothing of what was trained on. */
export function ShippedNote({ split, chosen, pool }: ShippedNoteProps) {
  const problems = chosen.slice(0, MOST_PINNED).map(({ id }) => id);
  const { data, error } = useQuery({ ...shippedClustersOptions(split, problems), enabled: problems.length > 0 });
  const items = data?.items.filter((one) => one.pool !== pool) ?? [];
  if (error) return <p className="text-ink-2">Whether a signed release ships them could not be read.</p>;
  if (problems.length === 0 || items.length === 0) return null;

  return (
    <WarningBox label="Shipped before" isAnswer>
      <ul className="flex flex-col gap-1">
        {items.map((one) => (
          <li key={`${one.release} ${one.pool}`} className="wrap-anywhere">
            Signed release #{one.number} <PlainText text={one.name} />{" "}
            {one.pool === "train" ? "trained on" : `ships in ${POOL_LOOK[one.pool].name}`}{" "}
            {countOf(one.problems, "problem")} of {chosen.length === 1 ? "this cluster" : "these clusters"}. A pin
            recalls nothing: who trained on the release knows {one.problems === 1 ? "it" : "them"} in every pool.
          </li>
        ))}
      </ul>
    </WarningBox>
  );
}
