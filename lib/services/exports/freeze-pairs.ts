import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { outcomeValue } from "@/lib/exporters/preference/outcome-value";
import { planPairs } from "@/lib/exporters/preference/plan-pairs";
import { type ExportMembers, FrozenRow, frozenColumns, numbers, orderedMembers, toMembers } from "./export-members";
import { SELECTION_SQL } from "./selection-sql";

const PairingRow = FrozenRow.extend({
  levels: z.string(),
  rules: z.string(),
  unsure: z.string(),
  pairings: z.string(),
});

/**
 * The two sides of each pair in turn, the better one first. What the pairing needs of a row is a few bytes, so all of
 * them are paired before the first is read, and no problem has to fit into memory.
 */
export async function freezePairs(
  db: DbOrTransaction,
  corpusId: number,
  { where, minGap }: { readonly where: Sql; readonly minGap: number },
): Promise<ExportMembers> {
  const taken = orderedMembers(corpusId, sql`${where} and ${SELECTION_SQL.pairs}`);
  const [row] = await queryRows(
    db,
    PairingRow,
    sql`select ${frozenColumns},
          coalesce(string_agg((array_position(${[...OUTCOME_LEVELS]}::text[], m.outcome) - 1)::text, '' order by m.place), '') as levels,
          coalesce(string_agg(coalesce(m.rule::text, 'NaN'), ',' order by m.place), '') as rules,
          coalesce(string_agg(case when m.is_unsure then '1' else '0' end, '' order by m.place), '') as unsure,
          coalesce(string_agg(m.pairing::text, ',' order by m.place), '') as pairings
        from (${taken}) m`,
  );
  if (row === undefined) throw new Error("The database froze no row.");
  const members = toMembers(row);
  const levels = Uint8Array.from(row.levels, Number);
  const [rules, groups] = [numbers(row.rules), numbers(row.pairings)];

  const places = planPairs(
    {
      count: members.count,
      group: (place) => groups[place] ?? 0,
      value: (place) => outcomeValue(OUTCOME_LEVELS[levels[place] ?? 0] ?? "unscored", ruleAt(rules, place)),
      isApproved: (place) => members.approvals[place] === 1,
      isSolved: (place) => OUTCOME_LEVELS[levels[place] ?? 0] === "success",
      isUnsure: (place) => row.unsure[place] === "1",
    },
    minGap,
  );

  return inOrder(members, places);
}

function ruleAt(rules: Float64Array, place: number): number | undefined {
  const rule = rules[place];

  return rule === undefined || Number.isNaN(rule) ? undefined : rule;
}

function inOrder(members: ExportMembers, places: Float64Array): ExportMembers {
  return {
    ...members,
    count: places.length,
    ids: places.map((place) => members.ids[place] ?? 0),
    rawBytes: places.map((place) => members.rawBytes[place] ?? 0),
    labels: Uint8Array.from(places, (place) => members.labels[place] ?? 0),
    approvals: Uint8Array.from(places, (place) => members.approvals[place] ?? 0),
  };
}
