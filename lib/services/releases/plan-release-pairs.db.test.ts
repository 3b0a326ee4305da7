import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenArena } from "@/lib/jobs/fixtures/given-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { planReleasePairs } from "./plan-release-pairs";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

test("what the rules could compare only in part is a side of no pair but as the worse one of a success", async () => {
  const arena = await givenArena({ db, url, home: await temporaryFolder() });
  const { id: splitId } = await db.split.findFirstOrThrow({ where: { corpusId: arena.id } });
  const planned = () =>
    planReleasePairs(
      db,
      { corpusId: arena.id, splitId, selection: "pairs", where: sql`true` },
      { pools: ["train"], minGap: 0.25 },
    );
  const isGood = sql`id in (select v.trajectory_id from review v where v.corpus_id = ${arena.id} and v.approved)`;
  const level = (good: string, by: string) =>
    db.$executeRaw(sql`update trajectory set outcome = case when ${isGood} then ${good} else 'fail' end,
      outcome_by = case when ${isGood} then 'source' else ${by} end, rule = null where corpus_id = ${arena.id}`);

  await level("partial", "source");
  const known = (await planned()).ids.length;
  await level("success", "rules");
  const ofSuccesses = (await planned()).ids.length;
  await level("partial", "rules");

  expect({ known, ofSuccesses }).toEqual({ known, ofSuccesses: known });
  expect(known).toBeGreaterThan(0);
  expect(await planned()).toMatchObject({ ids: [] });
});
