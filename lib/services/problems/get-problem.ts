import * as z from "zod";
import type { ProblemDetail } from "@/lib/contract/problems";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems } from "@/lib/services/blindness/blind-items";
import { hasBlindQueue } from "@/lib/services/blindness/seen-rows";
import { clusterOfProblem } from "@/lib/services/clusters/cluster-of-problem";
import { requirePermission } from "@/lib/services/require-permission";
import { type LocatedProblem, locateProblem } from "./locate-problem";
import { problemRuns } from "./problem-runs";
import { sameQuery } from "./same-query";

const RewardRow = z.object({ reward: z.unknown(), voucher: z.unknown() });
const CountRow = z.object({ own: z.int(), blind: z.int(), variants: z.int() });

/**
 * A problem with how it went in each run. Its reward spec is absent for roles that may not read one, and for who reviews
 * a trajectory of it, or of a variant in its corpus, blind: it says what the outcome rests on.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getProblem(ctx: Asker, { id }: { readonly id: string }): Promise<ProblemDetail> {
  requirePermission(ctx, "read");
  const problem = await locateProblem(ctx, id);
  const counts = await countBlind(ctx, problem);
  const hidden = rewardHidden(ctx, counts);
  const [runs, same, cluster] = await Promise.all([
    problemRuns(ctx, problem),
    sameQuery(ctx, problem),
    clusterOfProblem(ctx, problem),
  ]);

  return {
    id: problem.ext_id,
    corpus: problem.corpus,
    key: problem.key,
    query: problem.query,
    bucket: problem.bucket,
    suite: problem.suite,
    difficulty: problem.difficulty,
    ...(hidden ? { rewardHidden: hidden } : await rewardOf(ctx, problem)),
    rollouts: counts.own,
    blindRollouts: counts.blind,
    runs,
    ...same,
    ...(cluster ? { cluster } : {}),
  };
}

function rewardHidden({ person }: Asker, { blind, variants }: z.infer<typeof CountRow>): ProblemDetail["rewardHidden"] {
  if (!isAllowed(person.role, "read_reward")) return "role";

  return blind + variants > 0 ? "blind" : undefined;
}

async function rewardOf({ db }: Asker, { id }: LocatedProblem): Promise<Pick<ProblemDetail, "reward" | "voucher">> {
  const [row] = await queryRows(db, RewardRow, sql`select p.reward, p.voucher from problem p where p.id = ${id}`);
  const { reward, voucher } = row ?? {};

  return {
    ...(reward === null || reward === undefined ? {} : { reward }),
    ...(voucher === null || voucher === undefined ? {} : { voucher }),
  };
}

/** Rollouts of a problem, those that the person reviews blind among them, and such ones of its variants in the corpus. */
async function countBlind(asker: Asker, problem: LocatedProblem): Promise<z.infer<typeof CountRow>> {
  const { id, corpus_id: corpusId, query_norm: query } = problem;
  const isBlind = (await hasBlindQueue(asker, corpusId))
    ? sql`exists (${blindItems(asker.person, corpusId, sql`i.trajectory_id = t.id`)})`
    : sql`false`;
  const [row] = await queryRows(
    asker.db,
    CountRow,
    sql`select (count(*) filter (where t.problem_id = ${id}))::int as own,
          (count(*) filter (where t.problem_id = ${id} and ${isBlind}))::int as blind,
          (count(*) filter (where t.problem_id <> ${id} and ${isBlind}))::int as variants
        from trajectory t
        where t.corpus_id = ${corpusId} and t.problem_id = any(array(select p.id from problem p
          where p.id = ${id} or (p.corpus_id = ${corpusId} and p.query_norm <> '' and p.query_norm = ${query})))`,
  );

  return row ?? { own: 0, blind: 0, variants: 0 };
}
