import type { SortField } from "@/lib/contract/trajectories";
import { emptySql, type Sql, sql } from "./query-rows";

/** One column of an order, with the type its cursor text is cast to. The expression is that of the index. */
export interface SortKey {
  readonly expression: Sql;
  readonly type: "int" | "smallint" | "real" | "text" | "timestamptz";
}

/**
 * A part of the list that is walked in one order. Most sorts are one segment; the label has two, because rows
 * without one have no index entry and follow by themselves.
 */
export interface SortSegment {
  readonly keys: readonly SortKey[];
  readonly where?: Sql;
}

export interface SortPlan {
  /** In ascending order. The trajectory's id is always the last key. */
  readonly segments: readonly SortSegment[];
  readonly joins: Sql;
}

const byText = (expression: Sql): SortKey => ({ expression: sql`${expression} collate "C"`, type: "text" });
const imported: SortKey = { expression: sql`t.imported_at`, type: "timestamptz" };
const runJoin = sql`join run sr on sr.id = t.run_id`;

/** How each sort of the table is walked. Null sorts first: as -1 or as empty text. */
export const SORT_PLANS: Readonly<Record<SortField, SortPlan>> = {
  imported: oneSegment([imported]),
  problem: oneSegment([byText(sql`lower(left(sp.query, 80))`)], sql`join problem sp on sp.id = t.problem_id`),
  bucket: oneSegment([byText(sql`coalesce(t.bucket, '')`)]),
  run: oneSegment([byText(sql`lower(sr.name)`)], runJoin),
  agent: oneSegment(
    [byText(sql`lower(coalesce(sa.name, ''))`)],
    sql`${runJoin} left join agent sa on sa.id = sr.agent_id`,
  ),
  verdict: oneSegment([{ expression: sql`t.verdict`, type: "text" }, imported]),
  richness: oneSegment([{ expression: sql`coalesce(t.richness, -1)`, type: "real" }]),
  rejects: oneSegment([{ expression: sql`(bit_count(t.rejects::bit(5))::int * 32 + t.rejects)`, type: "int" }]),
  gate: oneSegment([{ expression: sql`coalesce(t.gate, -1::smallint)`, type: "smallint" }]),
  outcome: oneSegment([{ expression: sql`t.outcome`, type: "text" }, imported]),
  tokens: oneSegment([{ expression: sql`t.tokens`, type: "int" }]),
  steps: oneSegment([{ expression: sql`t.steps`, type: "int" }]),
  unseen: oneSegment([{ expression: sql`t.unseen_ids`, type: "int" }]),
  label: {
    joins: emptySql,
    segments: [
      { keys: [], where: sql`v.label is null` },
      { keys: [{ expression: sql`v.label`, type: "text" }], where: sql`v.label is not null` },
    ],
  },
};

function oneSegment(keys: readonly SortKey[], joins: Sql = emptySql): SortPlan {
  return { segments: [{ keys }], joins };
}
