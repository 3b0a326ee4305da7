import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { normaliseQuery } from "@/lib/domain/normalise-query";

const PAGE_ROWS = 1000;

const KeyRow = z.object({ import_id: z.int(), key: z.string(), query: z.string(), query_norm: z.string() });
type KeyRow = z.infer<typeof KeyRow>;

/**
 * Brings the queries of answer keys to the form of this version. They say in none what form they have, and are few beside
 * the problems: all are looked at, and those that come out otherwise are written.
 */
export async function renormaliseAnswerKeys(session: CopySession): Promise<void> {
  for (let page = await nextPage(session, undefined); page.length > 0; page = await nextPage(session, page.at(-1))) {
    const changed = page.flatMap((row) => {
      const norm = normaliseQuery(row.query);
      return norm === row.query_norm ? [] : [{ ...row, norm }];
    });
    if (changed.length === 0) continue;
    await session.query(
      z.object({}),
      `update answer_key k set query_norm = g.norm
       from unnest($1::int[], $2::text[], $3::text[]) as g (import_id, key, norm)
       where k.import_id = g.import_id and k.key = g.key`,
      [changed.map(({ import_id }) => import_id), changed.map(({ key }) => key), changed.map(({ norm }) => norm)],
    );
  }
}

function nextPage(session: CopySession, after: KeyRow | undefined): Promise<KeyRow[]> {
  return session.query(
    KeyRow,
    `select import_id, key, query, query_norm from answer_key
     where (import_id, key) > ($1::int, $2::text) order by import_id, key limit $3`,
    [after?.import_id ?? 0, after?.key ?? "", PAGE_ROWS],
  );
}
