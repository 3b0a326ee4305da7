import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ReleaseDetail, ReleaseList, ReleasePreview, ReleaseSummary } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { givenArena, givenRelease, runWaiting } from "@/lib/jobs/fixtures/given-release";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { setLabel } from "@/lib/services/labels/set-label";
import { SELECTION_JOB } from "@/lib/services/selection/selection-job";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { deleteRelease } from "./delete-release";
import { getRelease } from "./get-release";
import { listReleases } from "./list-releases";
import { previewRelease } from "./preview-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);
const folderOf = async (id: string) =>
  releaseFolder(host.home, await db.release.findUniqueOrThrow({ where: { extId: id } }));

test("a release holds what its preview said, and its folder every file that it lists", async () => {
  const preview = ReleasePreview.parse(await previewRelease(arena.lead, { id: arena.extId, recipe: arena.recipe }));

  const { id, end } = await givenRelease(host, arena);

  expect(end).toBe("done");
  const release = ReleaseDetail.parse(await getRelease(arena.lead, { id }));
  const [{ trajectories } = { trajectories: 0 }] = preview.pools;
  expect(preview).toMatchObject({ refused: null, pools: [{ pool: "train" }] });
  expect(release).toMatchObject({ state: "audited", rows: trajectories, blocked: 0, audit: { isBlocked: false } });
  for (const { name, bytes } of release.files) {
    expect((await readFile(join(await folderOf(id), name))).length).toBe(bytes);
  }
  expect(release.files.map(({ name }) => name)).toEqual(expect.arrayContaining(["README.md", "manifest.json"]));
  // Nothing else is wrong with it than that nobody has signed it yet.
  expect((await verifyRelease(await folderOf(id), {})).faults.map(({ kind }) => kind)).toEqual(["signature"]);
  expect(ReleaseList.parse(await listReleases(arena.lead, { id: arena.extId })).items[0]).toEqual(
    ReleaseSummary.parse(release),
  );
});

test("rows come by problem and content, and only of the shipped pools", async () => {
  const { id } = await givenRelease(host, arena, { pools: ["test", "train"] });

  const release = await getRelease(arena.lead, { id });
  const lines = (await readFile(join(await folderOf(id), "audit/rows.jsonl"), "utf8")).trim().split("\n");
  const rows: { pool: string; problem: string; trajectories: string[] }[] = lines.map((line) => JSON.parse(line));
  const keys = rows.map(({ pool, problem, trajectories }) => [pool === "train" ? "a" : "b", problem, ...trajectories]);

  expect(release.recipe.pools).toEqual(["train", "test"]);
  expect(new Set(rows.map(({ pool }) => pool))).toEqual(new Set(["train", "test"]));
  expect(keys.map((key) => key.join("\n"))).toEqual(keys.map((key) => key.join("\n")).toSorted());
});

test("while the pipeline is behind, a preview says whether it is made anew and refuses nothing; once it is not, the counts are of now", async () => {
  const preview = () => previewRelease(arena.lead, { id: arena.extId, recipe: arena.recipe });
  const { items } = await listTrajectories(arena.lead, {
    ...{ corpus: arena.extId, filter: "approved:yes", sort: "problem", limit: 1 },
  });
  const [row] = items;
  if (row === undefined) throw new Error("Nothing is approved.");
  await setLabel(arena.lead, { id: row.id, label: "agentic", expectedVersion: row.version });

  expect(await preview()).toMatchObject({ selection: "being_made", refused: null });
  await cancelSelection(new Date());
  expect(await preview()).toMatchObject({ selection: "out_of_date", refused: null });
  await cancelSelection(new Date(0));
  expect(await preview()).toMatchObject({ selection: "being_made", refused: null });
  await runWaiting(host, arena.extId);

  expect(await preview()).toMatchObject({ selection: null, refused: null });
});

