import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import { sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { movedSql } from "./read-moved";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };

test("what one pin moved costs the same of a release of 20,000 rows", async () => {
  const arena = await givenArena(host);
  const { id } = await givenRelease(host, arena);
  const { id: releaseId, splitId } = await db.release.update({ where: { extId: id }, data: { state: "signed" } });
  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { releaseId } });
  await db.$executeRaw(sql`insert into release_member (release_id, position, corpus_id, problem_id, trajectory_id, pool,
      cluster_id, verdict, structure, label_source, approved)
    select ${releaseId}::int, 1000 + n, ${arena.id}::int, 1000000 + n, n, 'train', 1000000 + n, 'agentic', 'agentic', 'filter', true
    from generate_series(1, 20000) n`);
  await db.$executeRaw(sql`update split_pool set pool = 'test', assigned_at = now() + interval '1 minute'
    where split_id = ${splitId} and problem_id = ${problemId}`);
  await db.$executeRaw(sql`analyze release_member, split_pool, release`);

  const statement = movedSql({ splitId, releaseId });
  expect(await db.$queryRaw(statement)).toMatchObject([{ release: id, from: "train", to: "test", problems: 1 }]);
  expect(await rowsVisited(db, statement)).toBeLessThan(500);
}, 120_000);
