import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenArena } from "@/lib/jobs/fixtures/given-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { previewRelease } from "./preview-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

test("what nobody scored is taken by its approval although the pipeline keeps none of it, and is counted apart", async () => {
  const arena = await givenArena({ db, url, home: await temporaryFolder() });
  const preview = (recipe = arena.recipe) => previewRelease(arena.lead, { id: arena.extId, recipe });
  const before = await preview();
  expect(before).toMatchObject({ unscored: 0, refused: null });
  const ships = sql`select v.trajectory_id from review v join selection se on se.corpus_id = v.corpus_id
      and se.trajectory_id = v.trajectory_id and se.stage = 'kept'
    join trajectory t on t.corpus_id = v.corpus_id and t.id = v.trajectory_id
    join split_pool sp on sp.problem_id = t.problem_id and sp.pool = 'train'
    where v.corpus_id = ${arena.id} and v.approved order by 1 limit 2`;

  // As the selection stores what has no outcome.
  await db.$executeRaw(sql`with two as materialized (${ships}), scored as (
      update trajectory set outcome = 'unscored' where corpus_id = ${arena.id} and id in (select trajectory_id from two))
    update selection set stage = 'winners' where corpus_id = ${arena.id} and trajectory_id in (select trajectory_id from two)`);

  expect(await preview()).toMatchObject({ unscored: 2, pools: before.pools, leftOut: before.leftOut });
  expect(await preview({ ...arena.recipe, filter: "-outcome:unscored" })).toMatchObject({ unscored: 0 });
});
