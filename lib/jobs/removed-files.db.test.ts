import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, rmdir, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { resumeRemovals } from "@/lib/services/corpora/resume-removals";
import { startRemoval } from "@/lib/services/corpora/start-removal";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { createImport } from "@/lib/services/imports/create-import";
import { anEnvelope } from "@/lib/services/imports/fixtures/given-import";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { runToEnd } from "./fixtures/run-to-end";

const { db } = installation;
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin", home);
const elsewhere = await temporaryFolder();

/** Its second line cannot be read, so an uploaded file stays for a retry. */
async function givenFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${anEnvelope()}\n{"broken\n`);

  return path;
}

async function givenImported(paths: readonly string[], name = `corpus ${randomUUID()}`) {
  const files = await Promise.all(
    paths.map(async (path) => ({ name: "a.jsonl", path, sizeBytes: (await stat(path)).size })),
  );
  const { jobId } = await createImport(admin, { corpus: name, format: "auto", files });
  expect(await runToEnd(installation, jobId)).toBe("done");
  const { id, extId } = await db.corpus.findUniqueOrThrow({ where: { name } });
  await db.jobRun.updateMany({ where: { state: "queued" }, data: { state: "cancelled" } });

  return { id, extId, name };
}

async function remove({ extId, name }: { readonly extId: string; readonly name: string }): Promise<string> {
  const { jobId } = await startRemoval(admin, { id: extId, name });

  return runToEnd(installation, jobId);
}

const upload = (name: string) => givenFile(join(home, "uploads", `1-${randomUUID()}`, name));

test("uploads of a corpus go with the folder of their drop; what another one still reads, and files elsewhere, stay", async () => {
  const own = await upload("0001 a.jsonl");
  const shared = await upload("0001 b.jsonl");
  const ofOther = await givenFile(join(dirname(shared), "0002 c.jsonl"));
  const outside = await givenFile(join(elsewhere, "outside.jsonl"));
  await givenImported([shared, ofOther]);
  const ofCorpus = await givenFile(join(dirname(shared), "0003 d.jsonl"));
  const corpus = await givenImported([own, shared, ofCorpus, outside]);
  expect([own, shared, ofCorpus, ofOther].every((path) => existsSync(path))).toBe(true);

  expect(await remove(corpus)).toBe("done");

  expect([own, dirname(own), ofCorpus].some((path) => existsSync(path))).toBe(false);
  expect([shared, ofOther, outside].every((path) => existsSync(path))).toBe(true);
});

test("what a link in the uploads leads to, outside of the data folder, is left alone", async () => {
  const target = await givenFile(join(elsewhere, "linked", "0001 a.jsonl"));
  await mkdir(join(home, "uploads"), { recursive: true });
  await symlink(dirname(target), join(home, "uploads", "1-linked"));
  const corpus = await givenImported([join(home, "uploads", "1-linked", "0001 a.jsonl")]);

  expect(await remove(corpus)).toBe("done");

  expect(existsSync(target)).toBe(true);
});

test("exports and releases go with their files and drafts, those of others stay", async () => {
  const [corpus, other] = [await givenImported([await upload("a")]), await givenImported([await upload("b")])];
  const folders = await Promise.all([corpus, other].map(givenOutput));

  expect(await remove(corpus)).toBe("done");

  expect(folders[0]?.filter((path) => existsSync(path))).toEqual([]);
  expect(folders[1]?.every((path) => existsSync(path))).toBe(true);
});

test("where a file cannot be deleted the job says so, the others go, and the next start tries again", async () => {
  const own = await upload("0001 a.jsonl");
  const corpus = await givenImported([own]);
  const output = await givenOutput(corpus);
  await rm(own);
  await mkdir(own);
  const { jobId } = await startRemoval(admin, { id: corpus.extId, name: corpus.name });

  expect(await runToEnd(installation, jobId)).toBe("failed");

  const { error } = await db.jobRun.findUniqueOrThrow({ where: { id: jobId } });
  expect(error).toBe(
    `“${corpus.name}” is removed, but not every file of it could be deleted; logs/worker.log says why. The next start tries again.`,
  );
  expect(await db.corpus.count({ where: { name: corpus.name } })).toBe(0);
  expect(output.filter((path) => existsSync(path))).toEqual([]);
  await rmdir(own);
  await givenFile(own);
  expect(await resumeRemovals(db)).toEqual([jobId]);
  expect(await runToEnd(installation, jobId)).toBe("done");
  expect(existsSync(dirname(own))).toBe(false);
});

test("a corpus of the name is imported anew, with the same ids and nothing of before", async () => {
  const path = await givenFile(join(elsewhere, "again.jsonl"));
  const first = await givenImported([path]);
  const idsOf = (id: number) => db.$queryRaw`select ext_id::text from trajectory where corpus_id = ${id}`;
  const before = await idsOf(first.id);
  const { jobId } = await db.import.findFirstOrThrow({ where: { corpusId: first.id } });

  expect(await remove(first)).toBe("done");
  expect(await db.jobRun.count({ where: { id: jobId ?? "" } })).toBe(0);
  const second = await givenImported([path], first.name);

  expect(second.extId).not.toBe(first.extId);
  expect(await idsOf(second.id)).toEqual(before);
  expect(await db.import.count({ where: { corpusId: second.id } })).toBe(1);
});

/** Folders of an export, a release, and a draft of one. */
async function givenOutput({ id }: { readonly id: number }): Promise<readonly string[]> {
  const common = { corpusId: id, personId: admin.person.id };
  const exported = await db.export.create({
    data: { ...common, preset: "chat", filter: "", fileName: "a.jsonl", path: "exports/x/a.jsonl" },
  });
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id } });
  const split = { ...common, name: "main", note: "", seed: 1, shares: {}, strata: [], weigh: "problems" };
  const { id: splitId } = await db.split.create({ data: split });
  const release = { ...common, name: "Autumn", note: "", recipe: {}, splitId, filterVersionId };
  const [draft, withdrawn] = [
    await db.release.create({ data: { ...release, number: 1, state: "draft" } }),
    await db.release.create({ data: { ...release, number: 2, state: "withdrawn" } }),
  ];
  const folders = [
    join(home, "exports", exported.extId),
    join(home, "releases", `1-autumn-${draft.extId}`),
    join(home, "releases", `2-autumn-${withdrawn.extId}`),
    join(home, "releases", `1-autumn-${draft.extId}.0123456789abcdef.part`),
  ];
  await Promise.all(folders.map((folder) => givenFile(join(folder, "data", "a.jsonl"))));

  return folders;
}
