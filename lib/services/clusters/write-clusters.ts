import * as z from "zod";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import type { ClusteredProblems } from "@/lib/leak/cluster-problems";
import { CLUSTER_VERSION } from "./cluster-job";
import {
  CLUSTER_ROWS,
  clusterTuples,
  EDGE_ROWS,
  edgeTuples,
  NEAR_ROWS,
  nearTuples,
  PROPOSAL_ROWS,
  proposalTuples,
} from "./cluster-tuples";

interface Clustered {
  readonly databaseUrl: string;
  readonly corpusId: number;
  /** How often the clusters had been wanted as these were begun. */
  readonly wanted: number;
  /** Problems in the order of the places. */
  readonly ids: readonly number[];
  readonly clustered: ClusteredProblems;
  readonly onWritten: (written: number) => Promise<void>;
}

/** Rows of one statement: about a quarter of a second each. */
const BATCH_ROWS = 25_000;
/** More nearly equal queries than decisions are worked out from; then each makes all clusters anew. */
export const MOST_NEAR = 1_000_000;
const None = z.object({});

/** Puts clusters, their edges and the open proposals in place of those before, in one transaction. */
export async function writeClusters({ databaseUrl, corpusId, wanted, ids, ...made }: Clustered): Promise<void> {
  const session = await openCopySession(databaseUrl);

  try {
    await session.transaction(async () => {
      await replaceClusters(session, corpusId, ids, made);
      await session.query(None, "delete from leak_edge where corpus_id = $1", [corpusId]);
      await session.copy(EDGE_ROWS, edgeTuples(corpusId, ids, made.clustered));
      const { near } = made.clustered;
      await session.query(None, "delete from leak_near where corpus_id = $1", [corpusId]);
      await session.copy(NEAR_ROWS, nearTuples(corpusId, ids, near.slice(0, MOST_NEAR)));
      await tellClusters(session, corpusId);
      await replaceProposals(session, corpusId, proposalTuples(ids, made.clustered));
      await session.query(
        None,
        "update corpus set clusters_made = $2, cluster_version = $3, clustered_at = now(), near_queries = $4 where id = $1",
        [corpusId, wanted, CLUSTER_VERSION, near.length],
      );
    });
  } finally {
    await session.close();
  }
}

/** Most problems stay in their cluster and are not written again. */
async function replaceClusters(
  session: CopySession,
  corpusId: number,
  ids: readonly number[],
  { clustered, onWritten }: Pick<Clustered, "clustered" | "onWritten">,
): Promise<void> {
  await session.query(
    None,
    "create temp table clustered_now (problem_id int primary key, cluster_id int not null) on commit drop",
    [],
  );
  await session.copy(CLUSTER_ROWS, clusterTuples(ids, clustered));
  const ascending = ids.toSorted((a, b) => a - b);
  for (let from = 0; from < ascending.length; from += BATCH_ROWS) {
    const to = Math.min(ascending.length, from + BATCH_ROWS);
    await session.query(
      None,
      `insert into problem_cluster as c (problem_id, corpus_id, cluster_id)
        select n.problem_id, $1, n.cluster_id from clustered_now n where n.problem_id between $2 and $3
        on conflict (problem_id) do update set cluster_id = excluded.cluster_id
          where c.cluster_id <> excluded.cluster_id`,
      [corpusId, ascending[from], ascending[to - 1]],
    );
    await onWritten(to);
  }
}

/** What the list says of each cluster. */
async function tellClusters(session: CopySession, corpusId: number): Promise<void> {
  // The planner knows nothing yet of what was written in this transaction.
  await session.query(None, "analyze problem_cluster, leak_edge", []);
  await session.query(
    None,
    `delete from leak_cluster c where c.corpus_id = $1
      and not exists (select from problem_cluster p where p.problem_id = c.id and p.cluster_id = c.id)`,
    [corpusId],
  );
  await session.query(
    None,
    `with size as (
        select cluster_id as id, count(*)::int as problems from problem_cluster where corpus_id = $1 group by 1
      ), joined as (
        select p.cluster_id as id, array_agg(distinct e.reason order by e.reason) as reasons
        from leak_edge e join problem_cluster p on p.problem_id = e.a_id
        where e.corpus_id = $1 and not e.is_cut group by 1
      )
      insert into leak_cluster as c (id, corpus_id, key, problems, reasons)
      select s.id, $1, f.key, s.problems, coalesce(j.reasons, '{}')
      from size s join problem f on f.id = s.id left join joined j on j.id = s.id
      on conflict (id) do update set problems = excluded.problems, reasons = excluded.reasons
        where (c.problems, c.reasons) is distinct from (excluded.problems, excluded.reasons)`,
    [corpusId],
  );
}

/** What was decided stays as it is; an open proposal that holds no more goes. */
async function replaceProposals(session: CopySession, corpusId: number, tuples: Iterable<Uint8Array>): Promise<void> {
  await session.query(
    None,
    `create temp table proposed_now (a_id int, b_id int, similarity real not null, primary key (a_id, b_id))
      on commit drop`,
    [],
  );
  await session.copy(PROPOSAL_ROWS, tuples);
  await session.query(
    None,
    `delete from leak_proposal l where l.corpus_id = $1 and l.state = 'open'
      and not exists (select from proposed_now n where n.a_id = l.a_id and n.b_id = l.b_id)`,
    [corpusId],
  );
  await session.query(
    None,
    `insert into leak_proposal as l (corpus_id, a_id, b_id, similarity)
      select $1, n.a_id, n.b_id, n.similarity from proposed_now n
      on conflict (corpus_id, a_id, b_id) do update set similarity = excluded.similarity
        where l.state = 'open' and l.similarity <> excluded.similarity`,
    [corpusId],
  );
}
