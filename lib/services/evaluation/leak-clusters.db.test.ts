import { afterAll, expect, test } from "vitest";
import { ComparisonQuery } from "@/lib/contract/comparison";
import { createDb } from "@/lib/db/client";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { rolloutScope } from "./count-rollouts";
import { getComparison } from "./get-comparison";
import { givenProblems, givenRollouts } from "./given-runs";
import { tallyProcess } from "./tally-process";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");

/** Twelve problems of different queries, the last three of which are one leak cluster. */
async function given() {
  const corpus = await givenCorpus(db, givenRollouts("base", givenProblems(12, [["success"], ["fail"]])));
  const problems = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { key: "asc" } });
  const last = problems.slice(-3).map(({ id }) => id);
  const clusterId = last[0] ?? 0;
  await db.problemCluster.createMany({
    data: last.map((problemId) => ({ problemId, clusterId, corpusId: corpus.id })),
  });
  const run = await db.run.findFirstOrThrow({ where: { corpusId: corpus.id } });

  return { corpus, run };
}
type Given = Awaited<ReturnType<typeof given>>;

async function comparisonOf(role: string, { corpus, run }: Given) {
  const query = ComparisonQuery.parse({ runs: run.extId, slice: "cluster" });

  return getComparison(await givenContext(db, role), { id: corpus.extId, ...query });
}

test("a leak cluster is resampled as one: ten of them have an interval, nine are too few to say", async () => {
  const all = await given();
  const intervalOf = async () => {
    const [of] = (await comparisonOf("lead", all)).runs;
    return of?.measured.status === "measured" ? of.measured.points[0]?.passAtK : undefined;
  };

  expect(await intervalOf()).toMatchObject({ value: 0.5, interval: [expect.any(Number), expect.any(Number)] });

  const { corpusId, clusterId } = await db.problemCluster.findFirstOrThrow({ where: { corpusId: all.corpus.id } });
  const [first] = await db.problem.findMany({ where: { corpusId, id: { lt: clusterId } }, take: 1 });
  await db.problemCluster.create({ data: { corpusId, clusterId, problemId: first?.id ?? 0 } });

  expect(await intervalOf()).toMatchObject({ value: 0.5, interval: null });
});

test("sums of the process have a row a leak cluster", async () => {
  const { corpus } = await given();

  const rows = await tallyProcess(lead, await rolloutScope(lead, corpus.id, ""), undefined);

  expect(rows.map(({ rollouts }) => rollouts).toSorted()).toEqual([...Array(9).fill(1), 3]);
});

test("slices are leak clusters for who may see them, and problems with the same query for others", async () => {
  const all = await given();

  expect((await comparisonOf("researcher", all)).slices).toMatchObject({ all: 1, alone: 9, items: [{ problems: 3 }] });
  expect((await comparisonOf("annotator", all)).slices).toMatchObject({ all: 0, alone: 12 });
});

test("who reviews a trajectory of the corpus blind is told of no leak cluster", async () => {
  const { corpus, run } = await given();
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [lead.person.extId] });

  const query = ComparisonQuery.parse({ runs: run.extId, slice: "cluster" });

  expect((await getComparison(lead, { id: corpus.extId, ...query })).slices).toMatchObject({ all: 0, alone: 11 });
});
