import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { raiseVersion } from "@/lib/services/splits/locate-split";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };

/** Whether somebody waits for another's lock, or a release was frozen without. */
async function isHeldOrFrozen(corpusId: number): Promise<boolean> {
  const [row] = await queryRows(
    db,
    z.object({ is: z.boolean() }),
    sql`select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')
      or exists (select from release where corpus_id = ${corpusId} and frozen_at is not null) as is`,
  );

  return row?.is === true;
}

test("a pin that is being written while a release is frozen is waited for, since nothing would tell of it later", async () => {
  const arena = await givenArena(host);
  const [{ id: problemId } = { id: 0 }] = await queryRows(
    db,
    z.object({ id: z.int() }),
    sql`select t.problem_id as id from review v join trajectory t on t.corpus_id = v.corpus_id and t.id = v.trajectory_id
      join split_pool sp on sp.problem_id = t.problem_id and sp.pool = 'train'
      where v.corpus_id = ${arena.id} and v.approved order by 1 limit 1`,
  );
  const split = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId } });

  const building = await db.$transaction(
    async (tx) => {
      await raiseVersion(tx, { extId: split.extId, version: split.version });
      await tx.splitPool.updateMany({ where: { splitId: split.id, problemId }, data: { pool: "test" } });
      const build = givenRelease(host, arena);
      await expect.poll(() => isHeldOrFrozen(arena.id), { timeout: 30_000 }).toBe(true);

      return { build };
    },
    { timeout: 60_000 },
  );

  const { id, end } = await building.build;
  expect(end).toBe("done");
  expect(await db.releaseMember.count({ where: { release: { extId: id }, problemId } })).toBe(0);
}, 120_000);
