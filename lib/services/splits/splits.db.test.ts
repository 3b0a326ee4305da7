import { afterAll, expect, test } from "vitest";
import { Split, SplitDetail, SplitList, SplitPreview } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { sql } from "@/lib/db/query-rows";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";
import { clustered, type GivenProblem, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getSplit } from "./get-split";
import { growSplit } from "./grow-split";
import { listSplits } from "./list-splits";
import { makeSplit } from "./make-split";
import { pinCluster } from "./pin-cluster";
import { previewSplit } from "./preview-split";
import { readPools } from "./read-pools";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");
const researcher = await givenContext(db, "researcher");

const RECIPE = {
  seed: 7,
  shares: { train: 0.5, validation: 0, test: 0.5, never_touch: 0 },
  strata: ["bucket" as const],
  weigh: "problems" as const,
};
const named = (name = "main") => ({ name, note: "", ...RECIPE });

/** Twenty problems; each two neighbours want one product. */
const PAIRS: readonly GivenProblem[] = Array.from({ length: 20 }, (_, at) => ({
  key: `p${String(at).padStart(2, "0")}`,
  gold: [String(Math.floor(at / 2))],
  bucket: at < 10 ? "shop" : "voucher",
}));

async function given(problems = PAIRS) {
  const corpus = await givenProblems(db, problems);
  await clustered(db, corpus.id);

  return corpus;
}

async function poolsByKey({ id, corpusId }: { readonly id: string; readonly corpusId: number }) {
  const split = await db.split.findUniqueOrThrow({ where: { extId: id }, select: { id: true } });
  const pools = await readPools(db, split.id);
  const problems = await db.problem.findMany({ where: { corpusId }, select: { id: true, key: true } });

  return new Map(problems.map((problem) => [problem.key.split(" ")[0] ?? "", pools.get(problem.id)]));
}

test("a preview stores nothing, and the split that is made of it holds the same", async () => {
  const corpus = await given();

  const preview = SplitPreview.parse(await previewSplit(researcher, { id: corpus.extId, ...RECIPE }));
  expect(await db.split.count({ where: { corpusId: corpus.id } })).toBe(0);
  expect(preview).toMatchObject({ problems: 20, clusters: 10, stratumCount: 2 });
  expect(preview.pools.map(({ pool, problems, clusters, share }) => [pool, problems, clusters, share])).toEqual([
    ["train", 10, 5, 0.5],
    ["validation", 0, 0, 0],
    ["test", 10, 5, 0.5],
    ["never_touch", 0, 0, 0],
  ]);

  const split = Split.parse(await makeSplit(lead, { id: corpus.extId, ...named() }));
  expect(split.pools).toEqual(preview.pools);
  expect(split).toMatchObject({ version: 1, waiting: 0, pinned: 0, releases: 0, createdBy: lead.person.name });
  const pools = await poolsByKey({ id: split.id, corpusId: corpus.id });
  for (let at = 0; at < 20; at += 2) {
    const [one, other] = [at, at + 1].map((number) => pools.get(`p${String(number).padStart(2, "0")}`));
    expect(one).toBe(other);
  }
  const detail = SplitDetail.parse(await getSplit(researcher, { id: split.id }));
  expect(detail.strataHeld).toEqual(preview.strata);
  expect(SplitList.parse(await listSplits(researcher, { id: corpus.extId })).items).toEqual([split]);
});

test("the order in which problems came in changes no pool", async () => {
  const pools = await Promise.all(
    [PAIRS, PAIRS.toReversed()].map(async (problems) => {
      const corpus = await givenProblems(db, problems);
      // The keys of two databases are the same.
      for (const { key } of problems) await db.problem.update({ where: { id: corpus.idOf(key) }, data: { key } });
      await clustered(db, corpus.id);
      const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });

      return poolsByKey({ id, corpusId: corpus.id });
    }),
  );

  expect([...(pools[0] ?? [])].toSorted()).toEqual([...(pools[1] ?? [])].toSorted());
});

