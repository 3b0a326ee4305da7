import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { getExportCorpus } from "@/lib/services/exports/export-corpus";
import { writeExport } from "@/lib/services/exports/write-export";
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { activateFilter } from "./activate-filter";
import { givenCorpusOf, givenFiles, givenVersion } from "./given-activation";

afterAll(() => db.$disconnect());

async function given() {
  const ctx = await aContext();
  const [corpus, version] = [await givenCorpusOf(await givenFiles(20)), await givenVersion()];
  await db.$executeRaw(sql`update review set approved = true where corpus_id = ${corpus.id}`);
  const path = join(home, `${randomUUID()}.jsonl`);
  const activate = () => activateFilter(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  const write = async (onProgress: () => Promise<void> = async () => undefined) =>
    writeExport(ctx, {
      ...{ corpus: await getExportCorpus(db, { name: corpus.name }), filter: "", preset: "chat", path, onProgress },
    });

  return { path, version, activate, write, run: (jobId: string) => runToEnd({ db, url: databaseUrl, home }, jobId) };
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
