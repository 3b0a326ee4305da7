import { afterAll, expect, test } from "vitest";
import { Diversity, type KnownLikeness, Likeness, Pipeline } from "@/lib/contract/pipeline";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { drawnFacts, type GivenFacts, givenFacts } from "@/lib/services/filter-lab/given-facts";
import { plainCaps, plainRows } from "@/lib/services/filter-lab/plain-pipeline";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getDiversity } from "./get-diversity";
import { getLikeness } from "./get-likeness";
import { getPipeline } from "./get-pipeline";
import { makeSelection } from "./make-selection";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

const DEDUP: FilterThresholds = { ...DEFAULT_THRESHOLDS, dedup: { measure: "calls", similarity: 0.8, keep: 1 } };
const hostile = "<img src=x onerror=alert(1)> I search for the resin magnet.";
const thinking = (thought: string) => [[{ index: 0, role: "agent", thought, claimed: [], logged: [] }]];
const WON = { outcome: "success", model: 4, calls: 1, template: 1, stepsJson: thinking(hostile) } as const;

function known(likeness: Likeness): KnownLikeness {
  if (likeness.state !== "known") throw new Error(`The likeness is ${likeness.state}.`);

  return likeness;
}

/** Seven trajectories that leave at different places. */
async function given() {
  const unique = crypto.randomUUID().slice(0, 8);
  const of = (miner: string) => ({
    agent: `agent ${miner} ${unique}`,
    miner: `${miner} ${unique}`,
    run: `run ${miner}`,
  });
  const rows: GivenFacts[] = [
    { ...WON, ...of("a"), query: "one magnet", depth: 2 },
    // A label is no approval.
    { ...WON, ...of("b"), query: "one magnet", depth: 8, label: "agentic" },
    { ...WON, ...of("b"), query: "two lamps", approved: true },
    { ...WON, ...of("b"), query: "three", outcome: "unscored" },
    { ...WON, ...of("a"), query: "four", broken: 2, rejects: 2 },
    { ...WON, ...of("a"), query: "five", model: 0, code: 4, verdict: "sub_task" },
    { ...WON, ...of("a"), query: "six", calls: 2, template: 2 },
  ];
  const corpus = await givenFacts(db, rows);
  await givenDeciding(db, corpus.id, DEDUP);
  const select = () => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });

  return { ...corpus, select, unique };
}

test("each stage counts who comes so far, and lists them once the selection is made", async () => {
  const corpus = await given();
  const ask = (thresholds: FilterThresholds) => getPipeline(researcher, { id: corpus.extId, thresholds });

  const before = Pipeline.parse(await ask(DEDUP));
  expect(before.stages.map(({ count }) => count)).toEqual([7, 6, 6, 6, 5, 4, 3, 3]);
  expect(before.stages.map(({ filter }) => filter)).toEqual(Array(8).fill(null));
  expect(before).toMatchObject({ rejectedRows: 0, leftOut: 0, notCompared: 0, selectedAt: null });
  expect(before).toMatchObject({ isBehind: true, isBeingMade: true });

  await corpus.select();
  const { stages } = await ask(DEDUP);
  const listed = stages.map(({ filter }) =>
    countTrajectories(researcher, { corpus: corpus.extId, filter: filter ?? "id:no" }),
  );
  expect((await Promise.all(listed)).map(({ count }) => count)).toEqual(stages.map(({ count }) => count));

  const other = await ask({ ...DEFAULT_THRESHOLDS, capPerMiner: 1 });
  expect(other.stages.map(({ count }) => count)).toEqual([7, 6, 6, 6, 5, 5, 4, 2]);
  expect(other.stages.every(({ filter }) => filter === null)).toBe(true);
  expect(other.stages.filter(({ isOff }) => isOff).map(({ stage }) => stage)).toEqual(["coefficient", "dedup"]);
});

