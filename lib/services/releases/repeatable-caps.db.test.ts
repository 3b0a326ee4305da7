import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { anotherDatabase } from "@/lib/db/fixtures/another-database";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import type { Installation } from "@/lib/jobs/fixtures/run-to-end";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { getRelease } from "./get-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
// One folder, so that pseudonyms are made by one key.
const home = await temporaryFolder();
const second = { ...(await anotherDatabase(url)), home };
afterAll(async () => {
  await db.$disconnect();
  await second.drop();
});

/** Nothing ranks before another, so that caps and near-duplicates are decided by what equal ranks are decided by. */
const THRESHOLDS = {
  ...{ capPerProblem: 2, capPerMiner: 9 },
  dedup: { measure: "thoughts", similarity: 0.5, keep: 1 },
  ranking: { depth: 0, reformulations: 0, verification: 0, regularity: 0 },
} as const;

async function contentOn(host: Installation, inOrder: (lines: string[]) => string[]) {
  const arena = await givenArena(host, { name: "Arena of caps", inOrder });
  await givenDeciding(host.db, arena.id, THRESHOLDS);
  await host.db.corpus.update({ where: { id: arena.id }, data: { selectedVersionId: null } });
  const { id, end } = await givenRelease(host, arena, { options: { keys: "pseudonyms" } });
  const { contentHash, rows } = await getRelease(arena.lead, { id });

  return { end, contentHash, rows, approved: arena.approved };
}

test("caps and near-duplicates keep the same, whatever the order of imports", async () => {
  const one = await contentOn({ db, url, home }, (lines) => lines);
  const other = await contentOn(second, (lines) => lines.toReversed());

  expect(one.end).toBe("done");
  expect(one.rows).toBeGreaterThan(0);
  expect(one.rows).toBeLessThan(one.approved);
  expect(other).toEqual(one);
});
