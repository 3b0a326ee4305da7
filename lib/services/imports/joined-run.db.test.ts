import { afterAll, expect, test } from "vitest";
import { aContext, anEnvelope, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { runImport } from "./run-import";

afterAll(() => db.$disconnect());

async function noteOf(path: string, corpus: string, runName?: string) {
  const { key, id } = await givenImport([path], { corpus, ...(runName === undefined ? {} : { runName }) });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  const [file] = (await getImport(await aContext(), { id })).files;

  return file?.note;
}

test("a file that joins the run of an earlier one of its name says so, and one whose run is named does not", async () => {
  const { key: _, corpus } = await givenImport([await givenFile("first.jsonl", anEnvelope())]);
  expect(await noteOf(await givenFile("output.jsonl", anEnvelope()), corpus)).toBeNull();

  const joined = await noteOf(await givenFile("output.jsonl", anEnvelope()), corpus);
  expect(joined).toContain("joined “output.jsonl”, which an earlier import began.");
  expect(joined).toContain("take this import back");

  expect(await noteOf(await givenFile("output.jsonl", anEnvelope()), corpus, "monday")).toBeNull();
});

test("a file that brings nothing new joins nothing", async () => {
  const envelope = anEnvelope();
  const { corpus } = await givenImport([await givenFile("first.jsonl", anEnvelope())]);
  await noteOf(await givenFile("output.jsonl", envelope), corpus);

  expect(await noteOf(await givenFile("output.jsonl", envelope), corpus)).toBeNull();
});
