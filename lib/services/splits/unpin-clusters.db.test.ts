import { afterAll, describe, expect, test } from "vitest";
import { SplitDetail } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import type { Pool } from "@/lib/leak/assign-pools";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getSplit } from "./get-split";
import { growSplit } from "./grow-split";
import { makeSplit } from "./make-split";
import { pinCluster } from "./pin-cluster";
import { readPools } from "./read-pools";
import { unpinClusters } from "./unpin-clusters";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");
const note = "It was the wrong one.";

/** Five clusters of two, all in train. */
async function given() {
  const corpus = await givenProblems(
    db,
    Array.from({ length: 10 }, (_, at) => ({ key: `p${at}`, gold: [String(Math.floor(at / 2))], bucket: "shop" })),
  );
  await clustered(db, corpus.id);
  const recipe = { seed: 7, shares: { train: 1, validation: 0, test: 0, never_touch: 0 }, strata: [] };
  const { id } = await makeSplit(lead, { id: corpus.extId, name: "main", note: "", weigh: "problems", ...recipe });
  const row = await db.split.findUniqueOrThrow({ where: { extId: id }, select: { id: true } });

  return {
    ...{ corpus, id },
    pin: (version: number, keys: readonly string[], pool: Pool) =>
      pinCluster(lead, { id, version, problems: keys.map((key) => corpus.extIdOf(key)), pool, note: "Of the suite" }),
    pools: async () => {
      const pools = await readPools(db, row.id);
      const problems = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { key: "asc" } });

      return problems.map((problem) => pools.get(problem.id) ?? "none").join(" ");
    },
  };
}

const idsOf = ({ pins }: SplitDetail) => pins.map((pin) => pin.id);

test("several clusters are pinned in one version, each once, and are all taken back in one", async () => {
  const { id, pin, pools } = await given();
  const before = await pools();

  const pinned = SplitDetail.parse(await pin(1, ["p0", "p1", "p4"], "never_touch"));

  expect(pinned).toMatchObject({ version: 2, pinned: 2 });
  expect(pinned.pins).toHaveLength(2);
  expect(pinned.pins).toMatchObject([
    { problems: 2, pool: "never_touch", before: ["train"], isCovered: false },
    { problems: 2, pool: "never_touch", before: ["train"], isCovered: false },
  ]);
  expect(await pools()).toBe("never_touch never_touch train train never_touch never_touch train train train train");

  const unpinned = await unpinClusters(lead, { id, version: 2, pins: idsOf(pinned), note });
  expect(unpinned).toMatchObject({ version: 3, pinned: 0, pins: [] });
  expect(await pools()).toBe(before);
  const audit = await db.audit.findFirstOrThrow({ where: { verb: "unpin_clusters", subject: `split:${id}` } });
  expect(audit.detail).toMatchObject({ name: "main", problems: 4, before: ["train"], note });
});

describe("a cluster that is pinned twice", () => {
  test("goes back one pin at a time, and stays pinned by the earlier one", async () => {
    const { id, pin, pools } = await given();
    await pin(1, ["p0"], "test");
    const twice = await pin(2, ["p1"], "never_touch");
    expect(twice.pins.map(({ isCovered, before }) => [isCovered, before])).toEqual([
      [false, ["test"]],
      [true, ["train"]],
    ]);
    const [later, earlier] = idsOf(twice);

    const unpin = (version: number, one: string | undefined) =>
      unpinClusters(lead, { id, version, pins: [one ?? ""], note });
    await expect(unpin(3, earlier)).rejects.toThrow("Take the later pin back first");
    expect(await unpin(3, later)).toMatchObject({ pinned: 1, pins: [{ pool: "test", isCovered: false }] });
    expect(await pools()).toMatch(/^test test train/);
    await unpin(4, earlier);
    expect(await pools()).toMatch(/^train train train/);
  });

  test("and whose pin is gone, of an older version or of another split, is refused", async () => {
    const { id, pin } = await given();
    const [made] = idsOf(await pin(1, ["p0"], "test"));
    const other = await given();
    const asked = { version: 2, pins: [made ?? ""], note };

    await expect(unpinClusters(lead, { id, ...asked, version: 1 })).rejects.toThrow("Somebody has changed");
    await expect(unpinClusters(lead, { id: other.id, ...asked, version: 1 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await unpinClusters(lead, { id, ...asked });
    await expect(unpinClusters(lead, { id, ...asked, version: 3 })).rejects.toThrow("not there any more");
    expect((await getSplit(lead, { id })).version).toBe(3);
  });
});

test("what followed a pinned cluster waits for a pool once the pin is taken back, and goes where the cluster is", async () => {
  const { corpus, id, pin, pools } = await given();
  const pinned = await pin(1, ["p0"], "test");
  await db.problem.create({
    data: { corpusId: corpus.id, key: "p9 new", query: "new", queryNorm: "new", reward: [{ product_id: "0" }] },
  });
  await clustered(db, corpus.id);
  await growSplit(lead, { id, version: 2 });
  expect(await pools()).toMatch(/^test test (train ){7}/);
  expect((await getSplit(lead, { id })).pools.find(({ pool }) => pool === "test")?.problems).toBe(3);

  const unpinned = await unpinClusters(lead, { id, version: 3, pins: idsOf(pinned), note });

  expect(unpinned.waiting).toBe(1);
  const grown = await growSplit(lead, { id, version: 4 });
  expect(grown.waiting).toBe(0);
  expect(grown.pools.find(({ pool }) => pool === "train")?.problems).toBe(11);
});

test("a pin of before its moves were kept says that it cannot be taken back", async () => {
  const { id, pin } = await given();
  const pinned = await pin(1, ["p0"], "test");
  await db.splitPinProblem.deleteMany({ where: { pin: { extId: { in: idsOf(pinned) } } } });

  expect((await getSplit(lead, { id })).pins).toMatchObject([{ before: null }]);
  await expect(unpinClusters(lead, { id, version: 2, pins: idsOf(pinned), note })).rejects.toThrow("is older than");
});

test.each(["annotator", "researcher"])("%s may take no pin back", async (role) => {
  const { id, pin } = await given();
  const pinned = await pin(1, ["p0"], "test");
  const who = await givenContext(db, role);

  await expect(unpinClusters(who, { id, version: 2, pins: idsOf(pinned), note })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
