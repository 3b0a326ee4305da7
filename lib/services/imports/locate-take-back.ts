import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import type { CorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const Row = z.object({
  extId: z.string(),
  corpusId: z.int(),
  corpusExtId: z.string(),
  corpusName: z.string(),
  isRetry: z.boolean(),
  isOwn: z.boolean(),
  ids: z.array(z.int()),
  files: z.array(z.string()),
});

/** An import with everything that goes with it. */
export interface TakenImport {
  readonly extId: string;
  readonly corpus: CorpusKey;
  /** It read the rejected rows of another one. */
  readonly isRetry: boolean;
  /** Itself and the retries of its rejected rows, by internal key. */
  readonly ids: readonly number[];
  readonly files: readonly string[];
}

/**
 * The import to take back. Who made it may, where their role still imports; anybody else's takes more.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND
 */
export async function locateTakeBack(
  { person }: Pick<Context, "person">,
  db: DbOrTransaction,
  extId: string,
): Promise<TakenImport> {
  requirePermission({ person }, "import");
  const [row] = await queryRows(
    db,
    Row,
    sql`select i.ext_id::text as "extId", c.id as "corpusId", c.ext_id::text as "corpusExtId", c.name as "corpusName",
          i.retry_of_id is not null as "isRetry",
          exists (select from job_run j where j.id = i.job_id and j.person_id = ${person.id}) as "isOwn",
          array(select o.id from import o where o.id = i.id or o.retry_of_id = i.id order by o.id) as ids,
          array(select f.name from import_file f where f.import_id = i.id order by f.position) as files
        from import i join corpus c on c.id = i.corpus_id where i.ext_id = ${extId}::uuid`,
  );
  if (row === undefined) throw new ServiceError("NOT_FOUND", "There is no such import.");
  if (!row.isOwn) requirePermission({ person }, "take_back_others");
  const { corpusId, corpusExtId, corpusName, isOwn: _, ...taken } = row;

  return { ...taken, corpus: { id: corpusId, extId: corpusExtId, name: corpusName } };
}
