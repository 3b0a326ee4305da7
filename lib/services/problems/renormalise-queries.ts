import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { sql } from "@/lib/db/query-rows";
import { normaliseQuery, QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";
import { groupBy } from "@/lib/filter/group-by";
import { settleAnswers } from "@/lib/services/imports/settle-answers";
import { renormaliseAnswerKeys } from "./renormalise-answer-keys";

const PAGE_ROWS = 1000;
/** Of queries: one page is in memory several times over. */
const PAGE_BYTES = 2 * 1024 * 1024;
/** Whoever holds a problem writes a batch of an import, most likely. */
const AGAIN_MS = 500;

const OldRow = z.object({ id: z.int(), query_form: z.int(), bytes: z.int() });
const ProblemRow = z.object({ id: z.int(), corpus_id: z.int(), query: z.string(), query_norm: z.string() });
const CountRow = z.object({ count: z.int() });
const Nothing = z.object({});

/** As the index has it. */
const IS_OLD = "query <> '' and query_form < $1::smallint";

/** How many problems it has brought to the form of this version, of so many that had another when it began. */
export type OnRenormalised = (done: number, total: number) => void;

type Place = Pick<z.infer<typeof OldRow>, "id" | "query_form">;
const BEGINNING: Place = { id: 0, query_form: -1 };

/**
 * Brings stored queries to the form of this version, before anything compares them: those that an older version kept would
 * else be others than the same ones imported now, and whoever reviews one problem blind could read the reward spec at its
 * twin. Answer keys of files follow, which are found by the same form. Each page is committed, so that a start which is broken off leaves less to the next. Several processes share the
 * pages. It waits for no problem that somebody else is writing, since that one may wait for it, but comes back to it.
 *
 * @returns how many queries came out otherwise
 */
export async function renormaliseQueries(
  databaseUrl: string,
  onRenormalised: OnRenormalised = () => undefined,
): Promise<number> {
  const session = await openCopySession(databaseUrl);
  try {
    const changed = await renormaliseProblems(session, onRenormalised);
    await renormaliseAnswerKeys(session);

    return changed;
  } finally {
    await session.close();
  }
}

async function renormaliseProblems(session: CopySession, onRenormalised: OnRenormalised): Promise<number> {
  let changed = 0;
  let done = 0;
  let total = 0;
  for (let after = BEGINNING, doneBefore = 0; ; ) {
    const page = await nextPage(session, after);
    const last = page.at(-1);
    if (last !== undefined) {
      if (total === 0) total = await countOld(session);
      const rows = await despiteDeadlocks(() => session.transaction(() => renormalise(session, page)));
      changed += rows.filter(isChanged).length;
      done += rows.length;
      onRenormalised(done, total);
      after = last;
    } else {
      if (after === BEGINNING) return changed;
      if (done === doneBefore) {
        onRenormalised(done, total);
        await sleep(AGAIN_MS);
      }
      [after, doneBefore] = [BEGINNING, done];
    }
  }
}

/** The next of an older form, in the order of the index: as many as may be held at once. */
async function nextPage(session: CopySession, { query_form, id }: Place): Promise<readonly Place[]> {
  const rows = await session.query(
    OldRow,
    `select id, query_form, octet_length(query) as bytes from problem
     where ${IS_OLD} and (query_form, id) > ($2::smallint, $3::int) order by query_form, id limit $4`,
    [QUERY_FORM_VERSION, query_form, id, PAGE_ROWS],
  );
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += row.bytes;

    return bytes > PAGE_BYTES;
  });

  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}

async function renormalise(session: CopySession, page: readonly Place[]) {
  const free: z.infer<typeof ProblemRow>[] = await session.query(
    ProblemRow,
    `select id, corpus_id, query, query_norm from problem where ${IS_OLD} and id = any($2::int[])
     order by id for no key update skip locked`,
    [QUERY_FORM_VERSION, page.map(({ id }) => id)],
  );
  const rows = free.map(({ query, query_norm, ...row }) => {
    return { ...row, before: query_norm, norm: normaliseQuery(query) };
  });
  await session.query(
    Nothing,
    `update problem p set query_norm = g.norm, query_form = $1::smallint
     from unnest($2::int[], $3::text[]) as g (id, norm) where p.id = g.id`,
    [QUERY_FORM_VERSION, rows.map(({ id }) => id), rows.map(({ norm }) => norm)],
  );
  // One that has an answer key keeps it until those have the form too, so that nothing is measured twice.
  for (const [corpusId, moved] of groupBy(rows.filter(isChanged), ({ corpus_id }) => corpus_id)) {
    const isFree = sql`p.id = any(${moved.map(({ id }) => id)}::int[]) and p.answer_import_id is null`;
    for (const { text, values } of settleAnswers(corpusId, isFree)) await session.query(Nothing, text, values);
  }

  return rows;
}

function isChanged({ before, norm }: { readonly before: string; readonly norm: string }): boolean {
  return before !== norm;
}

async function countOld(session: CopySession): Promise<number> {
  const [row] = await session.query(CountRow, `select count(*)::int as count from problem where ${IS_OLD}`, [
    QUERY_FORM_VERSION,
  ]);

  return row?.count ?? 0;
}
