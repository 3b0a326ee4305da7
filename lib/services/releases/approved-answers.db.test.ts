import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_PARTS } from "@/lib/services/measures/measure-parts";
import { getSplitAudit } from "@/lib/services/splits/get-split-audit";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { auditAgain } from "./audit-release";
import { getRelease } from "./get-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };

const KeyRow = z.object({ key: z.bigint() });

/** An arena of which nobody knows the outcomes; what one of its approved rollouts of train answers, a problem of test wants. */
async function givenUnscored() {
  const arena = await givenArena(host);
  const corpusId = arena.id;
  await db.$executeRaw(sql`update trajectory set outcome = 'unscored' where corpus_id = ${corpusId}`);
  await db.problemProduct.deleteMany({ where: { corpusId } });
  for (let afterId: bigint | undefined = 0n; afterId !== undefined; ) {
    afterId = (await measureBatch(db, { corpusId, afterId }, MEASURE_PARTS))?.lastId;
  }
  await db.$executeRaw(sql`update corpus set clusters_made = clusters_wanted where id = ${corpusId}`);
  const poolOf = new Map(
    (await db.splitPool.findMany({ where: { split: { extId: arena.splitId } } })).map((row) => [
      row.problemId,
      row.pool,
    ]),
  );
  const answers = await db.rolloutAnswer.findMany({ where: { corpusId }, orderBy: { trajectoryId: "asc" } });
  const approved = new Set(
    (
      await queryRows(
        db,
        KeyRow,
        sql`select trajectory_id as key from review where corpus_id = ${corpusId} and approved`,
      )
    ).map(({ key }) => key),
  );
  const answer = answers.find((one) => poolOf.get(one.problemId) === "train" && approved.has(one.trajectoryId));
  const [wanting = 0] = [...poolOf].flatMap(([problem, pool]) => (pool === "test" ? [problem] : []));
  const product = answer?.productIds[0] ?? "";
  await db.problem.updateMany({ where: { corpusId }, data: { reward: [] } });
  await db.problem.update({ where: { id: wanting }, data: { reward: [{ product_id: product }] } });

  return { arena, product };
}

test("what an approved rollout without a known outcome answers forbids a release, here and offline, until nobody approves it", async () => {
  const { arena, product } = await givenUnscored();
  const hitsOf = async (): Promise<readonly string[]> => {
    const { audit } = await getSplitAudit(arena.lead, { id: arena.splitId });
    return audit?.guards.find(({ guard }) => guard === "recommended")?.hits.map(({ value }) => value) ?? [];
  };
  expect(await hitsOf()).toContain(product);

  const { id } = await givenRelease(host, arena, { preset: "chat" });
  await auditAgain(arena.lead, { id });
  const release = await getRelease(arena.lead, { id });
  const blocking = release.audit?.guards.filter(({ isBlocking, count }) => isBlocking && count > 0) ?? [];
  expect(blocking.map(({ guard }) => guard)).toEqual(["recommended"]);
  const folder = releaseFolder(host.home, await db.release.findUniqueOrThrow({ where: { extId: id } }));
  const { faults } = await verifyRelease(folder, { isUnsignedAllowed: true });
  expect(faults.map((fault) => [fault.kind, "guard" in fault ? fault.guard : null])).toEqual([
    ["guard", "recommended"],
  ]);

  await db.$executeRaw(sql`update review set approved = false where corpus_id = ${arena.id}`);
  expect(await hitsOf()).toEqual([]);
  // What is frozen stays what is shipped.
  await auditAgain(arena.lead, { id });
  expect((await getRelease(arena.lead, { id })).blocked).toBe(1);
}, 120_000);
