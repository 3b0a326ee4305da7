import { afterAll, expect, test } from "vitest";
import { ComparisonQuery } from "@/lib/contract/comparison";
import { createDb } from "@/lib/db/client";
import { givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getComparison } from "./get-comparison";
import { getProcess } from "./get-process";
import { givenProblems, givenRollouts } from "./given-runs";

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

async function joinOneMore({ corpus }: Given): Promise<void> {
  const { corpusId, clusterId } = await db.problemCluster.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const [first] = await db.problem.findMany({ where: { corpusId, id: { lt: clusterId } }, take: 1 });
  await db.problemCluster.create({ data: { corpusId, clusterId, problemId: first?.id ?? 0 } });
}

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

  await joinOneMore(all);

  expect(await intervalOf()).toMatchObject({ value: 0.5, interval: null });
});

test("a leak cluster counts as one in the figures of the process too, whatever runs tried its problems", async () => {
  const all = await given();
  await givenMetrics(
    db,
    all.corpus,
    all.corpus.trajectories.map(() => ({ repeated: 1 })),
  );
  const repeated = async () => {
    const { rows } = await getProcess(lead, { corpus: all.corpus.extId, runs: [], filter: "" });
    return rows.find(({ metric }) => metric === "repeated")?.cells[0]?.figure;
  };

  expect(await repeated()).toMatchObject({ value: 1, n: 12, interval: [expect.any(Number), expect.any(Number)] });

  await joinOneMore(all);

  expect(await repeated()).toMatchObject({ value: 1, n: 12, interval: null });
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