test("each stage lists the rows that it counts where every one takes some off, and records that were not read are extracted", async () => {
  const thresholds: FilterThresholds = { ...DEDUP, coefficientGate: 0.5, capPerProblem: 2, capPerMiner: 12 };
  const { id, extId } = await givenFacts(db, drawnFacts(400, 51));
  await givenDeciding(db, id, thresholds);
  await makeSelection(db, { databaseUrl, corpusId: id, onWritten: async () => undefined });
  const { id: importId } = await db.import.findFirstOrThrow({ where: { corpusId: id } });
  const unread = { importId, fileName: "a.jsonl", reason: "Not JSON", raw: Buffer.from("{") };
  await db.rejectedRow.createMany({ data: [1, 2].map((line) => ({ ...unread, line })) });

  const { stages, rejectedRows, caps } = Pipeline.parse(await getPipeline(researcher, { id: extId, thresholds }));

  expect(rejectedRows).toBe(2);
  expect(caps.map(({ by, cap }) => [by, cap])).toEqual([
    ["problem", 2],
    ["miner", 12],
  ]);
  expect(caps).toEqual(plainCaps(await plainRows(db, id), thresholds));
  expect(caps.some(({ leftOut }) => leftOut > 0)).toBe(true);
  const counts = stages.map(({ count }) => count);
  expect(counts.slice(0, 2)).toEqual([402, counts[2]]);
  expect(new Set(counts).size).toBe(stages.length - 1);
  for (const { stage, count, filter } of stages) {
    const listed = await countTrajectories(researcher, { corpus: extId, filter: filter ?? "id:no" });
    expect([stage, listed.count]).toEqual([stage, stage === "extracted" ? 400 : count]);
  }
});

test("home counts what is kept and lists it once the selection is made, and nothing of it to who reviews blind", async () => {
  const corpus = await given();
  const kept = async (asker = researcher) =>
    (await getFunnel(asker, { id: corpus.extId })).stages.find(({ stage }) => stage === "kept");
  expect(await kept()).toBeUndefined();

  await corpus.select();

  const stage = await kept();
  expect(stage?.count).toBe(3);
  const { count } = await countTrajectories(researcher, { corpus: corpus.extId, filter: stage?.filter ?? "id:no" });
  expect(count).toBe(3);

  const annotator = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { reviewers: [annotator.person.extId] });
  expect(await kept(annotator)).toBeUndefined();
});

test("asking has a selection that is behind made anew by one job, and none more while that one waits", async () => {
  const corpus = await given();
  const ask = () => getPipeline(researcher, { id: corpus.extId, thresholds: DEDUP });

  const states = await Promise.all([ask(), ask(), ask()]);
  expect(states.map(({ isBeingMade }) => isBeingMade)).toEqual([true, true, true]);
  await ask();

  const jobs = await db.jobRun.findMany({ where: { kind: "select_kept" } });
  const own = jobs.filter(({ payload }) => JSON.stringify(payload).includes(corpus.extId));
  expect(own).toHaveLength(1);

  await db.jobRun.updateMany({ where: { id: own[0]?.id ?? "" }, data: { state: "cancelled", finishedAt: new Date() } });
  expect(await ask()).toMatchObject({ isBehind: true, isBeingMade: false, selectedAt: null });
  const anew = { id: corpus.extId, thresholds: DEDUP, anew: true };
  expect(await getPipeline(researcher, anew)).toMatchObject({ isBehind: true, isBeingMade: true });
});

test("templates and tasks that begin alike for long are named by where they differ", async () => {
  const start = "Think step by step about what is wanted here, ".repeat(4);
  const rows = ["lamp", "chair"].map((thing, at) => ({
    ...{ ...WON, template: at, query: `${start}Find a ${thing}.` },
    stepsJson: thinking(`${start}So a ${thing} it is.`),
  }));
  const corpus = await givenFacts(db, rows);

  const asked = { id: corpus.extId, thresholds: DEFAULT_THRESHOLDS, of: "kept" } as const;
  const { dimensions } = Diversity.parse(await getDiversity(researcher, asked));

  const namesBy = (name: string) =>
    dimensions.flatMap(({ by, rows }) => (by === name ? rows.map(({ value }) => value) : [])).toSorted();
  const head = "Think step by step about what is wanted…";
  expect(namesBy("template")).toEqual([
    `${head} wanted here, So a chair it is.`,
    `${head} wanted here, So a lamp it is.`,
  ]);
  expect(namesBy("problem")).toEqual([`${head} wanted here, Find a chair.`, `${head} wanted here, Find a lamp.`]);
});

