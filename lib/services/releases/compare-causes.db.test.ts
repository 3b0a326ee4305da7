import { randomUUID } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { givenArena, givenRelease, runWaiting } from "@/lib/jobs/fixtures/given-release";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { createImport } from "@/lib/services/imports/create-import";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { compareReleases } from "./compare-releases";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const PROBLEMS = 6;
const arena = await givenArena(host, { problems: PROBLEMS, trajectories: 72 });
const { lead } = arena;
const day = new Date().toISOString().slice(0, 10);
const wanted = { corpus: arena.extId, filter: "verdict:agentic outcome:success", sort: "problem", limit: 200 } as const;

// Somebody approved what failed as well: as a good example no preset takes that.
const failing = { ...wanted, filter: "verdict:agentic outcome:fail,partial" };
for (const { id, version } of (await listTrajectories(lead, failing)).items.slice(0, 12))
  await setApproval(lead, { id, approved: true, expectedVersion: version });

const differences = async (from: { id: string }, to: { id: string }) =>
  compareReleases(lead, { id: to.id, from: from.id, offset: 0 });

async function membersOf(release: { id: string }) {
  const members = await db.releaseMember.findMany({ where: { release: { extId: release.id } } });

  return new Set(members.map(({ trajectoryId }) => trajectoryId));
}

/** Members of a release that failed and that somebody approved. */
async function approvedAndFailed(releaseId: number): Promise<number> {
  const rows = await db.$queryRaw<unknown[]>`select from release_member m
    join trajectory t on t.corpus_id = m.corpus_id and t.id = m.trajectory_id
    where m.release_id = ${releaseId} and m.approved and t.outcome in ('partial', 'fail')`;

  return rows.length;
}

test("what comes under a cap because another one left is told as the cap’s doing, and that other one by its label", async () => {
  const capped = { caps: { problem: 1 } };
  const before = await givenRelease(host, arena, capped);
  const held = await membersOf(before);
  const { items } = await listTrajectories(lead, wanted);
  const approved = items.filter((item) => item.approved);
  const ids = new Map(
    (
      await db.$queryRaw<{ id: bigint; ext_id: string; problem_id: number }[]>`
        select id, ext_id::text, problem_id from trajectory where corpus_id = ${arena.id}`
    ).map((row) => [row.ext_id, row]),
  );
  const first = approved.find(({ id }) => {
    const own = ids.get(id);
    const others = approved.filter((other) => ids.get(other.id)?.problem_id === own?.problem_id);
    return own !== undefined && held.has(own.id) && others.length > 1;
  });
  if (first === undefined) throw new Error("No problem has two approved rollouts.");
  await setLabel(lead, { id: first.id, label: "sub_task", expectedVersion: first.version });
  const after = await givenRelease(host, arena, capped);

  const { causes, rows } = await differences(before, after);

  expect(causes).toMatchObject([
    { cause: "label", entered: 0, left: 1, changed: 0 },
    { cause: "cap", entered: 1, left: 0, changed: 0 },
  ]);
  expect(rows.map(({ trajectory, change, says }) => [trajectory === first.id, change, says])).toEqual([
    [true, "left", `${lead.person.name} on ${day} labelled it sub_task.`],
    [false, "entered", "It comes under the caps now: others of its problem or miner changed."],
  ]);
  expect((await differences(after, before)).rows).toMatchObject([
    { cause: "label", change: "entered" },
    { cause: "cap", change: "left", says: expect.stringMatching(/^Others of its problem or miner come before it/) },
  ]);
});

test("what left for a cap is told as the cap’s doing, also where the preset and the pools are others; another filter text is not", async () => {
  const before = await givenRelease(host, arena);
  const over = { preset: "kto", pools: ["train", "test"], caps: { problem: 1 } } as const;
  const after = await givenRelease(host, arena, { ...over, pools: [...over.pools] });

  const { left, causes, rows } = await differences(before, after);

  expect(left).toBeGreaterThan(0);
  expect(causes.find(({ cause }) => cause === "cap")).toMatchObject({ entered: 0, left });
  expect(causes.find(({ cause }) => cause === "recipe")).toMatchObject({ left: 0 });
  const { number } = await db.release.findUniqueOrThrow({ where: { extId: after.id } });
  expect(rows.find(({ change }) => change === "left")?.says).toContain(
    `under the caps of #${number} (1 a problem, any number a miner; those of #${number - 1} were `,
  );
  // An approved row is in the narrower preset too.
  const back = await differences(after, await givenRelease(host, arena, { caps: { problem: 1 } }));
  expect(back.causes.filter(({ cause }) => cause === "recipe")).toMatchObject([{ entered: 0 }]);

  const filtered = await givenRelease(host, arena, { caps: { problem: 1 }, filter: "outcome:success" });
  const ofFilter = await differences(before, filtered);
  expect(ofFilter.causes).toMatchObject([{ cause: "recipe" }]);
  expect(ofFilter.rows[0]?.says).toMatch(/take other trajectories\. Their caps differ too, which may be why: /);
});

