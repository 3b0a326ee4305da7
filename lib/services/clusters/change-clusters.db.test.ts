import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { createRng, type Rng } from "@/lib/demo/rng";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { decideProposal } from "./decide-proposal";
import { clustered, type GivenProblem, type GivenProblems, givenProblems } from "./fixtures/given-clusters";
import { undoClusterDecision } from "./undo-cluster-decision";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

/** Everything that is kept of the clusters of a corpus, without ids that differ from one making to the next. */
async function keptOf(corpusId: number): Promise<readonly unknown[]> {
  const rows = await queryRows(
    db,
    z.object({ kept: z.array(z.string()).nullable() }),
    sql`select array_agg(k.line order by k.line) as kept from (
          select concat_ws(' ', 'in', problem_id, cluster_id) as line from problem_cluster where corpus_id = ${corpusId}
          union all select concat_ws(' ', 'cluster', id, key, problems, reasons) from leak_cluster where corpus_id = ${corpusId}
          union all select concat_ws(' ', 'edge', a_id, b_id, reason, value, is_cut) from leak_edge where corpus_id = ${corpusId}
          union all select concat_ws(' ', 'near', a_id, b_id, similarity) from leak_near where corpus_id = ${corpusId}
          union all select concat_ws(' ', 'proposal', a_id, b_id, similarity, state) from leak_proposal
            where corpus_id = ${corpusId}) k`,
  );

  return rows[0]?.kept ?? [];
}

function drawnProblems(rng: Rng): readonly GivenProblem[] {
  const some = (of: string) => (rng.chance(0.3) ? [`${of}${rng.between(1, 6)}`] : []);

  return Array.from({ length: 24 }, (_, at) => ({
    key: `p${String((at * 7) % 24).padStart(2, "0")}`,
    query: `waterproof lamp of jute by weaver${rng.between(1, 4)} for halls ${rng.between(1, 6)}`,
    gold: some("10000000"),
    titles: some("Title "),
    recommended: some("10000000"),
  }));
}

/** One decision of any kind; the job that it starts, or null. */
async function decideOne({ extId: id, id: corpusId, extIdOf }: GivenProblems, rng: Rng): Promise<string | null> {
  const key = () => extIdOf(`p${String(rng.between(0, 23)).padStart(2, "0")}`);
  const taken = await db.leakDecision.findMany({ where: { corpusId, undoneAt: null }, orderBy: { id: "asc" } });
  const proposals = await db.leakProposal.findMany({ where: { corpusId }, orderBy: { id: "asc" } });
  const edges = await db.leakEdge.findMany({
    where: { corpusId, isCut: false, reason: { not: "person" } },
    orderBy: [{ reason: "asc" }, { value: "asc" }],
  });
  const kind = rng.pick(["join", "cut", "undo", "proposal"] as const);
  if (kind === "undo" && taken.length > 0)
    return (await undoClusterDecision(lead, { id, decision: rng.pick(taken).extId })).jobId;
  if (kind === "proposal" && proposals.length > 0) {
    const { extId: proposal, state } = rng.pick(proposals);
    const answer = state === "open" ? rng.pick(["accepted", "refused"] as const) : "open";
    return (await decideProposal(lead, { id, proposal, answer })).jobId;
  }
  if (kind === "cut" && edges.length > 0) {
    const { reason, value } = rng.pick(edges);
    const cut = {
      kind: "cut",
      reason: z.enum(["query", "gold", "recommended", "title"]).parse(reason),
      value,
    } as const;
    return (await decideCluster(lead, { id, ...cut, note: "Why" })).jobId;
  }
  const [a, b] = [key(), key()];

  return a === b ? null : (await decideCluster(lead, { id, kind: "join", a, b, note: "Why" })).jobId;
}

test("what a decision touches is made anew at once, and all that is kept is what making all anew gives", async () => {
  let changed = 0;
  for (const seed of [1, 2, 3]) {
    const rng = createRng(seed, "decided clusters");
    const corpus = await givenProblems(db, drawnProblems(rng));
    await clustered(db, corpus.id);

    for (let step = 0; step < 12; step += 1) {
      const before = await keptOf(corpus.id);
      expect(await decideOne(corpus, rng)).toBeNull();
      const touched = await keptOf(corpus.id);
      await clustered(db, corpus.id);

      expect(touched).toEqual(await keptOf(corpus.id));
      if (touched.join() !== before.join()) changed += 1;
    }
    const { clustersMade, clustersWanted } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
    expect(clustersMade).toBe(clustersWanted);
  }
  expect(changed).toBeGreaterThan(18);
}, 120_000);

test("while the clusters are behind a decision has all of them made by a job, once", async () => {
  const corpus = await givenProblems(db, [{ key: "a" }, { key: "b" }, { key: "c" }]);
  const join = (a: string, b: string) =>
    decideCluster(lead, { id: corpus.extId, kind: "join", a: corpus.extIdOf(a), b: corpus.extIdOf(b), note: "Why" });

  const first = await join("a", "b");
  const second = await join("b", "c");

  expect(await db.jobRun.findUniqueOrThrow({ where: { id: first.jobId ?? "" } })).toMatchObject({ state: "queued" });
  expect(second.jobId).toBe(first.jobId);
  await db.jobRun.update({ where: { id: first.jobId ?? "" }, data: { state: "done" } });
  await clustered(db, corpus.id);
  expect(await db.leakCluster.count({ where: { corpusId: corpus.id } })).toBe(1);
});
