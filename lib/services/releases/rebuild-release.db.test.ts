import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { contentHash, releaseManifestText } from "@/lib/release/manifest-text";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { approveRelease } from "./approve-release";
import { rebuildRelease } from "./rebuild-release";
import { releaseCounts } from "./release-counts";
import { openRelease, readRelease } from "./release-fields";
import { releaseFolder } from "./release-folder";
import { signRelease } from "./sign-release";
import { splitProblems } from "./split-problems";
import { writeRows } from "./write-rows";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);
const onMember = async () => undefined;

/** Every file under a folder, with its bytes as text. */
async function bytesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, "latin1")] as const);

  return Object.fromEntries(await Promise.all(files));
}

/** Everything that decides a build is another one: labels, approvals, pools, clusters and the filter's verdicts. */
async function changeAll() {
  const { id: corpusId, splitId } = arena;
  await db.$executeRaw(sql`update review set approved = false, label = 'sub_task', label_source = 'person'
    where corpus_id = ${corpusId}`);
  await db.$executeRaw(sql`update trajectory set verdict = 'review' where corpus_id = ${corpusId}`);
  await db.$executeRaw(sql`update split_pool set pool = 'test'
    where split_id = (select id from split where ext_id = ${splitId}::uuid)`);
  await db.$executeRaw(sql`update problem_cluster set cluster_id = (select min(problem_id) from problem_cluster where corpus_id = ${corpusId})
    where corpus_id = ${corpusId}`);
  await db.$executeRaw(
    sql`delete from problem_product where problem_id in (select id from problem where corpus_id = ${corpusId})`,
  );
  const version = await db.filterVersion.create({
    data: { name: "Another", hash: "another", thresholds: {}, reason: "", author: "" },
  });
  await db.corpus.update({ where: { id: corpusId }, data: { filterVersionId: version.id } });
}

test("one from before rows said where they are is rebuilt as it was, and its rows say nothing of it", async () => {
  const { id } = await givenRelease(host, arena, { pools: ["train", "test"] });
  const release = openRelease(await readRelease(db, id), null);
  const { datasetVersion: _version, rowHashes: _file, ...before } = ReleaseManifest.parse(release.manifest);
  const draft = await temporaryFolder();
  const { audited } = await splitProblems(db, { ...release.row, releaseId: release.row.id });
  const { files } = await writeRows(arena.lead, release, {
    ...{ draft, onMember, counts: releaseCounts(), problems: audited, places: undefined },
  });
  const manifest = { ...before, files: [...files] };
  await db.release.update({ where: { extId: id }, data: { manifest, contentHash: contentHash(manifest) } });
  const folder = join(await temporaryFolder(), "again");

  const hash = await rebuildRelease(arena.lead, { id, folder, onMember });

  expect([hash, hash === release.row.contentHash]).toEqual([contentHash(manifest), false]);
  const rows = (await readFile(join(folder, "data/train-00000-of-00001.jsonl"), "utf8")).trim().split("\n");
  expect(rows.filter((row) => /"(leak_cluster|split|dataset_version)":/.test(row))).toEqual([]);
  expect(await readFile(join(folder, "manifest.json"), "utf8")).toBe(releaseManifestText(manifest));
  expect((await verifyRelease(folder, {})).faults.map(({ kind }) => kind)).toEqual(["signature"]);
});

test.each([
  ["sft", {}],
  ["kto", { label: "outcome" }],
  ["preference", { keys: "pseudonyms" }],
] as const)("%s is rebuilt to the same bytes, whatever has changed since", async (preset, options) => {
  const { id } = await givenRelease(host, arena, { preset, options, formats: ["jsonl", "jsonl.gz", "parquet"] });
  if (preset === "preference") {
    await approveRelease(arena.lead, { id, note: "" });
    await signRelease(arena.lead, { id, note: "" });
    await changeAll();
  }
  const folder = join(await temporaryFolder(), "again");

  const hash = await rebuildRelease(arena.lead, { id, folder, onMember });

  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  expect(hash).toBe(row.contentHash);
  const rebuilt = await bytesIn(folder);
  expect(rebuilt).toEqual(await bytesIn(releaseFolder(host.home, row)));
  expect("assay-release.sig" in rebuilt).toBe(preset === "preference");
});

test("one that was built before the rules scored its trajectories is rebuilt as their sources had left them", async () => {
  const other = await givenArena(host);
  const ofCorpus = sql`corpus_id = ${other.id}`;
  await db.$executeRaw(sql`update trajectory set outcome = 'unscored', rule = null, axes = 0 where ${ofCorpus}`);
  const { id } = await givenRelease(host, other);
  await db.$executeRaw(
    sql`update trajectory set outcome = 'success', rule = 1, axes = 5, outcome_by = 'rules' where ${ofCorpus}`,
  );
  const folder = join(await temporaryFolder(), "again");

  const hash = await rebuildRelease(other.lead, { id, folder, onMember });

  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  expect(hash).toBe(row.contentHash);
  expect(await bytesIn(folder)).toEqual(await bytesIn(releaseFolder(host.home, row)));
  expect(await readFile(join(folder, "data/train-00000-of-00001.jsonl"), "utf8")).not.toContain('"outcome":"success"');
});

test("one whose content would be another is refused, and leaves no folder", async () => {
  const { id } = await db.release.findFirstOrThrow({ where: { corpusId: arena.id }, orderBy: { number: "asc" } });
  const { extId } = await db.release.update({ where: { id }, data: { contentHash: "0".repeat(64) } });
  const parent = await temporaryFolder();

  await expect(rebuildRelease(arena.lead, { id: extId, folder: join(parent, "again"), onMember })).rejects.toThrow(
    "cannot be rebuilt",
  );

  expect(await readdir(parent)).toEqual([]);
});