test("between unlike presets an approved row that failed, or that nobody scored, is told as the recipe’s doing", async () => {
  await db.$executeRaw`update trajectory set outcome = 'unscored', rule = null where corpus_id = ${arena.id}
    and id = (select min(trajectory_id) from selection where corpus_id = ${arena.id} and stage = 'kept')`;
  const pools = ["train", "test"] as const;
  const [good, ...others] = [
    await givenRelease(host, arena, { pools: [...pools] }),
    await givenRelease(host, arena, { pools: [...pools], preset: "kto", options: { label: "outcome" } }),
    await givenRelease(host, arena, { pools: [...pools], preset: "preference" }),
  ];

  for (const other of others) {
    const both = [await differences(other, good), await differences(good, other)];

    for (const { rows, causes } of both) {
      expect(causes.map(({ cause }) => cause)).toEqual(["recipe"]);
      expect(rows.length).toBeGreaterThan(0);
    }
    const { id } = await db.release.findUniqueOrThrow({ where: { extId: other.id } });
    expect(await approvedAndFailed(id)).toBeGreaterThan(0);
  }
});

async function givenSplit(seed: number) {
  const name = `Seed ${seed} ${randomUUID()}`;
  const shares = { train: 0.7, validation: 0, test: 0.3, never_touch: 0 };

  return makeSplit(lead, { id: arena.extId, name, note: "", seed, strata: ["bucket"], weigh: "problems", shares });
}

test("another split of equal pools causes nothing, nor does a pin to the pool that a cluster has: the caps are told", async () => {
  // As the arena's own.
  const again = await givenSplit(3);
  const before = await givenRelease(host, arena);
  const after = await givenRelease(host, arena, { split: again.id, caps: { problem: 1 } });

  const { left, causes, rows } = await differences(before, after);

  expect(left).toBeGreaterThan(0);
  expect(causes).toMatchObject([{ cause: "cap", entered: 0, left }]);
  expect((await differences(after, before)).causes.map(({ cause }) => cause)).toEqual(["cap"]);

  const own = rows.flatMap(({ problemId, pools }) => (pools.from === "train" ? [problemId] : [])).slice(0, 1);
  expect(own).toHaveLength(1);
  await pinCluster(lead, { id: again.id, problems: own, pool: "train", note: "", version: again.version });
  expect((await differences(before, after)).causes).toEqual(causes);
});

test("of two splits with unlike pools each row is told with the pool of both, also a bad example that both presets take", async () => {
  const unlike = await givenSplit(4);
  const before = await givenRelease(host, arena);

  const after = await givenRelease(host, arena, { split: unlike.id });

  const { causes, rows } = await differences(before, after);

  expect(causes.map(({ cause }) => cause)).toEqual(["split"]);
  const said = new Set(rows.map(({ change, says }) => `${change}: ${says}`));
  expect(said).toEqual(
    new Set([
      `left: “${unlike.name}” has its cluster in test, “main” in train.`,
      `entered: “${unlike.name}” has its cluster in train, “main” in test.`,
    ]),
  );

  // A pin of later gives it the same pool, and is not why.
  const [moved] = rows.filter(({ change }) => change === "left");
  const pin = { problems: [moved?.problemId ?? ""], pool: "train" as const, note: "Later", version: unlike.version };
  await pinCluster(lead, { id: unlike.id, ...pin });
  const later = (await differences(before, after)).rows.find(({ trajectory }) => trajectory === moved?.trajectory);
  expect(later).toMatchObject({ cause: "split", pools: { from: "train", to: null } });
  expect(later?.says).toMatch(
    new RegExp(`^“main” and “${unlike.name}” gave its cluster unlike pools when #\\d+ and #\\d+ were built\\.$`),
  );

  const failed = new Set((await listTrajectories(lead, failing)).items.map(({ id }) => id));
  const pairs = await givenRelease(host, arena, { preset: "preference" });
  const kto = await givenRelease(host, arena, { preset: "kto", options: { label: "outcome" }, split: unlike.id });
  const ofBoth = (await differences(pairs, kto)).rows.filter(
    ({ change, trajectory }) => change === "left" && failed.has(trajectory),
  );
  expect(new Set(ofBoth.map(({ cause }) => cause))).toEqual(new Set(["split"]));
});

test("what was imported between two releases entered by its import, also where somebody approved it since", async () => {
  const before = await givenRelease(host, arena);
  const path = join(host.home, "more.jsonl");
  await writeFile(path, `${[...simulateArena({ problems: PROBLEMS, rollouts: 2 })].join("\n")}\n`);
  const known = new Set((await listTrajectories(lead, wanted)).items.map(({ id }) => id));
  const { jobId } = await createImport(lead, {
    ...{ corpus: arena.name, format: "auto" },
    files: [{ name: "more.jsonl", path, sizeBytes: (await stat(path)).size }],
  });
  await runToEnd(host, jobId);
  await runWaiting(host, arena.extId);
  const imported = (await listTrajectories(lead, wanted)).items.filter(({ id }) => !known.has(id));
  for (const { id, version } of imported) await setApproval(lead, { id, approved: true, expectedVersion: version });

  const { left, changed, causes, rows } = await differences(before, await givenRelease(host, arena));

  expect([left, changed, causes.map(({ cause }) => cause)]).toEqual([0, 0, ["import"]]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ trajectory }) => known.has(trajectory))).toEqual([]);
  expect(new Set(rows.map(({ says }) => says))).toEqual(new Set([`It was imported on ${day}.`]));
});
