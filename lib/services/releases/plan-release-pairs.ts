import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { outcomeValue } from "@/lib/exporters/preference/outcome-value";
import { planPairs } from "@/lib/exporters/preference/plan-pairs";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { numbers } from "@/lib/services/exports/export-members";
import { RELEASE_ORDER, type TakenBy, takenRows } from "./taken-rows";

export interface PlannedPairs {
  /** Trajectories in their order: the better and the worse one of each pair in turn. */
  readonly ids: readonly bigint[];
  /** Candidates of shipped pools, in pairs or not. */
  readonly candidates: number;
}

const ListsRow = z.object({
  ids: z.string(),
  levels: z.string(),
  rules: z.string(),
  unsure: z.string(),
  groups: z.string(),
  good: z.string(),
});

/**
 * The pairs of a release: of one problem and harness, and so of one pool. The better side is approved and kept by the
 * pipeline.
 */
export async function planReleasePairs(
  db: DbOrTransaction,
  taken: TakenBy,
  { pools, minGap }: { readonly pools: readonly Pool[]; readonly minGap: number },
): Promise<PlannedPairs> {
  const [row] = await queryRows(
    db,
    ListsRow,
    sql`select coalesce(string_agg(o.id::text, ',' order by o.place), '') as ids,
          coalesce(string_agg((array_position(${[...OUTCOME_LEVELS]}::text[], o.outcome) - 1)::text, '' order by o.place), '') as levels,
          coalesce(string_agg(coalesce(o.rule::text, 'NaN'), ',' order by o.place), '') as rules,
          coalesce(string_agg(case when o.is_unsure then '1' else '0' end, '' order by o.place), '') as unsure,
          coalesce(string_agg(o.pairing::text, ',' order by o.place), '') as groups,
          coalesce(string_agg(case when o.good then '1' else '0' end, '' order by o.place), '') as good
        from (
          select m.id, m.outcome, m.rule, m.is_unsure, m.good, row_number() over (order by ${RELEASE_ORDER}) as place,
            dense_rank() over (order by array_position(${[...POOLS]}::text[], m.pool), m.problem_key collate "C",
              m.harness collate "C" nulls first) as pairing
          from (${takenRows(taken)}) m where m.pool = any(${[...pools]}::text[])
        ) o`,
  );
  if (row === undefined) throw new Error("The database planned no pair.");
  const levelAt = (place: number) => OUTCOME_LEVELS[Number(row.levels[place] ?? 0)] ?? "unscored";
  const ids = row.ids === "" ? [] : row.ids.split(",");
  const [rules, groups] = [numbers(row.rules), numbers(row.groups)];

  const places = planPairs(
    {
      count: ids.length,
      group: (place) => groups[place] ?? 0,
      value: (place) => {
        const rule = rules[place] ?? Number.NaN;

        return outcomeValue(levelAt(place), Number.isNaN(rule) ? undefined : rule);
      },
      isApproved: (place) => row.good[place] === "1",
      isSolved: (place) => levelAt(place) === "success",
      isUnsure: (place) => row.unsure[place] === "1",
    },
    minGap,
  );

  return { ids: Array.from(places, (place) => BigInt(ids[place] ?? 0)), candidates: ids.length };
}
