import { afterAll, expect, test } from "vitest";
import { aContext, anEnvelope, db, givenFile, givenImport } from "./fixtures/given-import";
import { getImport } from "./get-import";

afterAll(() => db.$disconnect());

test.each([
  ["failed", "cut"],
  ["cancelled", "cancelled"],
  ["running", "reading"],
  ["queued", "reading"],
])("a file that was being read is told, where its job is %s, as %s", async (job, state) => {
  const { id, key, jobId } = await givenImport([await givenFile("a.jsonl", anEnvelope())]);
  await db.importFile.updateMany({ where: { importId: key }, data: { state: "reading" } });
  await db.jobRun.update({ where: { id: jobId }, data: { state: job } });

  expect((await getImport(await aContext(), { id })).files).toMatchObject([{ state }]);
});
