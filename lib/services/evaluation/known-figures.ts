import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import type { RunFigures } from "@/lib/stats/run-figures";
import { CLUSTER, WITH_CLUSTER } from "./cluster-of-problem";
import type { ReadTries } from "./read-tries";
import { type RolloutScope, rolloutCells } from "./rollout-cells";

/** What a list says of a run beside its sums. */
export interface MeasuredRun {
  readonly read: Exclude<ReadTries, { kind: "trials" }> | { readonly kind: "trials" };
  readonly figures: RunFigures | undefined;
}

/** Runs whose figures are kept: resampling one takes tens of milliseconds, and its figures are a few numbers. */
const MOST_KNOWN = 2000;

const known = new Map<string, MeasuredRun>();

/** Figures that were computed from the same counts before; undefined where there are none. */
export function knownFigures(from: string): MeasuredRun | undefined {
  const found = known.get(from);
  if (found === undefined) return undefined;
  known.delete(from);
  known.set(from, found);

  return found;
}

/** @param from - everything that they were computed from */
export function keepFigures(from: string, measured: MeasuredRun): void {
  known.set(from, measured);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) return;
    known.delete(oldest);
  }
}

const DigestRow = z.object({ run_id: z.int(), digest: z.string() });

/** The counts of each run by problem, as a digest: who knows it need not read them. */
export async function digestRuns(
  asker: Asker,
  scope: RolloutScope,
  runs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const cells = await rolloutCells(asker, scope, runs);
  const rows = await queryRows(
    asker.db,
    DigestRow,
    sql`select c.run_id, md5(string_agg(row(p.key, ${CLUSTER}, c.rollouts, c.successes, c.unscored, c.unmeasured, c.open, c.trial_ids, c.is_rising)::text,
          ',' order by p.key collate "C")) as digest
        from (${cells}) c
        join problem p on p.id = c.problem_id ${WITH_CLUSTER}
        group by 1`,
  );

  return new Map(rows.map(({ run_id, digest }) => [run_id, digest]));
}
