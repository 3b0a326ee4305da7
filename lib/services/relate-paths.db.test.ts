import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { relatePaths } from "./relate-paths";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("paths that an older version stored whole are named from the data folder; those elsewhere stay", async () => {
  const home = `/data/assay %_${randomUUID()}`;
  const ctx = await givenContext(db, "admin", home);
  const corpus = await givenCorpus(db, []);
  const { id: importId } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const paths = [`${home}/uploads/a/0001 x`, `${home}-2/uploads/x`, "/home/me/x.jsonl", "uploads/b/0001 y", ""];
  const file = { importId, name: "x", sizeBytes: 1n };
  await db.importFile.createMany({ data: paths.map((path, position) => ({ ...file, position, path })) });
  const made = { corpusId: corpus.id, preset: "chat", filter: "", fileName: "x", personId: ctx.person.id };
  await db.export.create({ data: { ...made, path: `${home}/exports/1/x.gz` } });

  await relatePaths(ctx);
  await relatePaths(ctx);

  const files = await db.importFile.findMany({ where: { importId }, orderBy: { position: "asc" } });
  expect(files.map(({ path }) => path)).toEqual(["uploads/a/0001 x", ...paths.slice(1)]);
  expect(await db.export.findMany({ where: { corpusId: corpus.id } })).toMatchObject([{ path: "exports/1/x.gz" }]);
});
