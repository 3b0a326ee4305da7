import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { type GivenProblem, type GivenProblems, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { startStaleClusters } from "@/lib/services/clusters/start-stale-clusters";
import { wantClusters } from "@/lib/services/clusters/want-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { clusterProblems } from "./cluster-problems";
import { runToEnd } from "./fixtures/run-to-end";
import { type Job, JobCancelled } from "./job";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const FIVE: readonly GivenProblem[] = [
  { key: "e", query: "A woven rug of jute for the hall in light brown" },
  { key: "d", query: "Lamp", recommended: ["7"] },
  { key: "b", query: "lamp" },
  { key: "c", gold: ["7"] },
  { key: "a", query: "A woven rug of jute for the hall in light brown, please" },
];

const want = (corpusId: number) => db.$transaction((tx) => wantClusters(tx, { corpusId, personId: null }));
const run = async (corpusId: number, jobs?: readonly Job[]) =>
  runToEnd({ db, url: databaseUrl, home: "/nonexistent", ...(jobs ? { jobs } : {}) }, await want(corpusId));

async function stored({ id }: GivenProblems) {
  const problems = await db.problem.findMany({ where: { corpusId: id }, orderBy: { key: "asc" } });
  const clusters = await db.problemCluster.findMany({ where: { corpusId: id } });
  const clusterOf = (of: number) => clusters.find(({ problemId }) => problemId === of)?.clusterId ?? null;
  const letterOf = (of: number | null) => problems.find((problem) => problem.id === of)?.key[0];
  const edges = await db.leakEdge.findMany({ where: { corpusId: id }, orderBy: [{ reason: "asc" }, { value: "asc" }] });
  const proposals = await db.leakProposal.findMany({ where: { corpusId: id } });

  return {
    clusters: problems.map((problem) => [problem.key[0], letterOf(clusterOf(problem.id))].join(" in ")),
    edges: edges.map(({ aId, bId, reason, value }) => [letterOf(aId), letterOf(bId), reason, value].join(" ")),
    proposals: proposals.map(({ aId, bId, state }) => [letterOf(aId), letterOf(bId), state].join(" ")),
  };
}

const AS_MADE = {
  clusters: ["a in a", "b in b", "c in b", "d in b", "e in e"],
  edges: ["b d query lamp", "c d recommended 7"],
  proposals: ["a e open"],
};

test("each problem has the smallest key of its cluster, with every join's reason, and near queries are proposed", async () => {
  const corpus = await givenProblems(db, FIVE);

  expect(await run(corpus.id)).toBe("done");

  expect(await stored(corpus)).toEqual(AS_MADE);
  const job = await db.jobRun.findFirstOrThrow({ where: { kind: "cluster_problems" }, orderBy: { createdAt: "desc" } });
  expect(job).toMatchObject({ done: 10n, total: 10n, result: { problems: 5, clusters: 3, joined: 1, proposals: 1 } });
});

test("problems that came in another order are clustered alike, and again changes nothing", async () => {
  const corpus = await givenProblems(db, FIVE.toReversed());

  await run(corpus.id);
  const proposals = await db.leakProposal.findMany({ where: { corpusId: corpus.id } });
  await run(corpus.id);

  expect(await stored(corpus)).toEqual(AS_MADE);
  expect(await db.leakProposal.findMany({ where: { corpusId: corpus.id } })).toEqual(proposals);
});

test("what no longer joins comes apart, and what people decided is kept", async () => {
  const corpus = await givenProblems(db, FIVE);
  const person = await givenContext(db, "lead");
  await run(corpus.id);
  await db.leakDecision.create({
    data: {
      ...{ corpusId: corpus.id, kind: "join", aId: corpus.idOf("e"), bId: corpus.idOf("c") },
      ...{ note: "The same hall", personId: person.person.id },
    },
  });
  await db.leakProposal.updateMany({ where: { corpusId: corpus.id }, data: { state: "refused" } });
  await db.problemProduct.deleteMany({ where: { corpusId: corpus.id } });

  await run(corpus.id);

  expect(await stored(corpus)).toEqual({
    clusters: ["a in a", "b in b", "c in c", "d in b", "e in c"],
    edges: ["c e person The same hall", "b d query lamp"],
    proposals: ["a e refused"],
  });
});

test("one that is cancelled while it writes leaves the clusters as they were", async () => {
  const corpus = await givenProblems(db, FIVE);
  await run(corpus.id);
  await db.problemProduct.deleteMany({ where: { corpusId: corpus.id } });
  const cancelled: Job = {
    ...clusterProblems,
    run: (ctx, payload) =>
      clusterProblems.run(ctx, payload, {
        signal: new AbortController().signal,
        report: async (done, total) => {
          if (done === total) throw new JobCancelled();
        },
      }),
  };

  expect(await run(corpus.id, [cancelled])).toBe("cancelled");

  expect(await stored(corpus)).toEqual(AS_MADE);
});

async function queuedFor({ extId }: GivenProblems): Promise<string[]> {
  const jobs = await db.jobRun.findMany({ where: { kind: "cluster_problems", state: "queued" } });

  return jobs.filter(({ payload }) => JSON.stringify(payload).includes(extId)).map(({ id }) => id);
}

test("there are never two at once: what wants them while one runs is followed by one more, and then by none", async () => {
  const corpus = await givenProblems(db, FIVE);
  const [first, second] = await Promise.all([want(corpus.id), want(corpus.id)]);
  expect(second).toBe(first);
  const overtaken: Job = {
    ...clusterProblems,
    run: async (...args) => {
      const result = await clusterProblems.run(...args);
      expect(await want(corpus.id)).toBe(first);
      return result;
    },
  };
  await runToEnd({ db, url: databaseUrl, home: "/nonexistent", jobs: [overtaken] }, first);

  const [next] = await queuedFor(corpus);
  expect(await runToEnd({ db, url: databaseUrl, home: "/nonexistent" }, next ?? "")).toBe("done");
  expect(await queuedFor(corpus)).toEqual([]);
});

test("the worker's start has those made that are missing or of an older version, and no failed ones", async () => {
  const made = await givenProblems(db, FIVE);
  const older = await givenProblems(db, FIVE);
  await run(made.id);
  await run(older.id);
  await db.corpus.update({ where: { id: older.id }, data: { clusterVersion: 0 } });
  const missing = await givenProblems(db, FIVE);
  const failed = await givenProblems(db, FIVE);
  const gone = { kind: "cluster_problems", state: "failed", payload: { corpus: failed.extId }, unit: "rows", total: 1 };
  await db.jobRun.create({ data: { ...gone, finishedAt: new Date() } });

  await startStaleClusters(db);
  await startStaleClusters(db);

  const counts = await Promise.all([missing, made, older, failed].map(async (of) => (await queuedFor(of)).length));
  expect(counts).toEqual([1, 0, 1, 0]);
});
