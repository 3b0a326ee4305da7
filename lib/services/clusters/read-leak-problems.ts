import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { readLeakProblem } from "@/lib/leak/read-leak-problem";

/** A problem of a corpus with what may leak of it. `name` is its key. */
export interface CorpusProblem extends LeakProblem {
  /** Internal. */
  readonly id: number;
  readonly extId: string;
  readonly key: string;
  /** Of its leak cluster: the smallest key in it, by code units. Its own while the clusters do not know it. */
  readonly clusterKey: string;
  readonly bucket: string | null;
  readonly difficulty: string | null;
}

/** Reward specs of so many are read at once. */
const BATCH_ROWS = 10_000;

const ProblemRow = z.object({
  id: z.int(),
  extId: z.uuid(),
  key: z.string(),
  clusterKey: z.string(),
  query: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
  reward: z.unknown(),
  recommended: z.array(z.string()),
  /** Also what rollouts answer with that are no success. */
  viewed: z.array(z.string()),
});

/**
 * The problems of a corpus with their words and products, in the order of their keys by code units: it is the same in
 * every database. Who asks may have no right to read reward specs, so what it holds goes to nobody as it is.
 */
export async function readLeakProblems(
  { db }: { readonly db: DbOrTransaction },
  corpusId: number,
  onRead: (read: number) => Promise<void> = async () => undefined,
): Promise<readonly CorpusProblem[]> {
  const problems: CorpusProblem[] = [];
  for (let afterId: number | undefined = 0; afterId !== undefined; ) {
    const rows: CorpusProblem[] = await readBatch(
      db,
      corpusId,
      sql`p.id > ${afterId} order by p.id limit ${BATCH_ROWS}`,
    );
    problems.push(...rows);
    await onRead(problems.length);
    afterId = rows.at(-1)?.id;
  }

  return inOrder(problems);
}

/** A few problems of a corpus by their internal ids, in the order of their keys. */
export async function readFewProblems(
  { db }: { readonly db: DbOrTransaction },
  corpusId: number,
  ids: readonly number[],
): Promise<readonly CorpusProblem[]> {
  return inOrder(await readBatch(db, corpusId, sql`p.id = any(${[...ids]}::int[])`));
}

function inOrder(problems: CorpusProblem[]): readonly CorpusProblem[] {
  return problems.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function readBatch(db: DbOrTransaction, corpusId: number, condition: Sql): Promise<CorpusProblem[]> {
  const rows = await queryRows(
    db,
    ProblemRow,
    sql`with batch as materialized (
          select p.* from problem p where p.corpus_id = ${corpusId} and ${condition}
        ), products as (
          select u.problem_id,
            coalesce(array_agg(u.product_id order by u.product_id collate "C")
              filter (where u.use = 'recommended'), '{}') as recommended,
            coalesce(array_agg(distinct u.product_id collate "C" order by u.product_id collate "C")
              filter (where u.use <> 'recommended'), '{}') as viewed
          from problem_product u
          where u.corpus_id = ${corpusId} and u.problem_id between (select min(id) from batch) and (select max(id) from batch)
          group by u.problem_id
        )
        select b.id, b.ext_id as "extId", b.key, coalesce(first.key, b.key) as "clusterKey", b.query, b.bucket,
          b.difficulty, b.reward, coalesce(products.recommended, '{}') as recommended,
          coalesce(products.viewed, '{}') as viewed
        from batch b
        left join problem_cluster pc on pc.problem_id = b.id
        left join problem first on first.id = pc.cluster_id
        left join products on products.problem_id = b.id
        order by b.id`,
  );

  return rows.map(toProblem);
}

function toProblem({ reward, query, recommended, viewed, ...row }: z.infer<typeof ProblemRow>): CorpusProblem {
  const wanted = readLeakProblem({ query, reward }, row.key);

  return {
    ...row,
    name: row.key,
    query,
    goldIds: wanted?.goldIds ?? [],
    titles: wanted?.titles ?? [],
    recommendedIds: recommended,
    viewedIds: viewed,
  };
}
