import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { readRelease } from "./release-fields";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

// Node tells of it once in a process: tried again it would pass.
test("in a transaction a release is read with one query at a time", { retry: 0 }, async () => {
  const [corpus, lead] = [await givenCorpus(db, [{}]), await givenContext(db, "lead")];
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const of = { corpusId: corpus.id, personId: lead.person.id };
  const split = await db.split.create({
    data: { ...of, name: "main", note: "", seed: 1, shares: { train: 1 }, strata: [], weigh: "problems" },
  });
  const { extId } = await db.release.create({
    data: {
      ...{ ...of, number: 1, name: "One", note: "", recipe: {}, splitId: split.id, filterVersionId },
      files: { create: [{ name: "README.md", bytes: 1, rows: 0, sha256: "" }] },
      approvals: { create: [{ personId: lead.person.id, note: "Good" }] },
    },
  });
  const warnings: string[] = [];
  const onWarning = ({ message }: Error) => void warnings.push(message);
  process.on("warning", onWarning);

  const row = await db.$transaction((tx) => readRelease(tx, extId));

  // Warnings are told in the turn after.
  await new Promise(setImmediate);
  process.off("warning", onWarning);
  expect(warnings).toEqual([]);
  expect(row).toMatchObject({
    ...{ split: { name: "main" }, person: { name: lead.person.name }, waivers: [] },
    ...{ files: [{ name: "README.md" }], approvals: [{ note: "Good", person: { name: lead.person.name } }] },
  });
});
