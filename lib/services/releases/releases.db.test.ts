import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ReleaseDetail, ReleaseList } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenArena, givenRelease } from "./fixtures/given-release";
import { getRelease } from "./get-release";
import { listReleases } from "./list-releases";
import { previewRelease } from "./preview-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };

test("a release holds what its preview said, and its folder every file that it lists", async () => {
  const arena = await givenArena(host);
  const preview = await previewRelease(arena.lead, { id: arena.extId, recipe: arena.recipe });

  const { id, end } = await givenRelease(host, arena);

  expect(end).toBe("done");
  const release = ReleaseDetail.parse(await getRelease(arena.lead, { id }));
  console.log(JSON.stringify(release, null, 1).slice(0, 6000), arena.approved, preview);
  expect(release).toMatchObject({ state: "audited", number: 1, blocked: 0 });
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  for (const { name, bytes } of release.files) {
    expect((await readFile(join(releaseFolder(host.home, row), name))).length).toBe(bytes);
  }
  expect(ReleaseList.parse(await listReleases(arena.lead, { id: arena.extId })).items).toMatchObject([{ id }]);
});
