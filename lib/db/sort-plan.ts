import type { SortField } from "@/lib/contract/trajectories";
import { emptySql, type Sql, sql } from "./query-rows";

/** One column of an order, with the type its cursor text is cast to. The expression is that of the index. */
export interface SortKey {
  readonly expression: Sql;
  readonly type: "int" | "smallint" | "real" | "text" | "timestamptz";
}

/**
 * A part of the list that is walked in one order. Most sorts are one segment; label and agent have two, because rows
 * without one have no index entry and follow by themselves.
 */
export interface SortSegment {
  readonly keys: readonly SortKey[];
  /** The table that the order begins at, where it is not the trajectory's own. */
  readonly joins: Sql;
  readonly where: Sql;
}

/** Segments in ascending order. The trajectory's id is always the last key. */
export type SortPlan = readonly SortSegment[];

const byText = (expression: Sql): SortKey => ({ expression: sql`${expression} collate "C"`, type: "text" });
const imported: SortKey = { expression: sql`t.imported_at`, type: "timestamptz" };
const runJoin = sql`join run sr on sr.id = t.run_id and sr.corpus_id = t.corpus_id`;

/** How each sort of the table is walked. Null sorts first: as -1, as empty text or as a segment of its own. */
export const SORT_PLANS: Readonly<Record<SortField, SortPlan>> = {
  imported: [own(imported)],
  problem: [joined(sql`join problem sp on sp.id = t.problem_id`, byText(sql`lower(left(sp.query, 80))`))],
  bucket: [own(byText(sql`coalesce(t.bucket, '')`))],
  run: [joined(runJoin, byText(sql`lower(sr.name)`))],
  agent: [
    joined(sql`${runJoin} and sr.agent_id is null`),
    joined(sql`${runJoin} join agent sa on sa.id = sr.agent_id`, byText(sql`lower(sa.name)`)),
  ],
  verdict: [own({ expression: sql`t.verdict`, type: "text" }, imported)],
  richness: [own({ expression: sql`coalesce(t.richness, -1)`, type: "real" })],
  rejects: [own({ expression: sql`(bit_count(t.rejects::bit(5))::int * 32 + t.rejects)`, type: "int" })],
  gate: [own({ expression: sql`coalesce(t.gate, -1::smallint)`, type: "smallint" })],
  outcome: [own({ expression: sql`t.outcome`, type: "text" }, imported)],
  tokens: [own({ expression: sql`t.tokens`, type: "int" })],
  steps: [own({ expression: sql`t.steps`, type: "int" })],
  unseen: [own({ expression: sql`t.unseen_ids`, type: "int" })],
  label: [
    { ...own(), where: sql`v.label is null` },
    { ...own({ expression: sql`v.label`, type: "text" }), where: sql`v.label is not null` },
  ],
};

function own(...keys: readonly SortKey[]): SortSegment {
  return { keys, joins: emptySql, where: sql`true` };
}

function joined(joins: Sql, ...keys: readonly SortKey[]): SortSegment {
  return { keys, joins, where: sql`true` };
}
