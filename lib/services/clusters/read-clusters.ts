import * as z from "zod";
import { ClusterReason } from "@/lib/contract/clusters";
import { queryRows, sql } from "@/lib/db/query-rows";
import { groupBy } from "@/lib/filter/group-by";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { clusterFigures } from "./cluster-figures";

const JoinedRow = z.object({ key: z.string(), cluster: z.string() });
const EdgeRow = z.object({ cluster: z.string(), reason: ClusterReason, value: z.string() });
const ProposalRow = z.object({ a: z.string(), b: z.string(), similarity: z.number() });

/** All leak clusters of a corpus by the keys of their problems. */
export interface ReadClusters {
  readonly problems: number;
  readonly clusters: number;
  /** Those of several problems, the largest first, their problems by key. */
  readonly joined: readonly {
    readonly problems: readonly string[];
    readonly reasons: readonly { readonly reason: ClusterReason; readonly value: string }[];
  }[];
  /** Open ones, the most alike first. */
  readonly proposals: readonly z.infer<typeof ProposalRow>[];
}

/**
 * The leak clusters of a corpus as they were made last, for a program.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN for who reviews anything of the corpus blind
 */
export async function readClusters(ctx: Asker, { id }: { readonly id: string }): Promise<ReadClusters> {
  requirePermission(ctx, "see_releases");
  const { id: corpusId } = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpusId);
  const [{ figures }, members, edges, proposals] = await Promise.all([
    clusterFigures(ctx.db, corpusId),
    queryRows(
      ctx.db,
      JoinedRow,
      sql`select p.key, f.key as cluster from leak_cluster f join problem_cluster c on c.cluster_id = f.id join problem p on p.id = c.problem_id
          where f.corpus_id = ${corpusId} and f.problems > 1
          order by p.key collate "C"`,
    ),
    queryRows(
      ctx.db,
      EdgeRow,
      sql`select distinct f.key as cluster, e.reason, e.value
          from leak_edge e join problem p on p.id = e.a_id join problem_cluster c on c.problem_id = p.id
          join leak_cluster f on f.id = c.cluster_id
          where e.corpus_id = ${corpusId} and not e.is_cut order by e.reason, e.value`,
    ),
    queryRows(
      ctx.db,
      ProposalRow,
      sql`select p.key as a, b.key as b, round(l.similarity::numeric, 4)::float8 as similarity
          from leak_proposal l join problem p on p.id = l.a_id join problem b on b.id = l.b_id
          where l.corpus_id = ${corpusId} and l.state = 'open'
          order by l.similarity desc, l.id`,
    ),
  ]);
  const byCluster = groupBy(members, ({ cluster }) => cluster);
  const reasonsOf = groupBy(edges, ({ cluster }) => cluster);

  return {
    problems: figures.problems,
    clusters: figures.clusters,
    joined: [...byCluster]
      .map(([cluster, of]) => ({
        problems: of.map(({ key }) => key),
        reasons: (reasonsOf.get(cluster) ?? []).map(({ reason, value }) => ({ reason, value })),
      }))
      .toSorted((one, other) => other.problems.length - one.problems.length),
    proposals,
  };
}
