import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { findProblemOfKey } from "./find-problem-of-key";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a key finds its problem in the corpus that is named, else in the newest that has it", async () => {
  const ctx = await givenContext(db);
  const older = await givenCorpus(db, [{}]);
  const newer = await givenCorpus(db, [{}]);
  const key = `shared-${crypto.randomUUID()}`;
  await db.problem.updateMany({ where: { corpusId: { in: [older.id, newer.id] } }, data: { key } });
  const found = async (corpus?: string) => (await findProblemOfKey(ctx, { key, corpus }))?.corpus;

  expect(await found()).toBe(newer.extId);
  expect(await found(older.extId)).toBe(older.extId);
  expect(await found(crypto.randomUUID())).toBe(newer.extId);
  expect(await findProblemOfKey(ctx, { key: "nobody has it", corpus: undefined })).toBeUndefined();
});
