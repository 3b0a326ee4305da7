import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
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