function cancelSelection(finishedAt: Date) {
  const own = { kind: SELECTION_JOB, payload: { path: ["corpus"], equals: arena.extId } };

  return db.jobRun.updateMany({
    where: { ...own, state: { in: ["queued", "cancelled"] } },
    data: { state: "cancelled", finishedAt },
  });
}

test("what the pipeline does not keep is not released, and the preview says how much that is", async () => {
  const { id: corpusId } = arena;
  const kept = await db.$executeRaw`update review set approved = true where corpus_id = ${corpusId}`;
  await db.$executeRaw`insert into review (corpus_id, trajectory_id, approved, version)
    select corpus_id, id, true, 1 from trajectory where corpus_id = ${corpusId} on conflict do nothing`;

  const preview = await previewRelease(arena.lead, { id: arena.extId, recipe: arena.recipe });
  const { id } = await givenRelease(host, arena);

  const { rows } = await getRelease(arena.lead, { id });
  expect(preview.leftOut.pipeline).toBeGreaterThan(0);
  const filter = preview.pipelineFilter ?? "";
  const found = await listTrajectories(arena.lead, { corpus: arena.extId, filter, sort: "problem", limit: 200 });
  expect(found.items).toHaveLength(preview.leftOut.pipeline);
  const approved = await countTrajectories(arena.lead, { corpus: arena.extId, filter: "approved:yes pool:*/train" });
  expect((preview.pools[0]?.trajectories ?? 0) + preview.leftOut.pipeline).toBe(approved.count);
  const none = await previewRelease(arena.lead, { id: arena.extId, recipe: { ...arena.recipe, filter } });
  expect(none.refused).toMatch(/^Nothing is left to take\. Approved and left out by the pipeline: \d+\./);
  expect(rows).toBe(preview.pools[0]?.trajectories);
  expect(rows).toBeLessThanOrEqual(kept);
});

test("a deleted release takes its files with it, and its number is not given again", async () => {
  const { id } = await givenRelease(host, arena);
  const folder = await folderOf(id);
  const { number } = await getRelease(arena.lead, { id });

  await deleteRelease(arena.lead, { id });

  await expect(readFile(join(folder, "manifest.json"))).rejects.toThrow("ENOENT");
  await expect(getRelease(arena.lead, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const next = await givenRelease(host, arena);
  expect((await getRelease(arena.lead, next)).number).toBe(number + 1);
});

test("a researcher sees releases and builds none; an annotator sees none", async () => {
  const { id } = await givenRelease(host, arena);
  const researcher = await givenContext(db, "researcher", host.home);
  const annotator = await givenContext(db, "annotator", host.home);

  const { steps } = await getRelease(researcher, { id });

  expect(steps.filter(({ isOpen }) => isOpen)).toEqual([]);
  await expect(previewRelease(researcher, { id: arena.extId, recipe: arena.recipe })).rejects.toThrow(/lead/);
  await expect(getRelease(annotator, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(listReleases(annotator, { id: arena.extId })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("by approval, what is rejected is the unwanted class and the rest of what is taken the wanted one", async () => {
  const recipe = { ...arena.recipe, preset: "kto" as const, options: { label: "approval" } };
  const classes = async () => {
    const { pools, classes: found } = await previewRelease(arena.lead, { id: arena.extId, recipe });

    return { taken: pools.reduce((sum, { trajectories }) => sum + trajectories, 0), ...found };
  };
  const before = await classes();
  await db.$executeRaw`update review set label = 'reject', label_source = 'person', approved = false where corpus_id = ${arena.id}
    and trajectory_id in (select trajectory_id from selection where corpus_id = ${arena.id} and stage = 'winners')`;
  const after = await classes();

  expect(before).toMatchObject({ unwanted: 0, wanted: before.taken });
  expect(before.taken).toBeGreaterThan(0);
  expect(after.unwanted).toBeGreaterThan(0);
  expect(after).toMatchObject({ wanted: before.wanted, taken: before.taken + (after.unwanted ?? 0) });
});
