import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { type ExportCorpus, getExportCorpus } from "@/lib/services/exports/export-corpus";
import { writeExport } from "@/lib/services/exports/write-export";
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { activateNow, givenCorpusOf, givenFiles, givenVersion } from "./given-activation";

afterAll(() => db.$disconnect());

async function given() {
  const ctx = await aContext();
  const [corpus, version] = [await givenCorpusOf(await givenFiles(20)), await givenVersion()];
  await db.$executeRaw(sql`update review set approved = true where corpus_id = ${corpus.id}`);
  const path = join(home, `${randomUUID()}.jsonl`);
  const activate = () => activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  const write = async (onProgress: () => Promise<void> = async () => undefined, as?: ExportCorpus) =>
    writeExport(ctx, {
      corpus: as ?? (await getExportCorpus(db, { name: corpus.name })),
      ...{ filter: "", preset: "chat", path, onProgress },
    });

  return {
    corpus,
    path,
    version,
    activate,
    write,
    run: (jobId: string) => runToEnd({ db, url: databaseUrl, home }, jobId),
  };
}

test("nothing is exported while trajectories have verdicts of two versions", async () => {
  const { path, version, activate, write, run } = await given();
  const { jobId } = await activate();

  await expect(write()).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("is being activated"),
  });
  expect(existsSync(path)).toBe(false);

  await run(jobId);
  expect(await write()).toMatchObject({ filterVersion: { name: version.name } });
});

test("a file that was begun by one version and ended by another is not kept", async () => {
  const { path, activate, write, run } = await given();
  let end: Promise<string> | undefined;

  const written = write(async () => {
    end ??= activate().then(({ jobId }) => run(jobId));
    await end;
  });

  await expect(written).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Export them again"),
  });
  expect([await end, existsSync(path)]).toEqual(["done", false]);
});

test("rows of another version than the manifest would name are not exported, whoever brought them", async () => {
  const { corpus, path, version, activate, write, run } = await given();
  const request = await getExportCorpus(db, { name: corpus.name });
  await run((await activate()).jobId);
  const refused = { code: "CONFLICT", message: expect.stringContaining("decided by another filter version") };

  await expect(write(undefined, request)).rejects.toMatchObject(refused);
  expect(await write()).toMatchObject({ filterVersion: { name: version.name } });
  await db.$executeRaw(sql`update trajectory set filter_version_id = ${request.filterVersionId}
    where id = (select min(t.id) from trajectory t join review v on v.corpus_id = t.corpus_id and v.trajectory_id = t.id
      where t.corpus_id = ${corpus.id} and v.approved)`);
  await rm(path);

  await expect(write()).rejects.toMatchObject(refused);
  expect(existsSync(path)).toBe(false);
});
