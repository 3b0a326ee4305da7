import * as z from "zod";
import { RunName, type RunNameList, type RunNameQuery } from "@/lib/contract/run-names";
import { likePattern } from "@/lib/db/compile-test";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

/** As many as a person looks through before typing more of the name. */
const MOST_SHOWN = 50;

const NameRow = RunName.extend({ total: z.int() });

/**
 * Runs of a corpus to choose from, by name.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function listRunNames(
  ctx: Context,
  { id, search }: RunNameQuery & { readonly id: string },
): Promise<RunNameList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const rows = await queryRows(
    ctx.db,
    NameRow,
    sql`select ru.ext_id::text as id, ru.name, ru.harness, ru.suite, (count(*) over ())::int as total
        from run ru
        where ru.corpus_id = ${corpus.id}
          and (ru.name ilike ${likePattern(["", search.trim(), ""])} or ru.ext_id::text = lower(${search.trim()}))
        order by ru.name collate "C", ru.id limit ${MOST_SHOWN}`,
  );

  return { items: rows.map(({ total: _, ...name }) => name), total: rows[0]?.total ?? 0 };
}
