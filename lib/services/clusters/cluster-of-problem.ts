import * as z from "zod";
import type { ProblemDetail } from "@/lib/contract/problems";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import type { Asker } from "@/lib/services/blindness/asker";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { CLUSTER_ID, clusterMembers } from "./cluster-sql";

const ClusterRow = z.object({ id: z.uuid(), problems: z.int() });

interface OneProblem {
  /** Internal. */
  readonly id: number;
  readonly corpus_id: number;
}

/** The leak cluster of a problem; undefined for who may see none, or reviews anything of the corpus blind. */
export async function clusterOfProblem(
  asker: Asker,
  { id, corpus_id: corpusId }: OneProblem,
): Promise<ProblemDetail["cluster"]> {
  if (!isAllowed(asker.person.role, "see_releases") || (await reviewsBlind(asker, corpusId))) return undefined;

  const [row] = await queryRows(
    asker.db,
    ClusterRow,
    sql`select f.ext_id as id, (select count(*)::int from (${clusterMembers(sql`f.id`)}) m) as problems
        from problem p join problem f on f.id = ${CLUSTER_ID}
        where p.id = ${id}`,
  );

  return row;
}
