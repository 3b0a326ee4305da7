import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { sql } from "@/lib/db/query-rows";
import { normaliseQuery, QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";
import { groupBy } from "@/lib/filter/group-by";
import { settleAnswers } from "@/lib/services/imports/settle-answers";

const PAGE_ROWS = 1000;

const KeyRow = z.object({
  import_id: z.int(),
  corpus_id: z.int(),
  key: z.string(),
  query: z.string(),
  query_norm: z.string(),
});

/**
 * Brings the queries of answer keys to the form of this version, and settles which problems they are of by it: once those
 * of the problems have it.
 */
export async function renormaliseAnswerKeys(session: CopySession): Promise<void> {
  const next = () => despiteDeadlocks(() => session.transaction(() => renormalisePage(session)));
  while ((await next()) > 0);
}

/** How many it has brought to the form of this version. */
async function renormalisePage(session: CopySession): Promise<number> {
  const page = await session.query(
    KeyRow,
    `select import_id, corpus_id, key, query, query_norm from answer_key where query_form < $1::smallint
     order by import_id, key limit $2 for update`,
    [QUERY_FORM_VERSION, PAGE_ROWS],
  );
  const rows = page.map((row) => ({ ...row, norm: normaliseQuery(row.query) }));
  await session.query(
    z.object({}),
    `update answer_key k set query_norm = g.norm, query_form = $1::smallint
     from unnest($2::int[], $3::text[], $4::text[]) as g (import_id, key, norm)
     where k.import_id = g.import_id and k.key = g.key`,
    [
      QUERY_FORM_VERSION,
      rows.map(({ import_id }) => import_id),
      rows.map(({ key }) => key),
      rows.map(({ norm }) => norm),
    ],
  );
  const byCorpus = groupBy(rows, ({ corpus_id }) => corpus_id);
  for (const [corpusId, keys] of byCorpus) {
    const imports = [...new Set(keys.map(({ import_id }) => import_id))];
    // Those that have one of these by the form of before, and those that have one now.
    const touched = sql`p.answer_import_id = any(${imports}::int[])
      or (p.query_norm <> '' and p.query_norm = any(${keys.map(({ norm }) => norm)}::text[]))`;
    for (const { text, values } of settleAnswers(corpusId, touched)) await session.query(z.object({}), text, values);
  }

  return rows.length;
}
