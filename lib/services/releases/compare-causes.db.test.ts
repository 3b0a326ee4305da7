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

const differences = async (from: { id: string }, to: { id: string }) =>
  compareReleases(lead, { id: to.id, from: from.id, offset: 0 });

async function membersOf(release: { id: string }) {
  const members = await db.releaseMember.findMany({ where: { release: { extId: release.id } } });

  return new Set(members.map(({ trajectoryId }) => trajectoryId));
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
    [false, "entered", expect.stringMatching(/^It comes under the caps now, or is no near-duplicate any more: /)],
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
    `under the caps of ${number} (1 a problem, any number a miner; those of ${number - 1} were `,
  );
  // An approved row is in the narrower preset too.
  const back = await differences(after, await givenRelease(host, arena, { caps: { problem: 1 } }));
  expect(back.causes.filter(({ cause }) => cause === "recipe")).toMatchObject([{ entered: 0 }]);

  const filtered = await givenRelease(host, arena, { caps: { problem: 1 }, filter: "outcome:success" });
  const ofFilter = await differences(before, filtered);
  expect(ofFilter.causes).toMatchObject([{ cause: "recipe" }]);
  expect(ofFilter.rows[0]?.says).toMatch(/take other trajectories\. Their caps differ too, which may be why: /);
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
