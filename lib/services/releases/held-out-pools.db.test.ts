import { afterAll, expect, test } from "vitest";
import type { Audit } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import type { Pool } from "@/lib/leak/assign-pools";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { readLeakProblems } from "@/lib/services/clusters/read-leak-problems";
import { auditMembers } from "@/lib/services/splits/audit-members";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { readPools } from "@/lib/services/splits/read-pools";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { getRelease } from "./get-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const lead = await givenContext(db, "lead", host.home);

const blockingIn = (audit: Audit | null) =>
  audit?.guards.flatMap(({ guard, isBlocking, count }) => (isBlocking && count > 0 ? [[guard, count]] : []));

/** a of train wants what a success of b, of test, recommends since the split was made; c of test is apart. */
async function givenTorn() {
  const corpus = await givenProblems(db, [{ key: "a", gold: ["1"] }, { key: "b" }, { key: "c" }, { key: "d" }]);
  await clustered(db, corpus.id);
  const { id } = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: [], weigh: "problems" },
    shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  });
  for (const [at, key] of ["b", "c"].entries()) {
    await pinCluster(lead, { id, version: at + 1, problems: [corpus.extIdOf(key)], pool: "test", note: "So." });
  }
  await db.problemProduct.create({
    data: { corpusId: corpus.id, problemId: corpus.idOf("b"), productId: "1", use: "recommended" },
  });
  await clustered(db, corpus.id);
  const { id: splitId } = await db.split.findUniqueOrThrow({ where: { extId: id }, select: { id: true } });

  return { ...corpus, splitId };
}

test("rows are held against every problem of the other pools, whatever else these ship", async () => {
  const corpus = await givenTorn();
  const audited = async (shipped: Readonly<Record<string, Pool>>) =>
    auditMembers(lead, {
      ...{ corpusId: corpus.id, splitId: corpus.splitId, rollouts: { kind: "approved" } },
      shipped: new Map(Object.entries(shipped).map(([key, pool]) => [corpus.idOf(key), pool])),
    });
  const torn = [
    ["cluster", 1],
    ["recommended", 1],
  ];

  expect(blockingIn(await audited({ a: "train" }))).toEqual(torn);
  const beside = await audited({ a: "train", c: "test" });
  expect(blockingIn(beside)).toEqual(torn);
  // All four: b for the rows of train, d for those of test.
  expect(beside).toMatchObject({ isBlocked: true, problems: 4 });
  expect(blockingIn(await audited({ a: "train", b: "test", c: "test" }))).toEqual(torn);

  expect(blockingIn(await audited({ b: "test" }))).toEqual(torn);
  expect(blockingIn(await audited({ b: "test", d: "train" }))).toEqual(torn);
  expect(blockingIn(await audited({ c: "test", d: "train" }))).toEqual([]);
});

test("a release of two pools is blocked by what it ships no row of, here and by its folder", async () => {
  const arena = await givenArena(host);
  const { id: splitId } = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId }, select: { id: true } });
  const pools = await readPools(db, splitId);
  const shipping = await db.$queryRaw<{ id: number }[]>(sql`select distinct t.problem_id as id from review v
    join trajectory t on t.corpus_id = v.corpus_id and t.id = v.trajectory_id
    where v.corpus_id = ${arena.id} and v.approved order by 1`);
  const shippedIn = (pool: Pool) => shipping.filter(({ id }) => pools.get(id) === pool);
  const [a] = shippedIn("train");
  const [b, ...others] = shippedIn("test");
  expect(others).not.toEqual([]);
  // Nothing of b is shipped, and a success of it answers with what a wants.
  await db.$executeRaw(sql`update review set approved = false where corpus_id = ${arena.id} and trajectory_id in (
    select id from trajectory where corpus_id = ${arena.id} and problem_id = ${b?.id ?? 0})`);
  const wanted = (await readLeakProblems({ db }, arena.id)).find(({ id }) => id === a?.id)?.goldIds[0] ?? "";
  await db.problemProduct.create({
    data: { corpusId: arena.id, problemId: b?.id ?? 0, productId: wanted, use: "recommended" },
  });
  await clustered(db, arena.id);

  const { id } = await givenRelease(host, arena, { pools: ["train", "test"] });

  const release = await getRelease(arena.lead, { id });
  expect(blockingIn(release.audit)).toEqual([
    ["cluster", 1],
    ["recommended", 1],
  ]);
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  const members = await db.releaseMember.findMany({ where: { releaseId: row.id } });
  expect(new Set(members.map(({ pool }) => pool))).toEqual(new Set(["train", "test"]));
  expect(members.some(({ problemId }) => problemId === b?.id)).toBe(false);
  const { faults } = await verifyRelease(releaseFolder(host.home, row), { isUnsignedAllowed: true });
  expect(faults.map((fault) => ("guard" in fault ? fault.guard : fault.sentence))).toEqual(["cluster", "recommended"]);
}, 120_000);
