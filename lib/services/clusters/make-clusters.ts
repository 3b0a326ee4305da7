import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { runTask } from "@/lib/services/threads/run-task";
import { readDecisions } from "./read-decisions";
import { readLeakProblems } from "./read-leak-problems";
import { writeClusters } from "./write-clusters";

interface Making {
  readonly databaseUrl: string;
  readonly corpusId: number;
  /** How much of how much is done; what it throws leaves the clusters as they were. */
  readonly onDone: (done: number, total: number) => Promise<void>;
}

/** What was made. */
export interface MadeClusters {
  readonly problems: number;
  readonly clusters: number;
  /** Clusters of several problems. */
  readonly joined: number;
  readonly proposals: number;
}

const BasisRow = z.object({ wanted: z.int(), problems: z.int() });

/**
 * Makes the leak clusters of a corpus: each is named by the problem with the smallest key in it, so they are the same in
 * every database. Readers see the clusters before or the whole new ones. What people decided is kept: it is what they
 * are made from.
 */
export async function makeClusters(db: Db, { databaseUrl, corpusId, onDone }: Making): Promise<MadeClusters> {
  const [basis] = await queryRows(
    db,
    BasisRow,
    sql`select c.clusters_wanted as wanted, (select count(*)::int from problem p where p.corpus_id = c.id) as problems
        from corpus c where c.id = ${corpusId}`,
  );
  if (!basis) throw new Error("The corpus of these clusters is gone.");

  const total = basis.problems * 2;
  await onDone(0, total);
  const problems = await readLeakProblems({ db }, corpusId, (read) => onDone(Math.min(read, basis.problems), total));
  const ids = problems.map(({ id }) => id);
  const decisions = await readDecisions(db, corpusId, ids);
  // In a thread, so that the worker goes on saying that it lives. What was only looked at joins nothing.
  const clustered = await runTask("clusters", {
    problems: problems.map(({ name, query, goldIds, recommendedIds, titles }) => {
      return { name, query, goldIds, recommendedIds, titles, viewedIds: [] };
    }),
    decisions,
  });
  const onWritten = (written: number) => onDone(basis.problems + Math.min(written, basis.problems), total);
  await writeClusters({ databaseUrl, corpusId, wanted: basis.wanted, ids, clustered, onWritten });

  const sizes = new Map<number, number>();
  for (const first of clustered.first) sizes.set(first, (sizes.get(first) ?? 0) + 1);

  return {
    problems: ids.length,
    clusters: sizes.size,
    joined: [...sizes.values()].filter((size) => size > 1).length,
    proposals: clustered.proposals.length,
  };
}
