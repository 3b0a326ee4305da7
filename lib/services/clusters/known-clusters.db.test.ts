import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { openCopySession } from "@/lib/db/copy-session";
import { internProblems } from "@/lib/services/imports/intern-problems";
import { startJob } from "@/lib/services/jobs/start-job";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { requireClusters } from "@/lib/services/splits/require-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { clustered, givenProblems } from "./fixtures/given-clusters";
import { startStaleClusters } from "./start-stale-clusters";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");
const wantedOf = async (id: number) => (await db.corpus.findUniqueOrThrow({ where: { id } })).clustersWanted;

async function given() {
  const corpus = await givenProblems(db, [
    { key: "a", gold: ["7"] },
    { key: "b", gold: ["7"], query: "" },
    { key: "c" },
  ]);
  await clustered(db, corpus.id);

  return corpus;
}

test("clusters are believed only once every trajectory is measured by today's measures", async () => {
  const { id } = await given();
  await requireClusters(db, id);
  const { measuredTo, measureVersion } = await db.corpus.findUniqueOrThrow({ where: { id } });

  await db.corpus.update({ where: { id }, data: { measuredTo: measuredTo - 1n } });
  await expect(requireClusters(db, id)).rejects.toMatchObject({ code: "CONFLICT" });

  await db.corpus.update({ where: { id }, data: { measuredTo, measureVersion: measureVersion - 1 } });
  await expect(requireClusters(db, id)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("clusters of an older way of making them are not believed, nor is a problem that has none", async () => {
  const { id } = await given();

  await db.problemCluster.deleteMany({ where: { corpusId: id, problemId: { gt: 0 } } });
  await expect(requireClusters(db, id)).rejects.toMatchObject({ code: "CONFLICT" });

  await clustered(db, id);
  await requireClusters(db, id);
  await db.corpus.update({ where: { id }, data: { clusterVersion: 0 } });
  await expect(requireClusters(db, id)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("what is measured makes the clusters wanted in the same step", async () => {
  const { id } = await given();

  await measureBatch(db, { corpusId: id, afterId: 0n }, []);

  expect(await wantedOf(id)).toBe(1);
});

test("clusters that are behind are made once the measures that are under way have ended", async () => {
  const { id, extId } = await given();
  await db.corpus.update({ where: { id }, data: { clustersWanted: 5 } });
  const payload = { corpus: extId };
  const making = () => db.jobRun.count({ where: { kind: "cluster_problems", payload: { equals: payload } } });
  const measuring = { kind: MEASURE_JOB, payload, unit: "rows", total: 1 } as const;
  const jobId = await db.$transaction((tx) => startJob(tx, { ...measuring, personId: null }));

  await startStaleClusters(db);
  expect(await making()).toBe(0);

  await db.jobRun.update({ where: { id: jobId }, data: { state: "cancelled" } });
  await startStaleClusters(db);
  expect(await making()).toBe(1);
});

test("a query that comes later makes the clusters wanted anew, and once it is known nothing does", async () => {
  const { id, idOf } = await given();
  const { key } = await db.problem.findUniqueOrThrow({ where: { id: idOf("b") } });
  const none = {
    bucket: null,
    suite: null,
    difficulty: null,
    reward: null,
    voucher: null,
    titleEmbeddings: null,
    given: 2,
  };
  const session = await openCopySession(databaseUrl);
  const facts = { ...none, key, query: "Lamp", queryNorm: "lamp" };

  await internProblems(session, { corpusId: id, importId: 0 }, [facts]);
  await internProblems(session, { corpusId: id, importId: 0 }, [{ ...facts, query: "Rug", queryNorm: "rug" }]);
  await session.close();

  expect(await wantedOf(id)).toBe(1);
});

test("who reviews a trajectory of a cluster blind is not told by a cut what joins it", async () => {
  const corpus = await given();
  const cut = { kind: "cut", reason: "gold", value: "7", note: "Why" } as const;
  const blind = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [blind.person.extId] });

  const refused = decideCluster(blind, { id: corpus.extId, ...cut });

  await expect(refused).rejects.toMatchObject({ code: "FORBIDDEN" });
  await decideCluster(lead, { id: corpus.extId, ...cut });
});
