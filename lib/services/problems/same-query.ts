import * as z from "zod";
import type { ProblemDetail } from "@/lib/contract/problems";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sumOfTries } from "@/lib/domain/known-tries";
import { groupBy } from "@/lib/filter/group-by";
import type { Asker } from "@/lib/services/blindness/asker";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { rolloutCells, UNKNOWN } from "@/lib/services/evaluation/rollout-cells";
import type { LocatedProblem } from "./locate-problem";

/** Variants that are listed. */
const MOST = 20;

const VariantRow = z.object({
  id: z.int(),
  ext_id: z.uuid(),
  key: z.string(),
  corpus_id: z.int(),
  corpus: z.object({ id: z.uuid(), name: z.string() }),
  bucket: z.string().nullable(),
  all_variants: z.int(),
});
const CountRow = z.object({ problem_id: z.int(), rollouts: z.int(), successes: z.int(), unknown: z.int() });

type SameQuery = Pick<ProblemDetail, "sameQuery" | "sameQueryCount">;

/** Other problems whose query is the same once normalised: those of its own corpus first. */
export async function sameQuery(asker: Asker, problem: LocatedProblem): Promise<SameQuery> {
  if (problem.query_norm === "") return { sameQuery: [], sameQueryCount: 0 };

  const variants = await queryRows(
    asker.db,
    VariantRow,
    sql`select p.id, p.ext_id, p.key, p.corpus_id, jsonb_build_object('id', c.ext_id, 'name', c.name) as corpus, p.bucket,
          (count(*) over ())::int as all_variants
        from problem p join corpus c on c.id = p.corpus_id
        where p.query_norm = ${problem.query_norm} and p.id <> ${problem.id} and not ${beingRemoved(sql`c.ext_id`)}
        order by p.corpus_id <> ${problem.corpus_id}, c.name collate "C", p.key collate "C" limit ${MOST}`,
  );
  const corpora = [...new Set(variants.map((variant) => variant.corpus_id))];
  const read = await Promise.all(corpora.map((corpusId) => countsOf(asker, corpusId, variants)));
  const cells = groupBy(read.flat(), (row) => row.problem_id);

  return {
    sameQuery: variants.map(({ id, ext_id, key, corpus, bucket }) => {
      return { id: ext_id, key, corpus, bucket, ...sumOfTries(cells.get(id) ?? []) };
    }),
    sameQueryCount: variants[0]?.all_variants ?? 0,
  };
}

async function countsOf(
  asker: Asker,
  corpusId: number,
  variants: readonly z.infer<typeof VariantRow>[],
): Promise<z.infer<typeof CountRow>[]> {
  const ids = variants.filter((variant) => variant.corpus_id === corpusId).map(({ id }) => id);
  const scope = await rolloutScope(asker, corpusId, "");
  const rows = sql`${scope.rows} and t.problem_id = any(${ids}::int[])`;
  const cells = await rolloutCells(asker, { ...scope, rows, isWhole: false });

  return queryRows(
    asker.db,
    CountRow,
    sql`select c.problem_id, c.rollouts, c.successes, ${UNKNOWN} as unknown from (${cells}) c`,
  );
}
