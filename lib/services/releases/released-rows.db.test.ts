import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { previewRelease } from "./preview-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);

const Metadata = z.looseObject({
  ...{
    trajectory_id: z.uuid(),
    problem_id: z.string(),
    bucket: z.string(),
    axis: z.string(),
    label_source: z.string(),
  },
  ...{ split: z.string(), leak_cluster: z.string(), dataset_version: z.string() },
});
const Row = z.looseObject({ metadata: Metadata });

/** A release with the rows of its plain files, as whoever downloads it reads them. */
async function released(over: Partial<ReleaseRecipe>) {
  const { id, end } = await givenRelease(host, arena, over);
  expect(end).toBe("done");
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  const folder = releaseFolder(host.home, row);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    texts.set(path.slice(folder.length + 1), await readFile(path, "utf8"));
  }
  const lines = [...texts].flatMap(([path, text]) => (/^data\/.*\.jsonl$/.test(path) ? text.trim().split("\n") : []));

  return {
    ...{ folder, texts, manifest: ReleaseManifest.parse(row.manifest), card: row.card ?? "" },
    rows: lines.map((line) => Row.parse(JSON.parse(line))),
  };
}

function countsOf(values: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;

  return counts;
}

test("each row says its pool, its cluster and the version of its data, as the manifest and the card name it", async () => {
  const { rows, manifest, card, folder, texts } = await released({ pools: ["train", "test"] });
  const clusters = await queryRows(
    db,
    z.object({ problem: z.string(), pool: z.string(), cluster: z.int() }),
    sql`select distinct p.key as problem, m.pool, m.cluster_id as cluster from release_member m join problem p on p.id = m.problem_id
        where m.release_id = (select max(id) from release where corpus_id = ${arena.id})`,
  );
  const known = new Map(clusters.map((one) => [one.problem, one]));
  const named = new Map(rows.map(({ metadata }) => [metadata.leak_cluster, known.get(metadata.problem_id)?.cluster]));

  expect(rows.map(({ metadata }) => metadata.split)).toEqual(
    rows.map(({ metadata }) => known.get(metadata.problem_id)?.pool),
  );
  expect(countsOf(rows.map(({ metadata }) => metadata.split))).toEqual(manifest.rowsByPool);
  // One name a cluster, and one cluster a name.
  expect(named.size).toBe(new Set(clusters.map(({ cluster }) => cluster)).size);
  expect(rows.map(({ metadata }) => named.get(metadata.leak_cluster))).toEqual(
    rows.map(({ metadata }) => known.get(metadata.problem_id)?.cluster),
  );
  expect(named.size).toBe(manifest.clusters);
  // As the audit of the release names it, so that rows and audit can be joined.
  const audited = (texts.get("audit/problems.jsonl") ?? "").trim().split("\n");
  const prints = new Map(audited.map((line) => JSON.parse(line)).map(({ problem, cluster }) => [problem, cluster]));
  expect(rows.map(({ metadata }) => metadata.leak_cluster)).toEqual(
    rows.map(({ metadata }) => prints.get(metadata.problem_id)),
  );
  expect(new Set(rows.map(({ metadata }) => metadata.dataset_version))).toEqual(new Set([manifest.datasetVersion]));
  expect(card).toContain(`| Dataset version | ${manifest.datasetVersion} |`);
  expect((await verifyRelease(folder, {})).faults.map(({ kind }) => kind)).toEqual(["signature"]);
});

test("the version of the data is that of labels, pools and preset, whatever it is shipped as", async () => {
  const versionOf = async (over: Partial<ReleaseRecipe>) => (await released(over)).manifest.datasetVersion;
  const plain = await versionOf({});

  expect(plain).toMatch(/^[0-9a-f]{24}$/);
  expect(await versionOf({ formats: ["jsonl", "jsonl.gz"], licence: "mit", shardBytes: 2_000_000 })).toBe(plain);
  expect(await versionOf({ options: { keys: "pseudonyms" } })).not.toBe(plain);
  expect(await versionOf({ pools: ["train", "test"] })).not.toBe(plain);
  await db.$executeRaw(sql`update review set label = 'agentic', label_source = 'person'
    where trajectory_id = (select trajectory_id from release_member
      where release_id = (select max(id) from release where corpus_id = ${arena.id}) order by position limit 1)`);
  expect(await versionOf({})).not.toBe(plain);
});

