import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { createDb } from "@/lib/db/client";
import { anotherDatabase } from "@/lib/db/fixtures/another-database";
import { type GivenArena, givenArena, givenRelease } from "@/lib/jobs/fixtures/given-release";
import type { Installation } from "@/lib/jobs/fixtures/run-to-end";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { getRelease } from "./get-release";
import { releaseFolder } from "./release-folder";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const first: Installation = { db, url, home: await temporaryFolder() };
const second = { ...(await anotherDatabase(url)), home: await temporaryFolder() };
let arenas: readonly (readonly [Installation, GivenArena])[];
beforeAll(async () => {
  const wanted = { name: "Arena of two databases" };
  // Other ids of everything: another order of import, after a corpus that takes the first numbers.
  await givenArena(second, { name: "Another", trajectories: 12 });
  arenas = [
    [first, await givenArena(first, wanted)],
    [second, await givenArena(second, { ...wanted, inOrder: (lines) => lines.toReversed() })],
  ];
});
afterAll(async () => {
  await db.$disconnect();
  await second.drop();
});

async function built(host: Installation, arena: GivenArena, over: Partial<ReleaseRecipe>) {
  const { id, end } = await givenRelease(host, arena, over);
  const row = await host.db.release.findUniqueOrThrow({ where: { extId: id } });
  const folder = releaseFolder(host.home, row);
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const hashes = await Promise.all(
    names.map(async (name) => [
      name,
      createHash("sha256")
        .update(await readFile(join(folder, name)))
        .digest("hex"),
    ]),
  );
  const { contentHash, rows } = await getRelease(arena.lead, { id });

  return { end, contentHash, rows, hashes };
}

const ALL_FORMATS = { formats: ["jsonl", "jsonl.gz", "parquet"] } as const;

test.each([
  ["sft", {}],
  ["chat", {}],
  ["rejection", {}],
  ["teacher", { weights: "shop=2, voucher=3" }],
  ["kto", { label: "outcome" }],
  ["step-rl", {}],
  ["preference", {}],
] as const)("%s gives the same bytes on two databases, card included", async (preset, options) => {
  const over = { preset, options, formats: [...ALL_FORMATS.formats] };
  const [one, other] = await Promise.all(arenas.map(([host, arena]) => built(host, arena, over)));

  expect(one?.end).toBe("done");
  expect(one?.rows).toBeGreaterThan(0);
  expect(other).toEqual(one);
});

test("the same database builds the same bytes again, and another note gives others", async () => {
  const [[host, arena] = [first, await givenArena(first)]] = arenas;

  const [one, again] = [await built(host, arena, {}), await built(host, arena, {})];
  const other = await built(host, arena, { licence: "mit" });

  expect(again).toEqual(one);
  expect(other.contentHash).not.toBe(one.contentHash);
});
