import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { buildRelease } from "@/lib/jobs/build-release";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import type { Job } from "@/lib/jobs/job";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { rebuildRelease } from "./rebuild-release";
import { startRelease } from "./start-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const onMember = async () => undefined;
const FORMATS = ["jsonl", "parquet"] as const;
const MIGRATION = "prisma/migrations/20261130170000_release_facts/migration.sql";

type Arena = Awaited<ReturnType<typeof givenArena>>;

/** What a file of answer keys fills in, another file of the same runs, and the rules. */
async function changeFacts({ id }: Arena) {
  await db.$executeRaw(sql`update trajectory set outcome = 'success', outcome_by = 'rules', rule = 0.25, axes = 1, bucket = 'told-afterwards'
    where corpus_id = ${id}`);
  await db.$executeRaw(sql`update problem set query = case when query = '' then 'told-afterwards' else query end,
    bucket = 'told-afterwards', difficulty = 'told-afterwards',
    reward = case when reward is null then '{}'::jsonb end where corpus_id = ${id}`);
  const agent = await db.agent.create({
    data: { key: randomUUID(), name: "told-afterwards", version: "told-afterwards", minerHotkey: "told-afterwards" },
  });
  await db.$executeRaw(sql`update run set validator_hotkey = 'told-afterwards', scoring_version = 'told-afterwards', name = 'told-afterwards',
    agent_id = ${agent.id} where corpus_id = ${id}`);
}

async function expectRebuilt(arena: Arena, id: string) {
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  const folder = join(await temporaryFolder(), "again");

  expect(await rebuildRelease(arena.lead, { id, folder, onMember })).toBe(row.contentHash);
  const { files } = ReleaseManifest.parse(row.manifest);
  const data = files.find((file) => file.kind === "data" && file.format === "jsonl");
  return readFile(join(folder, data?.name ?? ""), "utf8");
}

test.each(["chat", "step-rl"] as const)(
  "%s is rebuilt to the same bytes after its facts were filled in, scored or told otherwise",
  async (preset) => {
    const arena = await givenArena(host);
    await db.$executeRaw(sql`update problem set query = '' where corpus_id = ${arena.id}`);
    const { id, end } = await givenRelease(host, arena, { preset, formats: [...FORMATS] });
    expect(end).toBe("done");

    await changeFacts(arena);

    const text = await expectRebuilt(arena, id);
    expect(text.split("\n").length).toBeGreaterThan(2);
    expect(text).not.toContain("told-afterwards");
  },
);

test("one whose trajectories the rules score while it is written holds what was frozen", async () => {
  const arena = await givenArena(host);
  const { releaseId: id, jobId } = await startRelease(arena.lead, {
    ...{ id: arena.extId, name: "Scored meanwhile", note: "" },
    recipe: { ...arena.recipe, formats: [...FORMATS] },
  });
  const changes: number[] = [];
  const scoring: Job = {
    ...buildRelease,
    run: (ctx, payload, progress) =>
      buildRelease.run(ctx, payload, {
        ...progress,
        report: async (done, total, stage) => {
          if (stage === "write" && done === 0) await changeFacts(arena).then(() => changes.push(done));
          await progress.report(done, total, stage);
        },
      }),
  };

  expect(await runToEnd({ ...host, jobs: [scoring] }, jobId)).toBe("done");
  expect(changes).toEqual([0]);

  const text = await expectRebuilt(arena, id);
  expect([text.includes("told-afterwards"), text.includes("outcome_by")]).toEqual([false, false]);
});

test("of releases from before, what stands in the columns when they are taken over is kept", async () => {
  const arena = await givenArena(host);
  const { id } = await givenRelease(host, arena, { formats: [...FORMATS] });
  const release = sql`(select id from release where ext_id = ${id}::uuid)`;
  await db.$executeRaw(sql`delete from release_run`);
  await db.$executeRaw(sql`update release_member set outcome = null, bucket = null, outcome_by = null, axes = null, rule = null,
    has_query = null, has_reward = null`);
  const [, ...takingOver] = (await readFile(MIGRATION, "utf8")).split(/^(?=UPDATE|INSERT)/m);
  expect(takingOver.length).toBe(2);

  for (const statement of takingOver) await db.$executeRawUnsafe(statement);

  const [{ runs } = { runs: 0 }] = await db.$queryRaw<{ runs: number }[]>(
    sql`select count(*)::int as runs from release_run where release_id = ${release}`,
  );
  expect(runs).toBeGreaterThan(0);
  await changeFacts(arena);
  expect(await expectRebuilt(arena, id)).not.toContain("told-afterwards");
});
