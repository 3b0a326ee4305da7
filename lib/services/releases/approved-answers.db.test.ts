import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import type { Audit } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_PARTS } from "@/lib/services/measures/measure-parts";
import { getSplitAudit } from "@/lib/services/splits/get-split-audit";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { auditBasis } from "./audit-basis";
import { auditAgain } from "./audit-release";
import { getRelease } from "./get-release";
import { openRelease, readRelease } from "./release-fields";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };

const KeyRow = z.object({ key: z.bigint() });

/**
 * An arena of which nobody knows the outcomes and no reward is left; what one of its approved rollouts of train answers, a
 * problem of test wants, or an approved rollout of test answers.
 */
async function givenUnscored(inTest: "wanted" | "answered") {
  const arena = await givenArena(host);
  const corpusId = arena.id;
  await db.$executeRaw(sql`update trajectory set outcome = 'unscored' where corpus_id = ${corpusId}`);
  // By it the measures would score them.
  await db.problem.updateMany({ where: { corpusId }, data: { reward: [] } });
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
  const other = answers.find((one) => poolOf.get(one.problemId) === "test" && approved.has(one.trajectoryId));
  const product = answer?.productIds[0] ?? "";
  if (inTest === "wanted")
    await db.problem.update({ where: { id: other?.problemId ?? 0 }, data: { reward: [{ product_id: product }] } });
  else
    await db.$executeRaw(sql`update rollout_answer set product_ids = ${[product]}::text[]
      where corpus_id = ${corpusId} and trajectory_id = ${other?.trajectoryId ?? 0n}`);

  return { arena, product };
}

test("what an approved rollout without a known outcome answers forbids a release, here and offline, until nobody approves it", async () => {
  const { arena, product } = await givenUnscored("wanted");
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

test("what approved rollouts of two pools answer is the same hit of the split and of a release of one of them", async () => {
  const { arena, product } = await givenUnscored("answered");
  const hitsOf = (audit: Audit | null) =>
    audit?.guards.find(({ guard }) => guard === "recommended")?.hits.filter(({ value }) => value === product) ?? [];
  const { audit } = await getSplitAudit(arena.lead, { id: arena.splitId });
  expect(hitsOf(audit)).toMatchObject([{ value: product }]);

  const { id } = await givenRelease(host, arena, { preset: "chat", pools: ["train"] });
  const built = await getRelease(arena.lead, { id });
  expect(hitsOf(built.audit).map(({ between }) => between.toSorted())).toEqual([["test", "train"]]);
  expect(built).toMatchObject({ blocked: 1, audit: { isBlocked: true } });

  // What stays behind counts by who approves it now; another approval makes an audit old that a signature would go by.
  const { row } = openRelease(await readRelease(db, id), null);
  const before = await auditBasis(db, row);
  await db.$executeRaw(sql`update review set approved = false where corpus_id = ${arena.id}`);
  expect(await auditBasis(db, row)).not.toBe(before);
  await auditAgain(arena.lead, { id });
  expect(hitsOf((await getRelease(arena.lead, { id })).audit)).toEqual([]);
}, 120_000);
