import type { SortField } from "@/lib/contract/trajectories";
import { emptySql, type Sql, sql } from "./query-rows";

/** One column of an order, with the type its cursor text is cast to. The expression is that of the index. */
export interface SortKey {
  readonly expression: Sql;
  readonly type: "int" | "smallint" | "real" | "text" | "timestamptz";
}

/**
 * A part of the list that is walked in one order. Most sorts are one segment. Where rows may have no value there are two,
 * because those rows come last in either direction.
 */
export interface SortSegment {
  readonly keys: readonly SortKey[];
  /** The tables that the order begins at, where they are not the trajectory's own. */
  readonly from: Start | undefined;
  readonly where: Sql;
}

/** Few rows in the order of the keys, and how a trajectory belongs to one of them. */
export interface Start {
  readonly tables: (corpusId: number) => Sql;
  readonly link: Sql;
}

/** How the matches are put in order when they are few: what is kept of each, and what is joined to those few. */
export interface SortedMatches {
  /** Columns of `trajectory t` and `review v` that the keys and joins need. */
  readonly columns: Sql;
  readonly joins: Sql;
  /** Which segment a match belongs to. */
  readonly segment: Sql;
  readonly keys: readonly SortKey[];
}

/** Segments in the order of a list. The trajectory's id is always the last key. */
export interface SortPlan {
  readonly segments: readonly SortSegment[];
  readonly sorted: SortedMatches;
}

/** What indexes hold and a filter has to name in the same words. Null is one below every value. */
export const GATE = sql`coalesce(t.gate, -1::smallint)`;
export const RICHNESS = sql`coalesce(t.richness, -1)`;
/** How many rules fail, times 32, and which: bit n-1 is Rn. */
export const REJECTS = sql`(bit_count(t.rejects::bit(5))::int * 32 + t.rejects)`;

const UNSEEN = sql`coalesce(t.unseen_ids, -1)`;
const BUCKET = sql`coalesce(t.bucket, '')`;

const byText = (expression: Sql): SortKey => ({ expression: sql`${expression} collate "C"`, type: "text" });
const imported: SortKey = { expression: sql`t.imported_at`, type: "timestamptz" };
const query = byText(sql`lower(left(sp.query, 80))`);
const runName = byText(sql`lower(sr.name)`);
const agentName = byText(sql`lower(sa.name)`);
const label: SortKey = { expression: sql`v.label`, type: "text" };

const problems: Start = { tables: () => sql`problem sp`, link: sql`t.problem_id = sp.id` };
const runs: Start = { tables: runsOf, link: sql`t.run_id = sr.id` };

/** How each sort of the table is walked. Rows without a value are a segment of their own, behind the others. */
export const SORT_PLANS: Readonly<Record<SortField, SortPlan>> = {
  imported: own(sql`t.imported_at`, imported),
  problem: {
    segments: [{ keys: [query], from: problems, where: sql`true` }],
    sorted: {
      columns: sql`t.problem_id`,
      joins: sql`join problem sp on sp.id = t.problem_id`,
      segment: sql`0`,
      keys: [query],
    },
  },
  bucket: withNone(sql`t.bucket`, byText(BUCKET), {
    some: sql`${BUCKET} collate "C" > ''`,
    none: sql`${BUCKET} collate "C" = ''`,
  }),
  run: {
    segments: [{ keys: [runName], from: runs, where: sql`true` }],
    sorted: {
      columns: sql`t.run_id`,
      joins: sql`join run sr on sr.id = t.run_id`,
      segment: sql`0`,
      keys: [runName],
    },
  },
  agent: {
    segments: [
      {
        keys: [agentName],
        from: { ...runs, tables: (corpusId) => sql`${runsOf(corpusId)} join agent sa on sa.id = sr.agent_id` },
        where: sql`true`,
      },
      { keys: [], from: runs, where: sql`sr.agent_id is null` },
    ],
    sorted: {
      columns: sql`t.run_id`,
      joins: sql`join run sr on sr.id = t.run_id left join agent sa on sa.id = sr.agent_id`,
      segment: sql`(sa.id is null)::int`,
      keys: [agentName],
    },
  },
  verdict: own(sql`t.verdict, t.imported_at`, { expression: sql`t.verdict`, type: "text" }, imported),
  richness: withNone(sql`t.richness`, { expression: RICHNESS, type: "real" }, besideMinusOne(RICHNESS)),
  rejects: own(sql`t.rejects`, { expression: REJECTS, type: "int" }),
  gate: withNone(sql`t.gate`, { expression: GATE, type: "smallint" }, besideMinusOne(GATE)),
  outcome: own(sql`t.outcome, t.imported_at`, { expression: sql`t.outcome`, type: "text" }, imported),
  tokens: own(sql`t.tokens`, { expression: sql`t.tokens`, type: "int" }),
  steps: own(sql`t.steps`, { expression: sql`t.steps`, type: "int" }),
  unseen: withNone(sql`t.unseen_ids`, { expression: UNSEEN, type: "int" }, besideMinusOne(UNSEEN)),
  label: {
    segments: [
      { keys: [label], from: undefined, where: sql`v.label is not null` },
      { keys: [], from: undefined, where: sql`v.label is null` },
    ],
    sorted: {
      columns: sql`v.label`,
      joins: sql`cross join lateral (select t.label) v`,
      segment: sql`(t.label is null)::int`,
      keys: [label],
    },
  },
};

function own(columns: Sql, ...keys: readonly SortKey[]): SortPlan {
  return {
    segments: [{ keys, from: undefined, where: sql`true` }],
    sorted: { columns, joins: emptySql, segment: sql`0`, keys },
  };
}

/** Of a column whose index holds something else in place of null: `some` and `none` are ranges of that one index. */
function withNone(columns: Sql, key: SortKey, { some, none }: { readonly some: Sql; readonly none: Sql }): SortPlan {
  return {
    segments: [
      { keys: [key], from: undefined, where: some },
      { keys: [], from: undefined, where: none },
    ],
    sorted: { columns, joins: emptySql, segment: sql`(${none})::int`, keys: [key] },
  };
}

function besideMinusOne(expression: Sql): { readonly some: Sql; readonly none: Sql } {
  return { some: sql`${expression} > -1`, none: sql`${expression} = -1` };
}

function runsOf(corpusId: number): Sql {
  return sql`(select * from run where corpus_id = ${corpusId}) sr`;
}
