import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { givenArena, givenRelease, runWaiting } from "@/lib/jobs/fixtures/given-release";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { createImport } from "@/lib/services/imports/create-import";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { rebuildRelease } from "./rebuild-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const PROBLEMS = 6;
const arena = await givenArena(host, { problems: PROBLEMS, trajectories: 72 });

const Row = z.object({
  metadata: z.object({ problem_id: z.string(), run: z.string(), sampler: z.object({ k: z.int().nullable() }) }),
});

/** Rollouts in the corpus by problem and run. */
async function counted(): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows(
    db,
    z.object({ problem: z.string(), run: z.string(), count: z.int() }),
    sql`select p.key as problem, r.name as run, count(*)::int as count from trajectory t
        join problem p on p.id = t.problem_id join run r on r.id = t.run_id where t.corpus_id = ${arena.id} group by 1, 2`,
  );

  return new Map(rows.map(({ problem, run, count }) => [`${problem} ${run}`, count]));
}

function membersOf(release: string) {
  return db.releaseMember.findMany({
    where: { release: { extId: release } },
    select: { trajectoryId: true, rollouts: true, verdict: true, structure: true, approved: true },
    orderBy: { position: "asc" },
  });
}

/** The sampled runs play every problem so often; what is there already comes in once. */
async function importRollouts(rollouts: number): Promise<void> {
  const path = join(host.home, `${rollouts}.jsonl`);
  await writeFile(path, `${[...simulateArena({ problems: PROBLEMS, rollouts })].join("\n")}\n`);
  const { jobId } = await createImport(arena.lead, {
    ...{ corpus: arena.name, format: "auto" },
    files: [{ name: "more.jsonl", path, sizeBytes: (await stat(path)).size }],
  });
  await runToEnd(host, jobId);
  await runWaiting(host, arena.extId);
}

test("k is how many rollouts of its problem a run had when it was frozen, also when it is built again later", {
  timeout: 120_000,
}, async () => {
  await importRollouts(2);
  const rejection = { preset: "rejection", options: {} } as const;
  const { id, end } = await givenRelease(host, arena, rejection);
  expect(end).toBe("done");
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  const text = await readFile(join(releaseFolder(host.home, row), "data/train-00000-of-00001.jsonl"), "utf8");
  const rows = Row.array().parse(
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  const before = await counted();

  await importRollouts(4);

  const k = rows.map(({ metadata }) => metadata.sampler.k);
  const keys = rows.map(({ metadata }) => `${metadata.problem_id} ${metadata.run}`);
  expect(k).toEqual(keys.map((key) => before.get(key)));
  expect(Math.max(...k.map(Number))).toBeGreaterThan(1);
  const after = await counted();
  expect(keys.map((key) => after.get(key))).not.toEqual(k);
  const folder = join(await temporaryFolder(), "again");
  expect(await rebuildRelease(arena.lead, { id, folder, onMember: async () => undefined })).toBe(row.contentHash);
  const again = await givenRelease(host, arena, { ...rejection, labelsAsOf: String(row.number) });
  expect(await membersOf(again.id)).toEqual(await membersOf(id));
});