test("what comes later follows its cluster or makes up for what is missing, and nothing moves", async () => {
  const corpus = await given();
  const split = await makeSplit(lead, { id: corpus.extId, ...named() });
  const before = await poolsByKey({ id: split.id, corpusId: corpus.id });
  await db.problem.createMany({
    data: [
      { corpusId: corpus.id, key: "new a", query: "a", queryNorm: "a", bucket: "shop", reward: [{ product_id: "0" }] },
      { corpusId: corpus.id, key: "later b", query: "b", queryNorm: "b", bucket: "shop", reward: [] },
    ],
  });

  await expect(growSplit(lead, { id: split.id, version: 1 })).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await getSplit(lead, { id: split.id })).waiting).toBe(2);
  await clustered(db, corpus.id);
  const grown = SplitDetail.parse(await growSplit(lead, { id: split.id, version: 1 }));

  expect(grown).toMatchObject({ version: 2, waiting: 0 });
  const after = await poolsByKey({ id: split.id, corpusId: corpus.id });
  for (const [key, pool] of before) expect(after.get(key)).toBe(pool);
  expect(after.get("new")).toBe(before.get("p00"));
  expect((await growSplit(lead, { id: split.id, version: 2 })).version).toBe(2);
});

test.each([
  [false, "test"],
  [true, "train"],
])("a growth makes up for what was rounded before, and for no pin (pinned: %s)", async (isPinned, expected) => {
  const corpus = await given([{ key: "old", gold: ["1"], bucket: "old" }]);
  const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });
  expect((await poolsByKey({ id, corpusId: corpus.id })).get("old")).toBe("train");
  const pin = { problems: [corpus.extIdOf("old")], pool: "train" as const, note: "By hand." };
  const { version } = isPinned ? await pinCluster(lead, { id, version: 1, ...pin }) : { version: 1 };
  await db.problem.create({
    data: { corpusId: corpus.id, key: "new", query: "n", queryNorm: "n", bucket: "new", reward: [] },
  });
  await clustered(db, corpus.id);

  await growSplit(lead, { id, version });

  const pools = await poolsByKey({ id, corpusId: corpus.id });
  expect([pools.get("old"), pools.get("new")]).toEqual(["train", expected]);
});

test("a pinned cluster moves as a whole, is told with its reason, and an older version is refused", async () => {
  const corpus = await given();
  const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });
  const pin = { id, problems: [corpus.extIdOf("p03")], pool: "never_touch" as const, note: "Of the benchmark." };

  const pinned = SplitDetail.parse(await pinCluster(lead, { ...pin, version: 1 }));

  expect(pinned).toMatchObject({ version: 2, pinned: 1 });
  expect(pinned.pins).toMatchObject([{ problems: 2, pool: "never_touch", note: "Of the benchmark." }]);
  const pools = await poolsByKey({ id, corpusId: corpus.id });
  expect([pools.get("p02"), pools.get("p03")]).toEqual(["never_touch", "never_touch"]);
  const audit = await db.audit.findFirstOrThrow({ where: { verb: "pin_cluster", subject: `split:${id}` } });
  expect(audit.detail).toMatchObject({ pool: "never_touch", problems: 2, note: "Of the benchmark." });

  await expect(pinCluster(lead, { ...pin, version: 1, pool: "train" })).rejects.toThrow("Somebody has changed");
  const foreign = await given();
  await expect(pinCluster(lead, { ...pin, version: 2, problems: [foreign.extIdOf("p00")] })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await getSplit(lead, { id })).version).toBe(2);
});

test("a cluster is pinned by an id in capitals, too", async () => {
  const corpus = await given();
  const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });
  const problems = [corpus.extIdOf("p03").toUpperCase()];

  const { pins } = await pinCluster(lead, { id, version: 1, problems, pool: "test", note: "By hand." });

  expect(pins).toMatchObject([{ problem: { id: corpus.extIdOf("p03") }, problems: 2 }]);
});

test("a name is used once in a corpus, and a split waits for leak clusters", async () => {
  const corpus = await given();
  await makeSplit(lead, { id: corpus.extId, ...named() });
  await expect(makeSplit(lead, { id: corpus.extId, ...named() })).rejects.toThrow("There is a split “main”");
  await expect(makeSplit(lead, { id: corpus.extId, ...named("MAIN") })).rejects.toThrow("There is a split “main”");
  await makeSplit(lead, { id: corpus.extId, ...named("%") });
  await expect(makeSplit(lead, { id: corpus.extId, ...named("a/b") })).rejects.toMatchObject({ code: "INVALID" });

  const unclustered = await givenProblems(db, PAIRS);
  await expect(previewSplit(lead, { id: unclustered.extId, ...RECIPE })).rejects.toThrow(
    "leak clusters of this corpus",
  );
  const empty = await givenProblems(db, []);
  await expect(makeSplit(lead, { id: empty.extId, ...named() })).rejects.toThrow("no problems");
});

