import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Context } from "@/lib/services/context";
import { createImport } from "./create-import";
import { aContext, db, givenEmptyCorpus } from "./fixtures/given-import";
import { removeStaleUploads } from "./remove-stale-uploads";

afterAll(() => db.$disconnect());

const TWO_DAYS_AGO = new Date(Date.now() - 48 * 60 * 60 * 1000);

/** A data folder of its own, so that sweeping it meets only what the test put there. */
async function ownContext(): Promise<Context> {
  const ctx = await aContext();

  return { ...ctx, home: await mkdtemp(join(ctx.home, "own-")) };
}

async function givenUpload({ home }: Context, name = "0001 a.jsonl", changedAt = TWO_DAYS_AGO): Promise<string> {
  const path = join(home, "uploads", randomUUID(), name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "{}");
  await utimes(path, changedAt, changedAt);
  await utimes(dirname(path), changedAt, changedAt);

  return path;
}

async function givenImported(ctx: Context, paths: readonly string[], state: string): Promise<number> {
  const files = paths.map((path) => ({ name: "a.jsonl", path, sizeBytes: 2 }));
  const { importId, jobId } = await createImport(ctx, { corpus: await givenEmptyCorpus(), format: "auto", files });
  await db.jobRun.update({ where: { id: jobId }, data: { state } });
  const { id } = await db.import.findUniqueOrThrow({ where: { extId: importId }, select: { id: true } });

  return id;
}

test("a drop that never became an import goes after a day, folder and all", async () => {
  const ctx = await ownContext();
  const old = await givenUpload(ctx);
  const fresh = await givenUpload(ctx, "0001 b.jsonl", new Date());

  expect(await removeStaleUploads(ctx)).toBe(1);

  expect([existsSync(dirname(old)), existsSync(fresh)]).toEqual([false, true]);
});

test.each(["queued", "running"])("the upload of an import that is %s stays, however old", async (state) => {
  const ctx = await ownContext();
  const path = await givenUpload(ctx);
  await givenImported(ctx, [path], state);

  expect(await removeStaleUploads(ctx)).toBe(0);

  expect(existsSync(path)).toBe(true);
});

test.each(["done", "failed", "cancelled"])("the upload of an import that is %s goes", async (state) => {
  const ctx = await ownContext();
  const path = await givenUpload(ctx, "0001 a.jsonl", new Date());
  await givenImported(ctx, [path], state);

  expect(await removeStaleUploads(ctx)).toBe(1);

  expect(existsSync(dirname(path))).toBe(false);
});

test("of a drop the file with rejected rows that a retry may read stays, the others go", async () => {
  const ctx = await ownContext();
  const clean = await givenUpload(ctx);
  const rejecting = join(dirname(clean), "0002 b.jsonl");
  const hopeless = join(dirname(clean), "0003 c.jsonl");
  const aside = join(dirname(clean), "0004 d.jsonl");
  await Promise.all([rejecting, hopeless, aside].map((path) => writeFile(path, "{}")));
  const importId = await givenImported(ctx, [clean, rejecting, hopeless, aside], "done");
  const files = await db.importFile.findMany({ where: { importId }, orderBy: { position: "asc" } });
  const row = { importId, fileName: "a.jsonl", line: 1, reason: "broken", raw: new Uint8Array(1) };
  const { id: setAsideId } = await db.setAside.create({ data: { importId, personId: ctx.person.id } });
  await db.rejectedRow.createMany({
    data: [
      { ...row, fileId: files[0]?.id ?? 0, resolved: true },
      { ...row, fileId: files[1]?.id ?? 0 },
      { ...row, fileId: files[2]?.id ?? 0, wholeBytes: 300_000_000n },
      // It may be put back.
      { ...row, fileId: files[3]?.id ?? 0, setAsideId },
    ],
  });

  await removeStaleUploads(ctx);

  const stays = [clean, rejecting, hopeless, aside].map((path) => existsSync(path));
  expect(stays).toEqual([false, true, false, true]);
});

test("an upload that an older version stored by its whole path is known", async () => {
  const ctx = await ownContext();
  const path = await givenUpload(ctx);
  const importId = await givenImported(ctx, [path], "queued");
  await db.importFile.updateMany({ where: { importId }, data: { path } });

  expect(await removeStaleUploads(ctx)).toBe(0);
});

test("a data folder without uploads, and an upload that vanishes meanwhile, are no fault", async () => {
  const ctx = await ownContext();
  expect(await removeStaleUploads(ctx)).toBe(0);
  await Promise.all(Array.from({ length: 20 }, () => givenUpload(ctx)));

  const removed = await Promise.all([removeStaleUploads(ctx), removeStaleUploads(ctx), removeStaleUploads(ctx)]);

  expect(Math.max(...removed)).toBeGreaterThan(0);
  expect(await removeStaleUploads(ctx)).toBe(0);
});
