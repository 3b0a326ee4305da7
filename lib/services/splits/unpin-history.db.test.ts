import { afterAll, describe, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { undoClusterDecision } from "@/lib/services/clusters/undo-cluster-decision";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getSplit } from "./get-split";
import { growSplit } from "./grow-split";
import { makeSplit } from "./make-split";
import { pinCluster } from "./pin-cluster";
import { unpinClusters } from "./unpin-clusters";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");
const note = "Why";
const PINNED_TO = ["validation", "test", "never_touch"] as const;
type PinnedTo = (typeof PINNED_TO)[number];

/** Clusters of one problem each, a to f, in a split that puts everything into train: whatever lies elsewhere came by a pin. */
async function given() {
  const corpus = await givenProblems(
    db,
    ["a", "b", "c", "d", "e", "f"].map((key) => ({ key, gold: [key] })),
  );
  await clustered(db, corpus.id);
  const made = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 7, strata: [], weigh: "problems" },
    shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  });
  const { id } = made;
  const now = () => getSplit(lead, { id });
  const problems = () => db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
  const keyOf = async (key: string) => {
    const found = (await problems()).find((problem) => problem.key.split(" ")[0] === key);
    if (!found) throw new Error(`No problem “${key}” came.`);
    return found.extId;
  };

  return {
    now,
    /** What was decided and stands. */
    joins: [] as string[],
    /** Every problem by name with its pool, pinned ones in brackets. */
    pools: async () => {
      const rows = await db.splitPool.findMany({ where: { split: { extId: id } } });
      const entries = (await problems()).map(({ id: problem, key }) => {
        const row = rows.find(({ problemId }) => problemId === problem);
        return [key.split(" ")[0] ?? "", row?.isPinned ? `[${row.pool}]` : (row?.pool ?? "none")] as const;
      });
      return Object.fromEntries(entries);
    },
    pin: async (key: string, pool: PinnedTo) => {
      const after = await pinCluster(lead, {
        ...{ id, version: (await now()).version, problems: [await keyOf(key)], pool, note },
      });
      return after.pins[0]?.id ?? "";
    },
    unpin: async (...pins: string[]) => unpinClusters(lead, { id, version: (await now()).version, pins, note }),
    grow: async () => growSplit(lead, { id, version: (await now()).version }),
    join: async (a: string, b: string) =>
      decideCluster(lead, { id: corpus.extId, kind: "join", a: await keyOf(a), b: await keyOf(b), note }),
    part: (decision: string) => undoClusterDecision(lead, { id: corpus.extId, decision }),
    /** A problem that wants what another does comes to its cluster. */
    come: async (key: string, wants: string) => {
      const of = { corpusId: corpus.id, key, query: `came ${key}`, queryNorm: `came ${key}` };
      await db.problem.create({ data: { ...of, reward: [{ product_id: wants }] } });
      await clustered(db, corpus.id);
    },
  };
}
type Given = Awaited<ReturnType<typeof given>>;

test("what a growth gave a pool before it joined a pinned cluster keeps it when the pin is taken back", async () => {
  const { pin, unpin, come, grow, join, pools } = await given();
  const made = await pin("a", "test");
  await come("y", "y");
  await come("z", "a");
  await grow();
  await join("a", "y");

  const after = await unpin(made);

  expect(await pools()).toMatchObject({ a: "train", y: "train", z: "none" });
  expect(after.waiting).toBe(1);
});

test("what a later pin covered is there again when both are taken back, and what followed the earlier one waits", async () => {
  const { pin, unpin, come, grow, join, pools } = await given();
  const earlier = await pin("a", "test");
  await come("z", "a");
  await grow();
  await join("a", "b");
  const later = await pin("b", "never_touch");
  await come("w", "b");
  await grow();
  expect(await pools()).toMatchObject({ a: "[never_touch]", b: "[never_touch]", z: "[never_touch]", w: "never_touch" });

  await unpin(later);
  expect(await pools()).toMatchObject({ a: "[test]", b: "train", z: "test", w: "none" });
  await unpin(earlier);
  expect(await pools()).toMatchObject({ a: "train", b: "train", z: "none", w: "none" });
});

test("what followed a pin and was pinned by itself since waits once both are taken back, in whatever order", async () => {
  const { pin, unpin, come, grow, join, part, pools } = await given();
  const earlier = await pin("a", "test");
  const { decision } = await join("a", "b");
  await come("z", "b");
  await grow();
  expect(await pools()).toMatchObject({ a: "[test]", b: "train", z: "test" });
  await part(decision);
  const other = await pin("z", "never_touch");

  await unpin(earlier);
  expect(await pools()).toMatchObject({ a: "train", b: "[never_touch]", z: "[never_touch]" });
  await unpin(other);
  expect(await pools()).toMatchObject({ a: "train", b: "train", z: "none" });
});

/** Numbers below some other, the same for the same seed. */
function numbersOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function only<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error("There is no such entry.");
  return found;
}

/** Something that a person or an import may do; a pin that is taken back is one of those that stand. */
async function act(split: Given, below: (count: number) => number, step: number): Promise<void> {
  const keys = Object.keys(await split.pools());
  const [one, other] = [only(keys, below(keys.length)), only(keys, below(keys.length))];
  const free = (await split.now()).pins.filter((pin) => !pin.isCovered);

  switch (below(8)) {
    case 0:
    case 1:
      await split.pin(one, only(PINNED_TO, below(3)));
      break;
    case 2:
      if (one !== other) split.joins.push((await split.join(one, other)).decision);
      break;
    case 3:
      if (free.length > 0) await split.unpin(only(free, below(free.length)).id);
      break;
    case 4: {
      const join = split.joins.pop();
      if (join !== undefined) await split.part(join);
      break;
    }
    default:
      await split.come(`n${step}`, only(["a", "b", "c", "d", "e", "f"], below(6)));
      await split.grow();
  }
}

describe("whatever came between, once every pin is taken back", () => {
  test.each([3, 11, 29])(
    "all that was ever in its pool by itself is there, and all the rest waits (history %i)",
    async (seed) => {
      const split = await given();
      const below = numbersOf(seed);
      const byThemselves = new Set<string>();
      const look = async () => {
        for (const [key, pool] of Object.entries(await split.pools())) if (pool === "train") byThemselves.add(key);
      };

      for (let step = 0; step < 14; step += 1) {
        await act(split, below, step);
        await look();
      }
      for (let free = (await split.now()).pins; free.length > 0; free = (await split.now()).pins) {
        await split.unpin(...free.filter((pin) => !pin.isCovered).map(({ id }) => id));
        await look();
      }

      const pools = await split.pools();
      expect(pools).toEqual(
        Object.fromEntries(Object.keys(pools).map((key) => [key, byThemselves.has(key) ? "train" : "none"])),
      );
      expect((await split.grow()).waiting).toBe(0);
      expect(new Set(Object.values(await split.pools()))).toEqual(new Set(["train"]));
    },
  );
});
