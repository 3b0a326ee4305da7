import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { anEnvelope, aStep, db, givenFile, imported } from "./fixtures/given-import";

afterAll(() => db.$disconnect());

async function textsOf(corpus: string): Promise<readonly string[]> {
  const rows = await queryRows(
    db,
    z.object({ query: z.string() }),
    sql`select p.query from trajectory t join problem p on p.id = t.problem_id join corpus c on c.id = t.corpus_id
        where c.name = ${corpus} order by t.id`,
  );

  return rows.map(({ query }) => query);
}

const withText = (problem_id: string, query: string, over: Readonly<Record<string, unknown>> = {}) =>
  anEnvelope({ problem_id, dialogue: [aStep(1, query)], ...over });
const withoutText = (problem_id: string) => anEnvelope({ problem_id, status: "FAILED", dialogue: null });

test("a problem's text is what its own corpus said, whatever another says under the same id", async () => {
  const id = randomUUID();
  const [first, second, third] = [`first ${id}`, `second ${id}`, `third ${id}`] as const;

  await imported([await givenFile("a.jsonl", withText(id, "a red lamp"))], { corpus: first });
  await imported([await givenFile("b.jsonl", withoutText(id))], { corpus: second });
  await imported([await givenFile("c.jsonl", withText(id, "a blue chair"))], { corpus: third });

  expect([await textsOf(first), await textsOf(second), await textsOf(third)]).toEqual([
    ["a red lamp"],
    [""],
    ["a blue chair"],
  ]);
});

test("problems that nothing names are problems of their own, also at the same place of two files with one name", async () => {
  const unnamed = (query: string) => anEnvelope({ problem_id: null, dialogue: null, error: query });
  const corpus = `unnamed ${randomUUID()}`;

  await imported(
    [
      await givenFile("runs.jsonl", [unnamed("one"), unnamed("two")].join("\n")),
      await givenFile("runs.jsonl", [unnamed("three"), unnamed("four")].join("\n")),
    ],
    { corpus },
  );

  expect(await textsOf(corpus)).toHaveLength(4);
  expect(await db.problem.count({ where: { corpus: { name: corpus } } })).toBe(4);
});

test("a run without a dialogue comes first, and the text of its problem is filled in by a later one", async () => {
  const [inFile, inImport] = [randomUUID(), randomUUID()];
  const corpus = `filled ${inFile}`;
  const file = [withoutText(inFile), withText(inFile, "a red lamp", { rollout: 2 }), withoutText(inImport)].join("\n");

  await imported([await givenFile("a.jsonl", file)], { corpus });
  await imported([await givenFile("b.jsonl", withText(inImport, "a blue chair"))], { corpus });

  expect(await textsOf(corpus)).toEqual(["a red lamp", "a red lamp", "a blue chair", "a blue chair"]);
});

test("facts of a problem that a later batch of the same file gives are filled in", async () => {
  const problem_id = randomUUID();
  const corpus = `batches ${problem_id}`;
  const filler = Array.from({ length: 2_100 }, () => anEnvelope({ dialogue: null }));
  const told = anEnvelope({ problem_id, rollout: 2, dialogue: null, problem: { query: "a lamp", category: "Shop" } });

  await imported([await givenFile("a.jsonl", [withoutText(problem_id), ...filler, told].join("\n"))], { corpus });

  const problem = await db.problem.findFirstOrThrow({ where: { key: problem_id, corpus: { name: corpus } } });
  expect(problem).toMatchObject({ query: "a lamp", bucket: "shop" });
});