test("what is kept and what is approved is told apart by miner, agent, template and problem, with rows that list it", async () => {
  const corpus = await given();
  await corpus.select();

  const kept = Diversity.parse(await getDiversity(researcher, { id: corpus.extId, thresholds: DEDUP, of: "kept" }));
  const [miner, agent, template, problem] = kept.dimensions;

  expect(kept.total).toBe(3);
  expect(miner?.rows.map(({ value, count }) => [value, count])).toEqual([
    [`b ${corpus.unique}`, 2],
    [`a ${corpus.unique}`, 1],
  ]);
  expect(miner?.effective).toBeCloseTo(1 / (4 / 9 + 1 / 9));
  expect(template?.rows.map(({ value, filter }) => [value, filter])).toEqual([
    [hostile, null],
    [hostile, null],
  ]);
  expect(problem?.rows.map(({ value }) => value).toSorted()).toEqual(["one magnet", "six", "two lamps"]);
  for (const row of [...(miner?.rows ?? []), ...(agent?.rows ?? []), ...(problem?.rows ?? [])]) {
    const { count } = await countTrajectories(researcher, { corpus: corpus.extId, filter: row.filter ?? "id:no" });
    expect(count).toBe(row.count);
  }
  expect(kept.caps.map(({ by, points }) => [by, points])).toEqual([
    ["problem", [{ cap: 1, size: 3, reached: 3, leftOut: 0 }]],
    [
      "miner",
      [
        { cap: 1, size: 2, reached: 2, leftOut: 1 },
        { cap: 2, size: 3, reached: 1, leftOut: 0 },
      ],
    ],
  ]);

  const approved = await getDiversity(researcher, { id: corpus.extId, thresholds: DEFAULT_THRESHOLDS, of: "approved" });
  expect(approved.total).toBe(1);
  expect(approved.dimensions[0]?.rows[0]?.filter).toBe(`approved:yes miner:"b ${corpus.unique}"`);
});

test("versions of one agent are told apart, and each lists its rows", async () => {
  const name = `agent ${crypto.randomUUID()}`;
  const rows = ["1", "2", "2"].map((version) => ({ ...WON, agent: `${name} v${version}`, run: `run ${version}` }));
  const { id, extId } = await givenFacts(db, rows);
  for (const version of ["1", "2"])
    await db.agent.update({ where: { key: `${name} v${version}` }, data: { name, version } });
  await givenDeciding(db, id, {});
  await makeSelection(db, { databaseUrl, corpusId: id, onWritten: async () => undefined });

  const { dimensions } = await getDiversity(researcher, { id: extId, thresholds: DEFAULT_THRESHOLDS, of: "kept" });

  const agents = dimensions.find(({ by }) => by === "agent")?.rows ?? [];
  expect(agents.map(({ value, count }) => [value, count])).toEqual([
    [`${name} 2`, 2],
    [`${name} 1`, 1],
  ]);
  for (const { count, filter } of agents)
    expect((await countTrajectories(researcher, { corpus: extId, filter: filter ?? "id:no" })).count).toBe(count);
});

