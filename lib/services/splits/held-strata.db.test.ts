import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { POOLS } from "@/lib/leak/assign-pools";
import { clustered, type GivenProblem, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getSplit } from "./get-split";
import { makeSplit } from "./make-split";
import { previewSplit } from "./preview-split";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

/** Of three neighbours, which want one product, two are of the shop and one is a voucher. */
const MIXED: readonly GivenProblem[] = Array.from({ length: 24 }, (_, at) => ({
  key: `p${at}`,
  gold: [String(Math.floor(at / 3))],
  bucket: at % 3 === 2 ? "voucher" : "shop",
}));
const RECIPE = {
  seed: 7,
  shares: { train: 0.5, validation: 0, test: 0.5, never_touch: 0 },
  strata: ["bucket" as const],
  weigh: "problems" as const,
};

test("strata of a preview and of a split hold the problems that are of them, also in clusters of several", async () => {
  const corpus = await givenProblems(db, MIXED);
  await clustered(db, corpus.id);

  const preview = await previewSplit(lead, { id: corpus.extId, ...RECIPE });
  expect(preview.strata.map(({ names, problems, clusters }) => [names, problems, clusters])).toEqual([
    [["shop"], 16, 8],
    [["voucher"], 8, 8],
  ]);

  const { id } = await makeSplit(lead, { id: corpus.extId, name: "main", note: "", ...RECIPE });
  const { strataHeld } = await getSplit(lead, { id });
  expect(strataHeld).toEqual(preview.strata);
  for (const { names, problems, pools } of strataHeld)
    for (const { pool, share } of pools) {
      const held = { split: { extId: id }, pool, problem: { bucket: names[0] ?? "" } };
      expect(share * problems).toBeCloseTo(await db.splitPool.count({ where: held }));
    }
  expect(strataHeld[0]?.pools.map(({ pool }) => pool)).toEqual(POOLS);
});
