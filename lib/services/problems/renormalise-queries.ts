import * as z from "zod";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { normaliseQuery, QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";

/** One process at a time: web, worker and command line ask at their starts, and the others wait for the first. */
const FORM_LOCK = 727_078;

const BATCH_ROWS = 5000;

const FormRow = z.object({ version: z.int() });
const ProblemRow = z.object({ id: z.int(), query: z.string(), query_norm: z.string() });
const Nothing = z.object({});

/**
 * Brings stored queries to the form of this version, in one transaction, before anything compares them: those that an
 * older version kept would else be others than the same ones imported now, and whoever reviews one problem blind could read
 * the reward spec at its twin. Where that is done, one row is read.
 *
 * @returns how many problems were changed
 */
export async function renormaliseQueries(databaseUrl: string): Promise<number> {
  const session = await openCopySession(databaseUrl);
  try {
    if (await isDone(session)) return 0;

    return await session.transaction(async () => {
      await session.query(Nothing, "select 1 as done from pg_advisory_xact_lock($1)", [FORM_LOCK]);
      if (await isDone(session)) return 0;

      const changed = await renormaliseAll(session);
      await session.query(
        Nothing,
        `insert into stored_form (name, version) values ('query', $1)
         on conflict (name) do update set version = excluded.version`,
        [QUERY_FORM_VERSION],
      );

      return changed;
    });
  } finally {
    await session.close();
  }
}

async function isDone(session: CopySession): Promise<boolean> {
  const [form] = await session.query(FormRow, "select version from stored_form where name = 'query'", []);

  return form !== undefined && form.version >= QUERY_FORM_VERSION;
}

async function renormaliseAll(session: CopySession): Promise<number> {
  let changed = 0;
  for (let afterId: number | undefined = 0; afterId !== undefined; ) {
    const rows: z.infer<typeof ProblemRow>[] = await session.query(
      ProblemRow,
      "select id, query, query_norm from problem where id > $1 order by id limit $2",
      [afterId, BATCH_ROWS],
    );
    const other = rows
      .map(({ id, query, query_norm }) => ({ id, before: query_norm, after: normaliseQuery(query) }))
      .filter(({ before, after }) => before !== after);
    await session.query(
      Nothing,
      `update problem p set query_norm = g.norm from unnest($1::int[], $2::text[]) as g (id, norm) where p.id = g.id`,
      [other.map(({ id }) => id), other.map(({ after }) => after)],
    );
    changed += other.length;
    afterId = rows.at(-1)?.id;
  }

  return changed;
}