test("a trajectory says where it leaves, why, and who is alike, with what its rank is made of", async () => {
  const corpus = await given();
  const likenessAt = async (at: number) =>
    Likeness.parse(await getLikeness(researcher, { id: corpus.trajectories[at] ?? "" }));
  const likenessOf = async (at: number) => known(await likenessAt(at));
  expect(await likenessAt(0)).toEqual({ state: "not_yet" });
  await corpus.select();

  const duplicate = await likenessOf(0);
  expect(duplicate).toMatchObject({
    stage: "duplicate",
    why: "It makes the same calls as the one of “run b”, which ranks before it, 0.8 against 0.2. Of the 2 in its group the one of “run b” is kept.",
    representative: { id: corpus.trajectories[1], run: "run b", rank: expect.closeTo(0.8, 5) },
    ...{ alikeBy: "calls", similarity: 1 },
  });
  expect(duplicate.members.map(({ id, isKept }) => [id, isKept])).toEqual([
    [corpus.trajectories[1], true],
    [corpus.trajectories[0], false],
  ]);
  expect(duplicate.ranking[0]).toEqual({ signal: "depth", value: 0.2, weight: 1, adds: 0.2 });
  expect([duplicate.groupSize, (await likenessOf(3)).groupSize]).toEqual([2, 0]);
  expect((await likenessOf(1)).why).toBe("It is kept as the first of the 2 that are alike; its rank is 0.8.");
  expect(await likenessOf(3)).toMatchObject({ stage: "winners", members: [], ranking: [], representative: null });
  expect((await likenessOf(3)).why).toBe(
    "It is no winner: its outcome is not scored. Approval alone takes it into a release.",
  );
  expect((await likenessOf(4)).why).toBe("It breaks a format rule: R2, recommend_product is not called exactly once.");
  expect((await likenessOf(5)).why).toBe("The filter says sub-task, not agentic.");
  expect((await likenessOf(6)).why).toBe("It passes every stage and is alike no other; its rank is 0.");
});

test("a group is counted whole, of which the hundred best are named", async () => {
  const { id, trajectories } = await givenFacts(
    db,
    Array.from({ length: 103 }, () => ({ ...WON, query: "one" })),
  );
  await givenDeciding(db, id, DEDUP);
  await makeSelection(db, { databaseUrl, corpusId: id, onWritten: async () => undefined });

  const likeness = known(Likeness.parse(await getLikeness(researcher, { id: trajectories[102] ?? "" })));

  expect([likeness.groupSize, likeness.members.length]).toEqual([103, 100]);
  expect(likeness.why).toContain("Of the 103 in its group the one of");
});

test("who reviews one blind has figures without it, no lists, and is not told who is alike", async () => {
  const corpus = await given();
  await corpus.select();
  const blind = await givenContext(db, "researcher");
  const filter = `id:${corpus.trajectories[1]}`;
  await givenQueue(await givenContext(db, "lead"), corpus, { filter, reviewers: [blind.person.extId] });

  const { stages, leftOut } = await getPipeline(blind, { id: corpus.extId, thresholds: DEDUP });
  const { total, dimensions } = await getDiversity(blind, { id: corpus.extId, thresholds: DEDUP, of: "kept" });

  expect(stages.map(({ count }) => count)).toEqual([6, 5, 5, 5, 4, 4, 3, 3]);
  expect([leftOut, total]).toEqual([1, 3]);
  const filters = [...stages, ...dimensions.flatMap(({ rows }) => rows)].map((row) => row.filter);
  expect(new Set(filters)).toEqual(new Set([null]));
  await expect(getLikeness(blind, { id: corpus.trajectories[0] ?? "" })).rejects.toThrow("still review blind");
  await expect(getLikeness(blind, { id: corpus.trajectories[1] ?? "" })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a trajectory says whether its place in the pipeline is refused, so that nobody asks for it in vain", async () => {
  const corpus = await given();
  const [lead, blind] = [await givenContext(db, "lead"), await givenContext(db, "researcher")];
  const reviewers = [blind.person.extId];
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[1]}`, reviewers, hidden: ["judge"] });
  const id = corpus.trajectories[0] ?? "";

  expect(await openTrajectory(blind, { id })).toMatchObject({ hidden: [], isPipelineHidden: true });
  expect(await openTrajectory(lead, { id })).not.toHaveProperty("isPipelineHidden");
});