test.each([
  ["sft", {}],
  ["kto", { label: "outcome" }],
  ["rejection", { mix: "0.25" }],
] as const)("what the manifest of %s counts is what its files hold", async (preset, options) => {
  // People call some that failed otherwise than the filter does.
  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, label, label_source, version)
    select corpus_id, id, 'sub_task', 'agreed', 1 from trajectory
    where corpus_id = ${arena.id} and outcome = 'fail' and verdict = 'agentic'
    on conflict (corpus_id, trajectory_id) do update set label = 'sub_task', label_source = 'agreed'`);
  const { rows, manifest, texts } = await released({ preset, options, pools: ["train", "test"] });
  const metadata = rows.map((row) => row.metadata);
  const verdicts = await queryRows(
    db,
    z.object({ id: z.uuid(), verdict: z.string() }),
    sql`select ext_id::text as id, verdict from trajectory where corpus_id = ${arena.id}`,
  );
  const verdictOf = new Map(verdicts.map(({ id, verdict }) => [id, verdict]));
  const pools = countsOf(metadata.map(({ split }) => split));

  expect(manifest).toMatchObject({
    ...{ rows: rows.length, trajectories: rows.length, rowsByPool: pools, byPool: pools },
    ...{ problems: new Set(metadata.map((of) => of.problem_id)).size },
    ...{
      byBucket: countsOf(metadata.map(({ bucket }) => bucket)),
      byStructure: countsOf(metadata.map((of) => of.axis)),
    },
    byVerdict: countsOf(metadata.map((of) => verdictOf.get(of.trajectory_id) ?? "")),
    byLabelSource: countsOf(metadata.map((of) => of.label_source)),
  });
  expect(Object.keys(manifest.byBucket).length).toBeGreaterThan(1);
  expect(manifest.split).toMatchObject({ seed: 3, strata: ["bucket"] });
  // The hashes of the rows lie in the file that the manifest names.
  expect(
    texts
      .get(manifest.rowHashes ?? "")
      ?.trim()
      .split("\n"),
  ).toHaveLength(rows.length);
  const classes = countsOf(rows.map((row) => (row["label"] === true ? "desirable" : "undesirable")));
  if (preset === "kto") {
    expect(manifest.figures).toMatchObject(classes);
    const recipe = { ...arena.recipe, preset, options, pools: ["train" as const, "test" as const] };
    const preview = await previewRelease(arena.lead, { id: arena.extId, recipe });
    const { wanted = 0, unwanted = 0 } = preview.classes ?? {};
    const { desirable = 0, undesirable = 0 } = classes;
    const leftOut = Object.values(manifest.leftOut).reduce((sum, count) => sum + count, 0);
    // What the preset leaves out is of one class or the other.
    expect(wanted + unwanted).toBe(desirable + undesirable + leftOut);
    expect([wanted >= desirable, unwanted >= undesirable]).toEqual([true, true]);
    expect(manifest.byLabelSource["agreed"]).toBeGreaterThan(0);
    expect(manifest.byStructure).not.toEqual(manifest.byVerdict);
  }
  if (preset === "rejection")
    expect(manifest.figures).toMatchObject({ mixRejection: 0.25, originalRowsForMix: rows.length * 3 });
});

test("under pseudonyms no row names a miner, a validator or an agent version, and no file holds the key of one", async () => {
  const keysOf = ({ rows }: Awaited<ReturnType<typeof released>>) =>
    rows.flatMap(({ metadata }) =>
      ["miner_hotkey", "validator_hotkey", "agent_version_id"].map((name) => String(metadata[name])),
    );
  const plain = await released({});
  const hidden = await released({ options: { keys: "pseudonyms" } });
  // A version such as “1.4” stands in many texts by chance.
  const keys = new Set(keysOf(plain).filter((key) => key.startsWith("5Sim")));

  expect(keys.size).toBeGreaterThan(3);
  expect(keysOf(hidden).filter((key) => !/^(miner|validator|agent)-[0-9a-f]{24}$/.test(key))).toEqual([]);
  for (const [name, text] of hidden.texts) {
    expect([name, [...keys].filter((key) => text.includes(key))]).toEqual([name, []]);
  }
  expect(hidden.manifest.pseudonyms?.members).toContain("miner_hotkey");
});
