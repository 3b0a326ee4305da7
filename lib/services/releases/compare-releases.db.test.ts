import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { givenArena, givenRelease, runWaiting } from "@/lib/jobs/fixtures/given-release";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { activateNow, otherThresholds } from "@/lib/services/filters/given-activation";
import { saveFilter } from "@/lib/services/filters/save-filter";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { growSplit } from "@/lib/services/splits/grow-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { unpinClusters } from "@/lib/services/splits/unpin-clusters";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { compareReleases } from "./compare-releases";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);
const { lead } = arena;
const day = new Date().toISOString().slice(0, 10);

/** A member of a release, by its position. */
async function memberOf(releaseId: string, position = 0) {
  const member = await db.releaseMember.findFirstOrThrow({
    where: { release: { extId: releaseId } },
    orderBy: { position: "asc" },
    skip: position,
  });
  const [row] = await db.$queryRaw<{ ext_id: string; version: number }[]>`
    select t.ext_id::text, v.version from trajectory t join review v on v.trajectory_id = t.id where t.id = ${member.trajectoryId}`;
  if (!row) throw new Error("The member is gone.");

  return { ...member, id: row.ext_id, version: row.version };
}

const differences = async (from: { id: string }, to: { id: string }) =>
  compareReleases(lead, { id: to.id, from: from.id, offset: 0 });

test("two releases of the same inputs hold the same", async () => {
  const [one, other] = [await givenRelease(host, arena), await givenRelease(host, arena)];

  expect(await differences(one, other)).toMatchObject({
    ...{ entered: 0, left: 0, changed: 0, causes: [], rows: [] },
    ...{ hasSameRows: true, recipe: [], nextOffset: null },
  });
});

test("the same trajectories under another option have other rows, and the option is named", async () => {
  const [one, other] = [
    await givenRelease(host, arena),
    await givenRelease(host, arena, { options: { keys: "pseudonyms" } }),
  ];

  expect(await differences(one, other)).toMatchObject({
    ...{ entered: 0, left: 0, changed: 0, hasSameRows: false },
    recipe: [{ part: "Keys of miners and validators", to: "Pseudonyms" }],
  });
});

test("an approval that was taken back names who did it and when, in either direction", async () => {
  const before = await givenRelease(host, arena);
  const { id, version } = await memberOf(before.id);
  await setApproval(lead, { id, approved: false, expectedVersion: version });
  const after = await givenRelease(host, arena);

  const there = await differences(before, after);
  const back = await differences(after, before);

  expect(there).toMatchObject({ entered: 0, left: 1, causes: [{ cause: "approval", left: 1 }] });
  expect(there.rows).toMatchObject([
    { trajectory: id, change: "left", says: `${lead.person.name} on ${day} took its approval back.` },
  ]);
  expect(back).toMatchObject({ entered: 1, left: 0, rows: [{ trajectory: id, cause: "approval" }] });
  await setApproval(lead, { id, approved: true, expectedVersion: version + 1 });
});

test("a label changes a row that stays, or lets it leave", async () => {
  const before = await givenRelease(host, arena);
  const [kept, gone] = [await memberOf(before.id, 1), await memberOf(before.id, 2)];
  await setLabel(lead, { id: kept.id, label: "agentic", expectedVersion: kept.version });
  await setLabel(lead, { id: gone.id, label: "sub_task", expectedVersion: gone.version });
  const after = await givenRelease(host, arena);

  const { causes, rows } = await differences(before, after);

  expect(causes).toMatchObject([{ cause: "label", entered: 0, left: 1, changed: 1 }]);
  expect(rows.map(({ trajectory, change, says }) => [trajectory, change, says])).toEqual([
    [kept.id, "changed", `${lead.person.name} on ${day} labelled it agentic.`],
    [gone.id, "left", `${lead.person.name} on ${day} labelled it sub_task.`],
  ]);
});

