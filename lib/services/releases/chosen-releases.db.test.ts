import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { anotherDatabase } from "@/lib/db/fixtures/another-database";
import { sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type GivenArena, givenArena, givenRelease, runWaiting } from "@/lib/jobs/fixtures/given-release";
import { type Installation, runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { activateNow } from "@/lib/services/filters/given-activation";
import { saveFilter } from "@/lib/services/filters/save-filter";
import { createImport } from "@/lib/services/imports/create-import";
import { setApproval } from "@/lib/services/labels/set-approval";
import { setLabel } from "@/lib/services/labels/set-label";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { getRelease } from "./get-release";
import { previewRelease } from "./preview-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
// A folder each: a build takes drafts away that its database knows nothing of.
const first = { db, url, home: await temporaryFolder() };
const second = { ...(await anotherDatabase(url)), home: await temporaryFolder() };

interface Given {
  readonly host: Installation;
  readonly arena: GivenArena;
  /** A stricter version that is saved and not active. */
  readonly strict: string;
}

let all: readonly Given[];
beforeAll(async () => {
  const wanted = { name: "Arena of choices", problems: 8, trajectories: 80 };
  all = [await given(first, wanted), await given(second, { ...wanted, inOrder: (lines) => lines.toReversed() })];
}, 120_000);
afterAll(async () => {
  await db.$disconnect();
  await second.drop();
});

const STRICT: FilterThresholds = { ...DEFAULT_THRESHOLDS, agenticShare: 0.97, subTaskShare: 0.6, capPerProblem: 3 };

async function given(host: Installation, wanted: Parameters<typeof givenArena>[1]): Promise<Given> {
  const arena = await givenArena(host, wanted);
  const based = { reason: "Stricter", basedOn: arena.recipe.filterVersion };
  const { id } = await saveFilter(arena.lead, { name: "Strict", thresholds: STRICT, ...based });

  return { host, arena, strict: id };
}

async function built({ host, arena }: Given, over: Partial<ReleaseRecipe>) {
  const { id, end } = await givenRelease(host, arena, over);
  expect(end).toBe("done");
  const row = await host.db.release.findUniqueOrThrow({ where: { extId: id } });
  const folder = releaseFolder(host.home, row);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = paths.toSorted().map(async (path) => [
    path.slice(folder.length + 1),
    createHash("sha256")
      .update(await readFile(path))
      .digest("hex"),
  ]);
  const { rows, contentHash, manifest } = await getRelease(arena.lead, { id });

  return { number: row.number, rows, manifest, bytes: { contentHash, hashes: await Promise.all(hashes) } };
}

async function takenOf({ arena }: Given, over: Partial<ReleaseRecipe>) {
  const { pools, refused } = await previewRelease(arena.lead, {
    id: arena.extId,
    recipe: { ...arena.recipe, ...over },
  });

  return { taken: pools[0]?.trajectories, refused };
}

/** People change their mind: of each three one is rejected, and one is approved no more, or is now. */
async function changeLabels({ arena: { lead, extId } }: Given): Promise<void> {
  const { items } = await listTrajectories(lead, {
    corpus: extId,
    filter: "outcome:success",
    sort: "problem",
    limit: 200,
  });
  for (const [at, { id, version, approved }] of items.entries()) {
    if (at % 3 === 0) await setLabel(lead, { id, label: "reject", reason: "loop", expectedVersion: version });
    else if (at % 3 === 1) await setApproval(lead, { id, approved: !approved, expectedVersion: version });
  }
}

test("a version that is not active decides what it would decide if it were, the same on two databases", async () => {
  const [one, other] = await Promise.all(all.map((of) => built(of, { filterVersion: of.strict })));
  const [here] = all;
  if (!here || !one) throw new Error("There is no installation.");
  const preview = await takenOf(here, { filterVersion: here.strict });
  const { rows } = await built(here, {});

  expect(other?.bytes).toEqual(one.bytes);
  expect(one.rows).toBeGreaterThan(0);
  expect(one.rows).toBeLessThan(rows ?? 0);
  expect(preview).toEqual({ taken: one.rows, refused: null });
  expect(one.manifest).toMatchObject({ filterVersion: { name: "Strict" }, caps: { problem: 3, miner: null } });
});

test("caps of the recipe count before those of the version, the same on two databases", async () => {
  const over = { caps: { problem: 1, miner: null } };
  const [one, other] = await Promise.all(all.map((of) => built(of, over)));
  const [here] = all;
  if (!here || !one) throw new Error("There is no installation.");

  expect(other?.bytes).toEqual(one.bytes);
  expect(one.manifest).toMatchObject({ caps: over.caps, problems: one.rows });
  expect((await takenOf(here, over)).taken).toBe(one.rows);
  expect((await takenOf(here, {})).taken).toBeGreaterThan(one.rows ?? 0);
});

/** More rollouts of every problem, asked for and not read yet. */
async function importAskedFor({ host, arena }: Given): Promise<() => Promise<void>> {
  const path = join(host.home, "more.jsonl");
  await writeFile(path, `${[...simulateArena({ problems: 8, trajectories: 80, rollouts: 3 })].join("\n")}\n`);
  const { jobId } = await createImport(arena.lead, {
    ...{ corpus: arena.name, format: "auto" },
    files: [{ name: "more.jsonl", path, sizeBytes: (await stat(path)).size }],
  });

  return async () => {
    await runToEnd(host, jobId);
    await runWaiting(host, arena.extId);
  };
}

test("a release of earlier labels is the one that was built then, whatever was decided since", {
  timeout: 240_000,
}, async () => {
  const then = await Promise.all(
    all.map(async (of) => ({
      sft: await built(of, {}),
      kto: await built(of, { preset: "kto", options: { label: "outcome" } }),
      at: new Date().toISOString(),
    })),
  );
  for (const of of all) {
    await changeLabels(of);
    await activateNow(of.arena.lead, { id: of.arena.extId, version: of.strict, reason: "Stricter" });
    await runWaiting(of.host, of.arena.extId);
  }

  const [one, other] = await Promise.all(
    all.map(async (of, place) => {
      const moment = then[place];
      const labelsAsOf = moment?.at ?? "";
      const number = String(moment?.sft.number);

      return {
        sft: await built(of, { labelsAsOf }),
        kto: await built(of, { preset: "kto", options: { label: "outcome" }, labelsAsOf: number }),
        preview: await takenOf(of, { labelsAsOf }),
        now: await built(of, {}),
      };
    }),
  );

  expect(one?.sft.bytes).toEqual(then[0]?.sft.bytes);
  expect(one?.kto.bytes).toEqual(then[0]?.kto.bytes);
  expect(other?.sft.bytes).toEqual(one?.sft.bytes);
  expect(other?.kto.bytes).toEqual(one?.kto.bytes);
  expect(one?.preview).toEqual({ taken: one?.sft.rows, refused: null });
  expect(one?.now.bytes.contentHash).not.toBe(one?.sft.bytes.contentHash);
});

test("what was asked for before a moment and read after it is in no row of a release of that moment", async () => {
  const [here] = all;
  if (!here) throw new Error("There is no installation.");
  const read = await importAskedFor(here);
  const over = { preset: "kto", options: { label: "outcome" } } as const;
  const labelsAsOf = new Date().toISOString();
  const rowsOf = async (recipe: Partial<ReleaseRecipe>) => {
    const { bytes, rows } = await built(here, { ...over, ...recipe });

    // The other files tell of the problems, which an import may find more products of.
    return { rows, hashes: bytes.hashes.filter(([name]) => name?.startsWith("data/") || name === "audit/rows.jsonl") };
  };
  const before = await rowsOf({ labelsAsOf });

  await read();

  expect(await rowsOf({ labelsAsOf })).toEqual(before);
  expect((await rowsOf({})).rows).toBeGreaterThan(before.rows ?? 0);
});

test("a filter by verdicts waits until all of them are of the version, also where caps are its own", async () => {
  const [here] = all;
  if (!here) throw new Error("There is no installation.");
  const over = { caps: { problem: 1 }, filter: "verdict:agentic" };
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: here.arena.id } });
  const active = await db.filterVersion.findUniqueOrThrow({ where: { id: filterVersionId } });
  const of = { ...over, filterVersion: active.extId };
  const put = (id: number) =>
    db.$executeRaw(sql`update trajectory set filter_version_id = ${id}
      where id = (select max(id) from trajectory where corpus_id = ${here.arena.id})`);
  expect((await takenOf(here, of)).refused).toBeNull();

  const other = await db.filterVersion.findFirstOrThrow({ where: { id: { not: filterVersionId } } });
  await put(other.id);

  const said = "are not all decided by the filter version of this release";
  expect(await takenOf(here, of)).toEqual({ taken: undefined, refused: expect.stringContaining(said) });
  expect((await takenOf(here, { ...of, filter: "" })).refused).toBeNull();
  const { id, end } = await givenRelease(here.host, here.arena, of);
  expect(end).toBe("failed");
  expect((await getRelease(here.arena.lead, { id })).job?.error).toContain(said);
  await put(filterVersionId);
  await built(here, of);
});

test("what is stored of now is no filter of a release of other decisions", async () => {
  const [here] = all;
  if (!here) throw new Error("There is no installation.");
  const labelsAsOf = new Date().toISOString();

  expect((await takenOf(here, { labelsAsOf, filter: "approved:yes" })).refused).toContain("“approved” tells");
  expect((await takenOf(here, { caps: { problem: 1 }, filter: "leaves:kept" })).refused).toContain("“leaves” tells");
  expect((await takenOf(here, { labelsAsOf: "2999-01-01" })).refused).toContain("has not come yet");
  const ahead = new Date(Date.now() + 300_000).toISOString();
  expect((await takenOf(here, { labelsAsOf: ahead })).refused ?? "").not.toContain("has not come yet");
  expect((await takenOf(here, { labelsAsOf: "999" })).refused).toContain("no release 999");
});
