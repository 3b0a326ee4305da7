import * as z from "zod";
import type { ClusterDetail } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { beginningOf } from "@/lib/domain/beginning-of";
import { JOIN_REASONS, type JoinReason, joinedBy } from "@/lib/leak/leak-edges";
import { readFewProblems } from "./read-leak-problems";

/** Enough of a query to know a problem by, in a sentence of two of them. */
const QUERY_SHOWN = 120;
/** A cluster may have many thousand problems. */
const READ_AT_ONCE = 10_000;
/** Enough to have those, whatever line feeds stand between the words. */
const QUERY_READ = 500;

type Decision = ClusterDetail["decisions"][number];

const DecisionRow = z.object({
  id: z.uuid(),
  kind: z.enum(["join", "cut"]),
  a: z.int().nullable(),
  b: z.int().nullable(),
  reason: z.enum(JOIN_REASONS).nullable(),
  value: z.string().nullable(),
  note: z.string(),
  person: z.string(),
  at: z.date(),
  isUndone: z.boolean(),
  /** By the edges of a cut's value, which all of its holders have once it joins two; null where there is none. */
  isHeld: z.boolean().nullable(),
  aQuery: z.string().nullable(),
  bQuery: z.string().nullable(),
});

/**
 * What people decided of these problems, the newest first: joins with one of them, and cuts of values that they hold.
 *
 * @param ids - internal, ascending
 */
export async function decisionsOf(db: DbOrTransaction, corpusId: number, ids: readonly number[]): Promise<Decision[]> {
  const rows = await queryRows(
    db,
    DecisionRow,
    sql`with own as materialized (select unnest(${[...ids]}::int[]) as id)
        select d.ext_id as id, d.kind, d.a_id as a, d.b_id as b, d.reason, d.value, d.note, pe.name as person,
          d.created_at as at, d.undone_at is not null as "isUndone",
          (select bool_or(e.a_id in (select i.id from own i) or e.b_id in (select i.id from own i)) from leak_edge e
            where e.corpus_id = d.corpus_id and e.reason = d.reason and e.value = d.value) as "isHeld",
          left(a.query, ${QUERY_READ}) as "aQuery", left(b.query, ${QUERY_READ}) as "bQuery"
        from leak_decision d join person pe on pe.id = d.person_id
        left join problem a on a.id = d.a_id left join problem b on b.id = d.b_id
        where d.corpus_id = ${corpusId} order by d.id desc`,
  );
  // Such a value joins no two problems, so no edge tells who holds it.
  const isLone = rows.some(({ kind, isHeld }) => kind === "cut" && isHeld === null);
  const held = isLone ? await heldValues(db, corpusId, ids) : new Set();
  const own = new Set(ids);
  const isAbout = ({ kind, a, b, reason, value, isHeld }: z.infer<typeof DecisionRow>) =>
    kind === "join" ? own.has(a ?? -1) || own.has(b ?? -1) : (isHeld ?? held.has(`${reason} ${value}`));

  return rows.filter(isAbout).map((row) => {
    const { id, kind, note, person, at, isUndone } = row;
    return { id, kind, says: sentenceOf(row), note, person, at: at.toISOString(), isUndone };
  });
}

async function heldValues(db: DbOrTransaction, corpusId: number, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    for (const problem of await readFewProblems({ db }, corpusId, ids.slice(from, from + READ_AT_ONCE))) {
      for (const reason of JOIN_REASONS) {
        for (const value of joinedBy(problem, reason)) held.add(`${reason} ${value}`);
      }
    }
  }

  return held;
}

const VALUE_WORDS: Readonly<Record<JoinReason, string>> = {
  query: "The query",
  gold: "The wanted product",
  recommended: "The recommended product",
  title: "The wanted title",
};

function sentenceOf({ kind, reason, value, aQuery, bQuery }: z.infer<typeof DecisionRow>): string {
  if (kind === "cut" && reason !== null) return `${VALUE_WORDS[reason]} “${value}” joins nothing`;

  return `“${beginningOf(aQuery ?? "", QUERY_SHOWN)}” and “${beginningOf(bQuery ?? "", QUERY_SHOWN)}” belong together`;
}
