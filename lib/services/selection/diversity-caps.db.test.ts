import { afterAll, expect, test } from "vitest";
import type { Diversity } from "@/lib/contract/pipeline";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { TriedCap } from "@/lib/domain/tried-cap";
import { drawnFacts, givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getDiversity } from "./get-diversity";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");
const WON = { outcome: "success", model: 4, calls: 1, template: 1, richness: 0.9 } as const;

test("each cap's curve goes through what the draft keeps, and ends at what it keeps without that cap", async () => {
  const name = crypto.randomUUID();
  const rows = Array.from({ length: 40 }, (_, at) => {
    const miner = `${name} ${at % 7 < 4 ? "large" : "small"}`;

    return { ...WON, query: `item ${at % 5}`, run: miner, agent: miner, miner, depth: at % 6 };
  });
  const { extId: id } = await givenFacts(db, rows);
  const thresholds = { ...DEFAULT_THRESHOLDS, capPerProblem: 6, capPerMiner: 13 };
  const ask = (over: Partial<typeof thresholds> | { capPerProblem: null } | { capPerMiner: null }) =>
    getDiversity(researcher, { id, thresholds: { ...thresholds, ...over }, of: "kept" });
  const [kept, ofMiner, ofProblem] = [
    await ask({}),
    await ask({ capPerProblem: null }),
    await ask({ capPerMiner: null }),
  ];
  expect(new Set([kept, ofMiner, ofProblem].map(({ total }) => total)).size).toBe(3);

  const [problem, miner] = kept.caps;
  expect(problem?.points.find(({ cap }) => cap === 6)?.size).toBe(kept.total);
  expect(miner?.points.find(({ cap }) => cap === 13)?.size).toBe(kept.total);
  expect(problem?.points.at(-1)?.size).toBe(ofMiner.total);
  expect(miner?.points.at(-1)?.size).toBe(ofProblem.total);
});

test("under a cap that is tried the approved are those that rank first, and their shares follow; nothing lists them", async () => {
  const name = crypto.randomUUID();
  const rows = Array.from({ length: 12 }, (_, at) => {
    const miner = `${name} ${at < 9 ? "large" : "small"}`;

    return {
      ...WON,
      query: `item ${at}`,
      run: miner,
      agent: miner,
      miner,
      depth: at % 9,
      template: at,
      approved: true,
    };
  });
  const { extId: id } = await givenFacts(db, rows);
  const ask = (tried?: TriedCap, of: "approved" | "kept" = "approved") =>
    getDiversity(researcher, { id, thresholds: { ...DEFAULT_THRESHOLDS, capPerMiner: 1 }, of, tried });
  const counts = ({ dimensions }: Diversity) => dimensions.map((one) => one.rows.map(({ count }) => count));

  const [whole, capped, again] = [
    await ask(),
    await ask({ by: "miner", cap: 3 }),
    await ask({ by: "miner", cap: null }),
  ];

  expect([whole.total, capped.total, again.total]).toEqual([12, 6, 12]);
  expect([whole.tried, capped.tried]).toEqual([null, { by: "miner", cap: 3 }]);
  expect(counts(whole)[0]).toEqual([9, 3]);
  expect(counts(capped).slice(0, 2)).toEqual([
    [3, 3],
    [3, 3],
  ]);
  expect(counts(again)).toEqual(counts(whole));
  const problems = capped.dimensions[3]?.rows.map(({ value }) => value).toSorted();
  expect(problems).toEqual(["item 10", "item 11", "item 6", "item 7", "item 8", "item 9"]);
  expect(capped.caps).toEqual(whole.caps);
  expect(whole.dimensions[0]?.rows[0]?.filter).toMatch(/^approved:yes miner:/);
  expect(capped.dimensions.flatMap((one) => one.rows.map(({ filter }) => filter)).every((text) => text === null)).toBe(
    true,
  );
  expect((await ask(undefined, "kept")).total).toBe(2);
  expect((await ask({ by: "miner", cap: 3 }, "kept")).total).toBe(6);
});

test("of what is kept the set under a cap is that of a draft with this cap", async () => {
  const { extId: id } = await givenFacts(db, drawnFacts(400, 19));
  const thresholds = { ...DEFAULT_THRESHOLDS, agenticShare: 0.3, capPerProblem: 2, capPerMiner: 9 };

  const tried = await getDiversity(researcher, { id, thresholds, of: "kept", tried: { by: "problem", cap: 1 } });

  const drafted = await getDiversity(researcher, { id, thresholds: { ...thresholds, capPerProblem: 1 }, of: "kept" });
  expect(tried.total).toBeGreaterThan(10);
  expect([tried.total, tried.dimensions]).toEqual([drafted.total, drafted.dimensions]);
});
