import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { ImportStarted } from "@/lib/contract/imports";
import { createDb, type Db } from "@/lib/db/client";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { aContext, anEnvelope, db } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { takeUpload } from "./take-upload";

afterAll(() => db.$disconnect());

test("files of an upload go when it is refused, and stay where it failed, since its import may be there", async () => {
  const home = await temporaryFolder();
  const ctx = { ...(await aContext()), home };
  const send = (to: Db, text: string) =>
    takeUpload(
      { ...ctx, db: to },
      {
        ...{ name: "a.jsonl", corpus: `upload ${randomUUID()}`, format: "auto", last: true },
        body: (async function* () {
          yield Buffer.from(text);
        })(),
      },
    );
  const kept = () => readdir(join(home, "uploads"));

  await expect(send(db, "just text")).rejects.toMatchObject({ code: "INVALID" });
  expect(await kept()).toEqual([]);

  const gone = createDb("postgresql://nobody@127.0.0.1:1/none");
  await expect(send(gone, anEnvelope())).rejects.not.toMatchObject({ code: "INVALID" });
  await gone.$disconnect();
  expect(await kept()).toHaveLength(1);
});

test("a file that is refused as the last of a drop takes no file of the import that the drop became", async () => {
  const home = await temporaryFolder();
  const ctx = { ...(await aContext()), home };
  const send = (name: string, text: string, given: { upload?: string; last: boolean }) =>
    takeUpload(ctx, {
      ...{ name, corpus: name === "c.jsonl" ? "" : corpus, format: "auto", ...given },
      body: (async function* () {
        yield Buffer.from(text);
      })(),
    });
  const corpus = `upload ${randomUUID()}`;
  const { upload } = z.object({ upload: z.uuid() }).parse(await send("a.jsonl", anEnvelope(), { last: false }));
  const { importId } = ImportStarted.parse(await send("b.jsonl", anEnvelope(), { upload, last: true }));

  await expect(send("c.jsonl", anEnvelope(), { upload, last: true })).rejects.toMatchObject({ code: "INVALID" });

  const files = await db.importFile.findMany({ where: { import: { extId: importId } }, orderBy: { position: "asc" } });
  const kept = (await readdir(join(home, "uploads"), { recursive: true })).filter((name) => name.endsWith(".jsonl"));
  expect(kept.map((name) => basename(name)).toSorted()).toEqual(files.map(({ path }) => basename(path)));
  expect(files.map(({ name }) => name)).toEqual(["a.jsonl", "b.jsonl"]);
});

test("with the id of somebody else's upload a person begins one of their own", async () => {
  const home = await temporaryFolder();
  const first = { ...(await aContext()), home };
  const person = await db.person.create({ data: { name: "Another", role: "researcher" } });
  const second = { ...first, person };
  const send = (ctx: typeof first, name: string, given: { upload?: string; last: boolean }) =>
    takeUpload(ctx, {
      ...{ name, corpus: `upload ${randomUUID()}`, format: "auto", ...given },
      body: (async function* () {
        yield Buffer.from(anEnvelope());
      })(),
    });
  const begun = await send(first, "a.jsonl", { last: false });
  const { upload } = z.object({ upload: z.uuid() }).parse(begun);

  await send(second, "b.jsonl", { upload, last: false });
  const { importId } = ImportStarted.parse(await send(first, "c.jsonl", { upload, last: true }));

  const { files } = await getImport(first, { id: importId });
  expect(files.map(({ name }) => name)).toEqual(["a.jsonl", "c.jsonl"]);
});
