import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { groupBy } from "@/lib/filter/group-by";
import type { Asking } from "@/lib/services/blindness/asker";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import { CountInTurn } from "./count-in-turn";
import { allRows, rowsOfNoProblems } from "./sighted-rows";

const UnreadRow = z.object({ waiting: z.int(), setAside: z.int() });
type Unread = z.infer<typeof UnreadRow>;

const OfImport = z.object({
  ...UnreadRow.shape,
  ...{ id: z.int(), run: z.string().nullable(), resolved: z.int(), version: z.int() },
});
type OfImport = z.infer<typeof OfImport>;

/** What is counted: the rejected rows of a corpus, or those that a person may know of. */
interface Counted {
  readonly corpusId: number;
  readonly rows: "all" | "of no problems";
}

const IS_COUNTED: Readonly<Record<Counted["rows"], Sql>> = { all: allRows, "of no problems": rowsOfNoProblems };

/**
 * By corpus and rows, since whoever asks meanwhile shares an answer. An answer hangs on what is counted of each import alone: rows are only added, brought in, or gone with their
 * import, and acts raise the version.
 */
const turns = new WeakMap<DbOrTransaction, Map<string, CountInTurn<Unread>>>();

/**
 * Records of a corpus that could not be read and that no later try brought in: those that wait, and those set aside.
 *
 * Each import keeps its own rows, so that taking one back loses nothing of another; a record that several of them rejected
 * counts here as often as the one that has most of it. It waits only where none of them brought it in or set it aside. Of
 * rows that were only counted the same place of a file of the same name, with the same reason, is the same.
 *
 * Those of files of problems are left out for who reviews rewards of the corpus blind: that an answer key was rejected
 * tells that it is not the hidden one.
 *
 * It is asked at every move of a threshold. To compare the rows of imports takes seconds for a million, so it is done only
 * where a run has several imports with any, once until something of them changes, and one at a time: each batch of an import
 * may change something. To count them takes a quarter of one.
 */
export async function countUnread(asker: Asking, corpusId: number): Promise<Unread> {
  const counted: Counted = { corpusId, rows: (await hidesAnyReward(asker, corpusId)) ? "of no problems" : "all" };
  const imports = (await countOfImports(asker.db, counted)).filter(
    (one) => one.waiting + one.setAside + one.resolved > 0,
  );
  const byRun = groupBy(imports, ({ run }) => run);
  const isAlone = ({ run }: OfImport) => byRun.get(run)?.length === 1;
  const counts: Unread[] = imports.filter(isAlone);
  const several = imports.filter((one) => !isAlone(one));
  if (several.length > 0) counts.push(await comparedOnce(asker.db, counted, several));

  return {
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
    setAside: counts.reduce((sum, { setAside }) => sum + setAside, 0),
  };
}

/** The rows of each import by themselves, in the order of the imports. */
function countOfImports(db: DbOrTransaction, { corpusId, rows }: Counted): Promise<OfImport[]> {
  return queryRows(
    db,
    OfImport,
    sql`select i.id, i.run_name as run, i.set_aside_version as version, k.resolved,
          (k.waiting + c.waiting)::int as waiting, (k.aside + c.aside)::int as "setAside"
        from import i
        cross join lateral (
          select count(*) filter (where not r.resolved and r.set_aside_id is null) as waiting,
            count(r.set_aside_id) as aside, (count(*) filter (where r.resolved))::int as resolved
          from rejected_row r where r.import_id = i.id and ${IS_COUNTED[rows]}
        ) k
        cross join lateral (
          select coalesce(sum(r.count) filter (where r.set_aside_id is null), 0) as waiting,
            coalesce(sum(r.count) filter (where r.set_aside_id is not null), 0) as aside
          from rejected_rest r where r.import_id = i.id and ${IS_COUNTED[rows]}
        ) c
        where i.corpus_id = ${corpusId} order by i.id`,
  );
}

function comparedOnce(db: DbOrTransaction, { corpusId, rows }: Counted, imports: readonly OfImport[]): Promise<Unread> {
  const ofDb = turns.get(db) ?? new Map<string, CountInTurn<Unread>>();
  turns.set(db, ofDb);
  const name = `${corpusId} ${rows}`;
  const turn = ofDb.get(name) ?? new CountInTurn<Unread>();
  ofDb.set(name, turn);
  const ids = imports.map(({ id }) => id);

  return turn.ask({ of: JSON.stringify(imports), count: () => compare(db, ids, rows) });
}

async function compare(db: DbOrTransaction, imports: readonly number[], rows: Counted["rows"]): Promise<Unread> {
  const isOfThem = sql`r.import_id = any(${[...imports]}::int[]) and ${IS_COUNTED[rows]}`;
  const [row] = await queryRows(
    db,
    UnreadRow,
    sql`select coalesce(sum(u.left_over - u.aside), 0)::int as waiting, coalesce(sum(u.aside), 0)::int as "setAside"
        from (
          select m.total - m.resolved as left_over, least(m.aside, m.total - m.resolved) as aside from (
            select max(r.total) as total, max(r.resolved) as resolved, max(r.aside) as aside from (
              select i.run_name, r.raw_hash, r.whole_bytes, count(*) as total,
                count(*) filter (where r.resolved) as resolved, count(r.set_aside_id) as aside
              from rejected_row r join import i on i.id = r.import_id
              where ${isOfThem} group by i.id, r.raw_hash, r.whole_bytes
            ) r group by r.run_name, r.raw_hash, r.whole_bytes
          ) m
          union all
          select max(r.total), max(r.aside) from (
            select i.run_name, f.name, r.reason, r.first_line, sum(r.count) as total,
              coalesce(sum(r.count) filter (where r.set_aside_id is not null), 0) as aside
            from rejected_rest r join import i on i.id = r.import_id join import_file f on f.id = r.file_id
            where ${isOfThem} group by i.id, f.name, r.reason, r.first_line
          ) r group by r.run_name, r.name, r.reason, r.first_line
        ) u`,
  );

  return row ?? { waiting: 0, setAside: 0 };
}
