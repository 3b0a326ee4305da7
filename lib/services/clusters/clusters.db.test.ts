import { afterAll, expect, test } from "vitest";
import type { ClusterQuery } from "@/lib/contract/clusters";
import { createDb } from "@/lib/db/client";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { takeBackRows } from "@/lib/services/imports/take-back-rows";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { clustered, type GivenProblem, type GivenProblems, givenProblems } from "./fixtures/given-clusters";
import { getCluster } from "./get-cluster";
import { listClusters } from "./list-clusters";
import { startClusters } from "./start-clusters";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");
const GIVEN: readonly GivenProblem[] = [
  { key: "a", query: "Red lamp", bucket: "shop" },
  { key: "b", query: "red lamp", bucket: "product", gold: ["100000007"] },
  { key: "c", query: "Blue rug", gold: ["100000007"], titles: ["Jute"] },
  { key: "d", query: "Green bed", titles: ["Sleep"], viewed: ["100000009"] },
  { key: "e", query: "Bed in green", titles: ["sleep"] },
  { key: "f", query: "100 % desk" },
];

const list = ({ extId }: GivenProblems, asked: Partial<ClusterQuery> = {}) =>
  listClusters(lead, { id: extId, size: "several", limit: 50, ...asked });

async function givenClustered(): Promise<GivenProblems> {
  const corpus = await givenProblems(db, GIVEN);
  await clustered(db, corpus.id);

  return corpus;
}

async function givenSplit(corpus: GivenProblems, pools: Readonly<Record<string, string>>) {
  const { id, extId } = await db.split.create({
    data: {
      ...{ corpusId: corpus.id, name: "main", note: "", seed: 1, shares: {}, strata: [], weigh: "problems" },
      personId: lead.person.id,
    },
  });
  await db.splitPool.createMany({
    data: Object.entries(pools).map(([key, pool]) => ({ splitId: id, problemId: corpus.idOf(key), pool })),
  });

  return extId;
}

test("before they are made every problem is a cluster by itself", async () => {
  const corpus = await givenProblems(db, GIVEN);

  expect(await list(corpus)).toMatchObject({
    items: [],
    total: 0,
    figures: { problems: 6, clusters: 6, joined: 0, largest: 1 },
    clusteredAt: null,
    job: null,
  });
});

test("what came since they were made is told: first that it is measured, then that they are behind", async () => {
  const corpus = await givenClustered();
  const lag = async () => (await list(corpus)).lag;
  expect(await lag()).toBeNull();

  await db.problem.create({ data: { corpusId: corpus.id, key: "new", query: "A new lamp", queryNorm: "a new lamp" } });
  expect(await lag()).toBe("clusters");
  await db.corpus.update({ where: { id: corpus.id }, data: { measuredTo: 0 } });
  expect(await lag()).toBe("measures");
});

test("clusters of no problem wait for nothing, also where all that was imported is taken back", async () => {
  const corpus = await givenClustered();
  const { extId: id } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const admin = await givenContext(db, "admin");
  const { jobId } = await startTakeBack(admin, { id });
  await takeBackRows(admin, { id, jobId, onStep: async () => undefined, keep: async () => undefined });

  expect(await list(corpus)).toMatchObject({ figures: { problems: 0, clusters: 0 }, lag: null });
});

test("clusters come by size with their reasons, buckets, trajectories and pools, and torn ones are told", async () => {
  const corpus = await givenClustered();
  const split = await givenSplit(corpus, { a: "train", b: "train", c: "test", d: "train", e: "train" });

  const answer = await list(corpus);

  expect(answer.items).toEqual([
    {
      id: corpus.extIdOf("a"),
      key: (await db.problem.findUniqueOrThrow({ where: { id: corpus.idOf("a") } })).key,
      problems: 3,
      trajectories: 3,
      reasons: ["gold", "query"],
      buckets: ["product", "shop"],
      query: "Red lamp",
      pools: [{ split: "main", pools: ["train", "test"] }],
    },
    expect.objectContaining({ id: corpus.extIdOf("d"), problems: 2, reasons: ["title"] }),
  ]);
  expect(answer).toMatchObject({
    total: 2,
    nextCursor: null,
    figures: { problems: 6, clusters: 3, joined: 2, largest: 3 },
    facets: {
      reasons: [
        { reason: "gold", clusters: 1 },
        { reason: "query", clusters: 1 },
        { reason: "title", clusters: 1 },
      ],
      splits: [{ id: split, name: "main", torn: 1 }],
    },
    openProposals: 0,
    clusteredAt: expect.any(String),
  });
  expect((await list(corpus, { torn: split })).items.map(({ id }) => id)).toEqual([corpus.extIdOf("a")]);
});

