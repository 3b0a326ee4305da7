import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { ServiceError } from "@/lib/services/service-error";

const ProblemRow = z.object({
  id: z.int(),
  ext_id: z.uuid(),
  corpus_id: z.int(),
  corpus: z.object({ id: z.uuid(), name: z.string() }),
  key: z.string(),
  query: z.string(),
  query_norm: z.string(),
  bucket: z.string().nullable(),
  suite: z.string().nullable(),
  difficulty: z.string().nullable(),
});
export type LocatedProblem = z.infer<typeof ProblemRow>;

/**
 * A problem named by its public id, without its reward spec.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function locateProblem({ db }: Asker, extId: string): Promise<LocatedProblem> {
  const [row] = await queryRows(
    db,
    ProblemRow,
    sql`select p.id, p.ext_id, p.corpus_id, jsonb_build_object('id', c.ext_id, 'name', c.name) as corpus, p.key, p.query,
          p.query_norm, p.bucket, p.suite, p.difficulty
        from problem p join corpus c on c.id = p.corpus_id where p.ext_id = ${extId}::uuid`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such problem. Its corpus may have been removed.");

  return row;
}