test("pools that were worked out by other clusters are not written: of a split, and of a growth", async () => {
  const corpus = await given();
  const join = (a: string, b: string) => async () => {
    const two = { a: corpus.extIdOf(a), b: corpus.extIdOf(b) };
    await decideCluster(lead, { id: corpus.extId, kind: "join", ...two, note: "Why" });
  };
  const changed = { code: "CONFLICT", message: "The leak clusters of this corpus have changed meanwhile. Try again." };

  await expect(makeSplit(before(join("p00", "p02")), { id: corpus.extId, ...named() })).rejects.toMatchObject(changed);
  expect(await db.split.count({ where: { corpusId: corpus.id } })).toBe(0);
  const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });

  await db.problem.create({ data: { corpusId: corpus.id, key: "new", query: "new", queryNorm: "new" } });
  await clustered(db, corpus.id);
  await expect(growSplit(before(join("p00", "p04")), { id, version: 1 })).rejects.toMatchObject(changed);
  expect(await growSplit(lead, { id, version: 1 })).toMatchObject({ version: 2, waiting: 0 });
});

test("pools are not kept where a decision changes the clusters while they are written: of a split, and of a growth", async () => {
  const corpus = await given();
  const join = (a: string, b: string) => async () => {
    const two = { a: corpus.extIdOf(a), b: corpus.extIdOf(b) };
    await decideCluster(lead, { id: corpus.extId, kind: "join", ...two, note: "Why" });
  };
  const whileWritten = (change: () => Promise<void>) => ({
    ...lead,
    db: overtaken(db, ({ text }) => text.includes("insert into split_pool"), change),
  });
  const changed = { code: "CONFLICT", message: "The leak clusters of this corpus have changed meanwhile. Try again." };

  const made = makeSplit(whileWritten(join("p00", "p02")), { id: corpus.extId, ...named() });
  await expect(made).rejects.toMatchObject(changed);
  expect(await db.split.count({ where: { corpusId: corpus.id } })).toBe(0);
  const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });

  await db.problem.create({ data: { corpusId: corpus.id, key: "new", query: "new", queryNorm: "new" } });
  await clustered(db, corpus.id);
  const grown = growSplit(whileWritten(join("p00", "p04")), { id, version: 1 });
  await expect(grown).rejects.toMatchObject(changed);
  expect(await getSplit(lead, { id })).toMatchObject({ version: 1, waiting: 1 });
});

/** A lead to whom something happens just before each transaction. */
function before(change: () => Promise<void>) {
  const transaction = new Proxy(db.$transaction, {
    apply: async (of, _, given) => {
      await change();
      return Reflect.apply(of, db, given);
    },
  });
  const get = (of: typeof db, name: string | symbol) => (name === "$transaction" ? transaction : Reflect.get(of, name));

  return { ...lead, db: new Proxy(db, { get }) };
}

test.each(["annotator", "researcher"])("%s may not change a split", async (role) => {
  const corpus = await given();
  const { id } = await makeSplit(lead, { id: corpus.extId, ...named() });
  const who = await givenContext(db, role);
  const pin = { id, version: 1, problems: [corpus.extIdOf("p00")], pool: "test" as const, note: "x" };

  for (const tried of [
    () => makeSplit(who, { id: corpus.extId, ...named("other") }),
    () => growSplit(who, { id, version: 1 }),
    () => pinCluster(who, pin),
  ]) {
    await expect(tried()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});

test("who reviews a trajectory blind has it in no count, and it weighs all the same", async () => {
  const corpus = await given();
  const asked = { id: corpus.extId, ...RECIPE, weigh: "trajectories" as const };
  const blind = await givenContext(db, "researcher");
  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, approved, version, updated_at)
    select corpus_id, id, true, 1, now() from trajectory where corpus_id = ${corpus.id}`);
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [blind.person.extId] });

  const [all, left] = [await previewSplit(researcher, asked), await previewSplit(blind, asked)];
  const lists = [await listSplits(researcher, { id: corpus.extId }), await listSplits(blind, { id: corpus.extId })];
  expect(lists.map(({ isBlind }) => isBlind)).toEqual([false, true]);

  const sum = (pools: SplitPreview["pools"], of: "problems" | "trajectories" | "approved") =>
    pools.reduce((total, pool) => total + pool[of], 0);
  expect([sum(all.pools, "trajectories"), sum(all.pools, "approved")]).toEqual([20, 20]);
  expect([sum(left.pools, "trajectories"), sum(left.pools, "approved")]).toEqual([19, 19]);
  expect([all.leftOut, left.leftOut]).toEqual([null, { value: 1, isCapped: false }]);
  expect(left.pools.map(({ problems }) => problems)).toEqual(all.pools.map(({ problems }) => problems));
});
