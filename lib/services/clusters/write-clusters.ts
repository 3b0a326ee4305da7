import * as z from "zod";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { type Sql, sql } from "@/lib/db/query-rows";
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
import { lockCorpus } from "./lock-corpus";
import { dropProposals, dropRefused, putProposals } from "./proposal-sql";
import { dropClusters, tellClusters } from "./told-sql";

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
const None = z.object({});

/** Puts clusters, their edges and the open proposals in place of those before, in one transaction. */
export async function writeClusters({ databaseUrl, corpusId, wanted, ids, ...made }: Clustered): Promise<void> {
  const session = await openCopySession(databaseUrl);

  try {
    await session.transaction(async () => {
      await replaceClusters(session, corpusId, ids, made);
      await session.query(None, "delete from leak_edge where corpus_id = $1", [corpusId]);
      await session.copy(EDGE_ROWS, edgeTuples(corpusId, ids, made.clustered));
      await session.query(None, "delete from leak_near where corpus_id = $1", [corpusId]);
      await session.copy(NEAR_ROWS, nearTuples(corpusId, ids, made.clustered));
      // The planner knows nothing yet of what was written in this transaction.
      await session.query(None, "analyze problem_cluster, leak_edge", []);
      await run(session, dropClusters(corpusId));
      await run(session, tellClusters(corpusId));
      await run(session, lockCorpus(corpusId));
      await replaceProposals(session, corpusId, proposalTuples(ids, made.clustered));
      await session.query(
        None,
        "update corpus set clusters_made = $2, cluster_version = $3, clustered_at = now(), near_queries = $4 where id = $1",
        [corpusId, wanted, CLUSTER_VERSION, made.clustered.nearCount],
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

async function replaceProposals(session: CopySession, corpusId: number, tuples: Iterable<Uint8Array>): Promise<void> {
  await session.query(
    None,
    `create temp table proposed_now (a_id int, b_id int, similarity real not null, primary key (a_id, b_id))
      on commit drop`,
    [],
  );
  await session.copy(PROPOSAL_ROWS, tuples);
  await run(session, dropRefused(corpusId));
  const now = sql`proposed_now`;
  await run(session, dropProposals(corpusId, now));
  await run(session, putProposals(corpusId, now));
}

async function run(session: CopySession, { text, values }: Sql): Promise<void> {
  await session.query(None, text, values);
}
