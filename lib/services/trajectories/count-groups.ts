import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { type Facet, PROCESS_FACETS } from "@/lib/domain/table-fields";
import { mergedCounts } from "@/lib/query/common-spelling";
import { matches } from "./count-matches";

/** How many rows have one value of a facet; null where they have none. */
export interface Group {
  readonly value: string | null;
  readonly count: number;
}

interface Request {
  readonly corpusId: number;
  readonly where: Sql;
  readonly facets: readonly ColumnFacet[];
}

/** A problem may have a pool in each of several splits, so pools are counted by themselves. */
export type ColumnFacet = Exclude<Facet, "pool">;

function yesNo(column: Sql): Sql {
  return sql`case when ${column} then 'yes' when not ${column} then 'no' end`;
}

/** 1 stands for any number above 0; LEAST alone would make 1 of what is not known. */
function someOrNone(column: Sql): Sql {
  return sql`case when ${column} is not null then least(${column}, 1) end`;
}

const COLUMNS: Readonly<Record<ColumnFacet, { name: Sql; expression: Sql }>> = {
  verdict: { name: sql`c_verdict`, expression: sql`t.verdict` },
  bucket: { name: sql`c_bucket`, expression: sql`t.bucket` },
  gate: { name: sql`c_gate`, expression: sql`t.gate` },
  outcome: { name: sql`c_outcome`, expression: sql`t.outcome` },
  rejects: { name: sql`c_rejects`, expression: sql`t.rejects` },
  unseen: { name: sql`c_unseen`, expression: sql`case when t.unseen_ids is not null then least(t.unseen_ids, 3) end` },
  label: { name: sql`c_label`, expression: sql`v.label` },
  approved: { name: sql`c_approved`, expression: sql`coalesce(v.approved, false)` },
  run: { name: sql`c_run`, expression: sql`t.run_id` },
  agent: { name: sql`c_agent`, expression: sql`t.run_id` },
  format: { name: sql`c_format`, expression: sql`t.format` },
  repeated: { name: sql`c_repeated`, expression: someOrNone(sql`p.repeated`) },
  empty: { name: sql`c_empty`, expression: someOrNone(sql`p.empty_results`) },
  recovered: { name: sql`c_recovered`, expression: yesNo(sql`p.recovered`) },
  ignored: { name: sql`c_ignored`, expression: someOrNone(sql`p.ignored_filters`) },
  used_unseen: { name: sql`c_used_unseen`, expression: someOrNone(sql`p.unseen_ids`) },
  ungrounded: { name: sql`c_ungrounded`, expression: sql`p.ungrounded` },
  verified: { name: sql`c_verified`, expression: yesNo(sql`p.verified`) },
  protocol: { name: sql`c_protocol`, expression: sql`p.protocol` },
  voucher_claim: { name: sql`c_voucher_claim`, expression: sql`p.voucher_claim` },
  unclaimed: { name: sql`c_unclaimed`, expression: someOrNone(sql`p.unclaimed`) },
};

const GroupRow = z.object({ grouping: z.int(), value: z.string().nullable(), count: z.int() });
const RunRow = z.object({ id: z.int(), run: z.string(), agent: z.string().nullable() });

/**
 * Counts of several facets in one scan. Values are as stored, but for run and agent, which are named, and for names that a
 * filter takes for one: they are one value.
 */
export async function countGroups(db: DbOrTransaction, request: Request): Promise<Map<Facet, Group[]>> {
  const names = request.facets.map((facet) => COLUMNS[facet].name);
  const columns = request.facets.map((facet) => sql`${COLUMNS[facet].expression} as ${COLUMNS[facet].name}`);
  const rows = await queryRows(
    db,
    GroupRow,
    sql`select grouping(${joinSql(names)}) as grouping, count(*)::int as count,
          coalesce(${joinSql([...names.map((name) => sql`${name}::text`), sql`null`])}) as value
        from (select ${joinSql(columns)} ${matches(request.corpusId, request.where, measuresOf(request))}) m
        group by grouping sets (${joinSql(names.map((name) => sql`(${name})`))})`,
  );

  const groups = new Map<Facet, Group[]>();
  for (const [index, facet] of request.facets.entries()) {
    // PostgreSQL sets the bit of every column that a row is not grouped by; the first column has the highest bit.
    const grouping = 2 ** names.length - 1 - 2 ** (names.length - 1 - index);
    groups.set(
      facet,
      rows.filter((row) => row.grouping === grouping).map(({ value, count }) => ({ value, count })),
    );
  }

  const bucket = groups.get("bucket");
  if (bucket) groups.set("bucket", merged(bucket));

  return nameRuns(db, request.corpusId, groups);
}

/** Measures stand apart from the rows, and only some rows have them. */
function measuresOf({ corpusId, facets }: Request): Sql {
  return PROCESS_FACETS.some((facet) => facets.includes(facet))
    ? sql`left join process_metric p on p.corpus_id = ${corpusId} and p.trajectory_id = t.id`
    : sql``;
}

/** There are few runs and many rows: names are joined after counting, and equal names are one value. */
async function nameRuns(
  db: DbOrTransaction,
  corpusId: number,
  groups: Map<Facet, Group[]>,
): Promise<Map<Facet, Group[]>> {
  const byRun = groups.get("run") ?? groups.get("agent");
  if (!byRun) return groups;

  const runs = await queryRows(
    db,
    RunRow,
    sql`select ru.id, ru.name as run, ag.name as agent from run ru left join agent ag on ag.id = ru.agent_id
        where ru.corpus_id = ${corpusId}`,
  );
  const byId = new Map(runs.map((run) => [String(run.id), run]));
  for (const facet of ["run", "agent"] as const) {
    const found = groups.get(facet);
    if (found) groups.set(facet, merged(found.map((group) => ({ ...group, value: nameOf(group, facet) }))));
  }

  return groups;

  function nameOf({ value }: Group, facet: "run" | "agent"): string | null {
    return byId.get(value ?? "")?.[facet] ?? null;
  }
}

/** Groups by name, also by names that differ in capital letters alone: their term lists the rows of all. */
function merged(groups: readonly Group[]): Group[] {
  const counts = mergedCounts(groups.map(({ value, count }) => [value, count]));

  return [...counts].map(([value, count]) => ({ value, count }));
}
