import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { outcomeValue } from "@/lib/exporters/preference/outcome-value";
import { planPairs } from "@/lib/exporters/preference/plan-pairs";
import {
  type ExportMembers,
  FrozenRow,
  frozenColumns,
  numbers,
  orderedMembers,
  outcomeAt,
  toMembers,
} from "./export-members";
import { SELECTION_SQL } from "./selection-sql";

const PairingRow = FrozenRow.extend({
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
          coalesce(string_agg(case when m.is_unsure then '1' else '0' end, '' order by m.place), '') as unsure,
          coalesce(string_agg(m.pairing::text, ',' order by m.place), '') as pairings
        from (${taken}) m`,
  );
  if (row === undefined) throw new Error("The database froze no row.");
  const members = toMembers(row);
  const groups = numbers(row.pairings);

  const places = planPairs(
    {
      count: members.count,
      group: (place) => groups[place] ?? 0,
      value: (place) => valueAt(members, place),
      isApproved: (place) => members.approvals[place] === 1,
      isSolved: (place) => outcomeAt(members, place).outcome === "success",
      isUnsure: (place) => row.unsure[place] === "1",
    },
    minGap,
  );

  return inOrder(members, places);
}

function valueAt(members: ExportMembers, place: number): number | undefined {
  const { outcome, rule } = outcomeAt(members, place);

  return outcomeValue(outcome, rule ?? undefined);
}

function inOrder(members: ExportMembers, places: Float64Array): ExportMembers {
  return {
    ...members,
    count: places.length,
    ids: places.map((place) => members.ids[place] ?? 0),
    rawBytes: places.map((place) => members.rawBytes[place] ?? 0),
    labels: Uint8Array.from(places, (place) => members.labels[place] ?? 0),
    approvals: Uint8Array.from(places, (place) => members.approvals[place] ?? 0),
    outcomes: Uint8Array.from(places, (place) => members.outcomes[place] ?? 0),
    rules: places.map((place) => members.rules[place] ?? Number.NaN),
  };
}