test.each([
  ["a reason", { reason: "title" }, ["d"]],
  ["words of any of its queries", { find: "IN green" }, ["d"]],
  ["a product that a reward wants", { find: "100000007" }, ["a"]],
  ["a product that a rollout looked at", { find: "100000009" }, ["d"]],
  ["a sign that searching knows", { find: "0 %", size: "any" }, ["f"]],
  ["nothing there is", { find: "sofa", size: "any" }, []],
  ["no several", { size: "any" }, ["a", "d", "f"]],
] as const)("they are found by %s", async (_, asked, keys) => {
  const corpus = await givenClustered();

  const { items, total } = await list(corpus, asked);

  expect(items.map(({ id }) => id)).toEqual(keys.map((key) => corpus.extIdOf(key)));
  expect(total).toBe(keys.length);
});

test("a cluster that is found names the problem that holds the words, its own before others", async () => {
  const corpus = await givenClustered();
  const keyOf = async (key: string) => (await db.problem.findUniqueOrThrow({ where: { id: corpus.idOf(key) } })).key;
  const matchOf = async (find: string) => (await list(corpus, { find })).items.map(({ match }) => match);

  expect(await matchOf("IN green")).toEqual([{ key: await keyOf("e"), words: "Bed in green" }]);
  expect(await matchOf("green")).toEqual([{ key: await keyOf("d"), words: "Green bed" }]);
  expect(await matchOf("100000007")).toEqual([{ key: await keyOf("b"), words: "red lamp" }]);
});

test("a problem's own id finds its cluster", async () => {
  const corpus = await givenClustered();

  expect((await list(corpus, { find: corpus.extIdOf("c") })).items).toHaveLength(1);
});

test("pages follow each other without a gap, and a cursor of elsewhere is refused", async () => {
  const corpus = await givenClustered();
  const page = (cursor?: string | null) => list(corpus, { size: "any", limit: 1, ...(cursor ? { cursor } : {}) });
  const first = await page();
  const second = await page(first.nextCursor);
  const third = await page(second.nextCursor);

  const pages = [first, second, third].map(({ items }) => items.map(({ id }) => id));
  expect(pages).toEqual(["a", "d", "f"].map((key) => [corpus.extIdOf(key)]));
  expect(third).toMatchObject({ nextCursor: null, total: 3 });
  await expect(list(corpus, { cursor: lead.person.extId })).rejects.toMatchObject({ code: "INVALID" });
});

test("a cluster has its problems, joins and pools, by any of its problems", async () => {
  const corpus = await givenClustered();
  await givenSplit(corpus, { c: "test" });

  const cluster = await getCluster(lead, { id: corpus.extId, cluster: corpus.extIdOf("c") });

  expect(cluster).toMatchObject({ id: corpus.extIdOf("a"), total: 3, decisions: [] });
  expect(cluster.problems.map(({ query, trajectories, pools }) => [query, trajectories, pools])).toEqual([
    ["Red lamp", 1, []],
    ["red lamp", 1, []],
    ["Blue rug", 1, [{ split: "main", pool: "test" }]],
  ]);
  expect(cluster.edges).toEqual([
    { a: corpus.extIdOf("a"), b: corpus.extIdOf("b"), reason: "query", value: "red lamp" },
    { a: corpus.extIdOf("b"), b: corpus.extIdOf("c"), reason: "gold", value: "100000007" },
  ]);
});

test("pools are those of the whole cluster, also of problems that are not sent", async () => {
  const corpus = await givenClustered();
  const { id: corpusId } = corpus;
  await givenSplit(corpus, { a: "train", c: "test" });
  const between = await db.problem.createManyAndReturn({
    data: Array.from({ length: 500 }, (_, at) => ({ corpusId, key: `b ${at}`, query: "lamp", queryNorm: "lamp" })),
    select: { id: true },
  });
  await db.problemCluster.createMany({
    data: between.map(({ id }) => ({ problemId: id, corpusId, clusterId: corpus.idOf("a") })),
  });

  const cluster = await getCluster(lead, { id: corpus.extId, cluster: corpus.extIdOf("a") });

  expect(cluster.total).toBe(503);
  expect(cluster.problems).toHaveLength(500);
  expect(cluster.problems.map(({ id }) => id)).not.toContain(corpus.extIdOf("c"));
  expect(cluster.pools).toEqual([{ split: "main", pools: ["train", "test"] }]);
});

test("a problem of another corpus is not found, and an annotator may see no clusters", async () => {
  const [corpus, other] = [await givenClustered(), await givenClustered()];
  const annotator = await givenContext(db, "annotator");
  const asked = { id: corpus.extId, cluster: corpus.extIdOf("a") };

  await expect(getCluster(lead, { ...asked, cluster: other.extIdOf("a") })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await expect(getCluster(annotator, asked)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(listClusters(annotator, { id: corpus.extId, size: "any", limit: 1 })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

test("who asks for them again is told of the job under way, which the list shows", async () => {
  const corpus = await givenClustered();

  const { jobId } = await startClusters(lead, { id: corpus.extId });

  expect(await startClusters(lead, { id: corpus.extId })).toEqual({ jobId });
  expect((await list(corpus)).job).toMatchObject({ id: jobId, state: "queued", total: 12 });
  expect(await db.audit.count({ where: { subject: `corpus:${corpus.extId}`, verb: "make_clusters" } })).toBe(2);
});