test("a pinned cluster is the split’s doing, another pool the recipe’s", async () => {
  const before = await givenRelease(host, arena);
  const { problemId } = await memberOf(before.id);
  const { extId: problem } = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const { version } = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId } });
  const moving = { id: arena.splitId, problems: [problem], note: "Moved", version, pool: "test" as const };
  const { pins } = await pinCluster(lead, moving);
  const moved = await givenRelease(host, arena);
  const both = await givenRelease(host, arena, { pools: ["train", "test"] });

  const ofPin = await differences(before, moved);
  const ofPools = await differences(moved, both);
  const changed = await differences(before, both);

  expect(ofPin.causes).toMatchObject([{ cause: "split", entered: 0 }]);
  expect(ofPin.recipe).toEqual([
    { part: "Split", from: `main, version ${version}`, to: `main, version ${version + 1}` },
  ]);
  expect(ofPin.left).toBeGreaterThan(0);
  expect(ofPin.rows[0]?.says).toBe(
    `Its cluster is in test now, and was in train. ${lead.person.name} on ${day} pinned it to test (“Moved”).`,
  );
  expect(ofPin.rows[0]).toMatchObject({ problemId: problem, pools: { from: "train", to: "test" } });
  expect(ofPools.rows[0]).toMatchObject({ pools: { from: null, to: "test" } });
  expect(ofPools.causes).toMatchObject([{ cause: "recipe", left: 0, changed: 0 }]);
  expect(changed.causes).toMatchObject([{ cause: "recipe" }, { cause: "split", changed: ofPin.left }]);
  expect(changed.rows.find(({ cause }) => cause === "split")?.pools).toEqual({ from: "train", to: "test" });
  expect(changed.rows.find(({ cause }) => cause === "split")?.says).toBe(
    `Its cluster is in test now, and was in train. ${lead.person.name} on ${day} pinned it to test (“Moved”).`,
  );

  const unpin = { id: arena.splitId, version: version + 1, pins: [pins[0]?.id ?? ""], note: "It was another one" };
  await unpinClusters(lead, unpin);
  const back = await differences(moved, await givenRelease(host, arena));
  expect(back).toMatchObject({ entered: ofPin.left, causes: [{ cause: "split" }] });
  expect(back.rows[0]?.says).toMatch(
    new RegExp(`${lead.person.name} on ${day} took its pin back \\(“It was another one”\\)\\.$`),
  );
});

test("a problem that the growth of the split gave a pool entered by who grew it", async () => {
  const split = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId } });
  const { problemId, clusterId } = await memberOf((await givenRelease(host, arena)).id, 3);
  const cluster = await db.releaseMember.findMany({
    where: { clusterId },
    select: { problemId: true },
    distinct: "problemId",
  });
  await db.splitPool.deleteMany({
    where: { splitId: split.id, problemId: { in: [problemId, ...cluster.map((of) => of.problemId)] } },
  });
  const before = await givenRelease(host, arena, { pools: ["train", "test"] });
  await growSplit(lead, { id: arena.splitId, version: split.version });
  const after = await givenRelease(host, arena, { pools: ["train", "test"] });

  const { left, causes, rows } = await differences(before, after);

  expect([left, causes.map(({ cause }) => cause)]).toEqual([0, ["split"]]);
  expect(rows[0]?.says).toMatch(
    new RegExp(`^${lead.person.name} on ${day} grew the split, which gave its problem the pool (train|test).$`, "u"),
  );
});

test("releases of two corpora have nothing to compare", async () => {
  const other = await givenArena(host, { trajectories: 24 });

  const asked = differences(await givenRelease(host, arena), await givenRelease(host, other));

  await expect(asked).rejects.toMatchObject({ code: "CONFLICT" });
});

test("another filter version names who activated it, and rows are told from an offset on", async () => {
  const before = await givenRelease(host, arena);
  const name = `One of each ${randomUUID()}`;
  const made = await saveFilter(lead, {
    ...{ name, reason: "Few", thresholds: otherThresholds({ ...DEFAULT_THRESHOLDS, capPerProblem: 1 }) },
  });
  const { jobId } = await activateNow(lead, { id: arena.extId, version: made.id, reason: "Too many alike" });
  await runToEnd(host, jobId);
  await runWaiting(host, arena.extId);
  const after = await givenRelease(host, arena, { filterVersion: made.id });

  const all = await differences(before, after);
  const rest = await compareReleases(lead, { id: after.id, from: before.id, offset: 1 });

  expect(all.causes).toMatchObject([{ cause: "filter version", entered: 0, changed: 0 }]);
  expect(all.rows[0]?.says).toContain(`: ${lead.person.name} on ${day} changed that (“Too many alike”).`);
  expect(all.recipe).toMatchObject([
    { part: "Filter version", to: name },
    { part: "Cap of a problem", to: "1 (by the filter version)" },
  ]);
  expect([rest.left, rest.rows]).toEqual([all.left, all.rows.slice(1)]);
});
