import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import { readLines } from "@/lib/release/verify/read-lines";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { rebuildRelease } from "./rebuild-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);
const onMember = async () => undefined;
const ofArena = sql`corpus_id = ${arena.id}`;
beforeEach(() => db.$executeRaw(sql`update trajectory set outcome_by = 'source' where ${ofArena}`));

const Row = z.object({
  metadata: z.looseObject({ trajectory_id: z.string(), tokens: z.number(), outcome_by: z.string().optional() }),
});
type Recipe = Parameters<typeof givenRelease>[2];

async function built(over: Recipe) {
  const { id, end } = await givenRelease(host, arena, { pools: ["train", "test"], ...over });
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });

  return { id, end, row, folder: releaseFolder(host.home, row), manifest: ReleaseManifest.parse(row.manifest) };
}

async function linesIn(folder: string, { files }: ReleaseManifest, format: string): Promise<string[]> {
  const lines: string[] = [];
  for (const file of files) {
    if (file.kind === "data" && file.format === format)
      for await (const line of readLines(join(folder, file.name))) lines.push(line.trimEnd());
  }

  return lines;
}

/** The metadata of the rows, while none of them is scored by the rules. */
async function metadataOf() {
  const { folder, manifest } = await built({ formats: ["jsonl"] });

  return (await linesIn(folder, manifest, "jsonl")).map((line) => Row.parse(JSON.parse(line)).metadata);
}

const setRuled = (id: string) =>
  db.$executeRaw(sql`update trajectory set outcome_by = 'rules' where ${ofArena} and ext_id = ${id}::uuid`);

async function expectRebuilt({ id, row, folder }: Awaited<ReturnType<typeof built>>) {
  const again = join(await temporaryFolder(), "again");
  expect(await rebuildRelease(arena.lead, { id, folder: again, onMember })).toBe(row.contentHash);
  expect(await readFile(join(again, "manifest.json"), "utf8")).toBe(
    await readFile(join(folder, "manifest.json"), "utf8"),
  );
}

// The places are of the first row of all, of one in the middle of its pool, and of the last.
test.each([0, 5, -1])(
  "one row of the rules among those of the source is built, checked and rebuilt: %i",
  async (at) => {
    const metadata = await metadataOf();
    const chosen = metadata.at(at)?.trajectory_id ?? "";
    expect(await setRuled(chosen)).toBe(1);

    const release = await built({ formats: ["jsonl", "parquet"] });

    expect([release.end, release.row.state]).toEqual(["done", "audited"]);
    expect(release.manifest.sparseColumns).toEqual(["outcome_by"]);
    const lines = await linesIn(release.folder, release.manifest, "parquet");
    expect(lines).toEqual(await linesIn(release.folder, release.manifest, "jsonl"));
    const ruled = lines.map((line) => Row.parse(JSON.parse(line)).metadata).filter((one) => "outcome_by" in one);
    expect([lines.length, ruled.map((one) => one.trajectory_id)]).toEqual([metadata.length, [chosen]]);
    expect((await verifyRelease(release.folder, {})).faults.map(({ kind }) => kind)).toEqual(["signature"]);
    await expectRebuilt(release);
  },
);

test("one whose only trajectory of the rules stands in no row is rebuilt to the same hash", async () => {
  const [longest, next] = (await metadataOf()).toSorted((a, b) => b.tokens - a.tokens);
  await setRuled(longest?.trajectory_id ?? "");
  const maxTokens = Math.max(next?.tokens ?? 0, (longest?.tokens ?? 0) - 1);

  const release = await built({ formats: ["parquet"], options: { maxTokens: String(maxTokens) } });

  const lines = await linesIn(release.folder, release.manifest, "parquet");
  expect(lines.filter((line) => line.includes(longest?.trajectory_id ?? ""))).toEqual([]);
  await expectRebuilt(release);
});

test("one of which the rules have scored a row since it was built is rebuilt as the source had left it", async () => {
  const id = (await metadataOf()).at(5)?.trajectory_id ?? "";
  await db.$executeRaw(
    sql`update trajectory set outcome = 'unscored', rule = null, axes = 0 where ${ofArena} and ext_id = ${id}::uuid`,
  );
  const release = await built({ formats: ["parquet"] });

  await setRuled(id);

  await expectRebuilt(release);
});

test("one without rows of the rules, or without Parquet, names no such column", async () => {
  const { manifest: ofSource } = await built({ formats: ["parquet"] });
  await db.$executeRaw(sql`update trajectory set outcome_by = 'rules' where ${ofArena}`);
  const { manifest: ofLines } = await built({ formats: ["jsonl"] });

  expect(["sparseColumns" in ofSource, "sparseColumns" in ofLines]).toEqual([false, false]);
});
