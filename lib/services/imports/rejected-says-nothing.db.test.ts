import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db, givenFile, imported } from "./fixtures/given-import";
import {
  aRun,
  aScoredRun,
  fileOf,
  marksOf,
  measured,
  OTHER_REWARD,
  problemsOf,
  REWARD,
} from "./fixtures/given-problems";

afterAll(() => db.$disconnect());

test("a record that loses to an earlier line fills in nothing of its problem", async () => {
  const problem_id = randomUUID();
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id })));
  await measured(corpus);
  const id = randomUUID();
  const said = { category: "Product", difficulty: "hard" };
  const lines = [
    aRun("a chair", { trajectory_id: id }),
    aScoredRun("a lamp", { problem_id, ...said }).replace("{", `{"trajectory_id":"${id}",`),
  ];

  expect(await imported([await givenFile("two.jsonl", lines.join("\n"))], { corpus })).toMatchObject({
    imported: 1,
    rejected: 1,
  });

  const lamp = await db.problem.findFirstOrThrow({ where: { corpus: { name: corpus }, query: "a lamp" } });
  expect(lamp).toMatchObject({ reward: null, bucket: null, difficulty: null });
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 1 });
});

test("a record that loses to an earlier line makes no problem and tells nothing of its run", async () => {
  const id = randomUUID();
  const lines = [
    aRun("a lamp", { trajectory_id: id, eval_run_id: "night", race_id: "2" }),
    aRun("a chair", { trajectory_id: id, eval_run_id: "night", race_id: "1" }),
  ];

  const { corpus } = await imported([await givenFile("two.jsonl", lines.join("\n"))]);

  expect(await db.problem.findMany({ where: { corpus: { name: corpus } }, select: { query: true } })).toEqual([
    { query: "a lamp" },
  ]);
  expect(await db.run.findMany({ where: { corpus: { name: corpus } }, select: { raceId: true } })).toEqual([
    { raceId: "2" },
  ]);
});

test("what a problem is scored by is of the record that counts, also where one that loses names it before", async () => {
  const [id, problem_id] = [randomUUID(), randomUUID()];
  const lines = [
    aRun("a chair", { trajectory_id: id }),
    aScoredRun("a lamp", { problem_id, reward: OTHER_REWARD }).replace("{", `{"trajectory_id":"${id}",`),
    aScoredRun("a lamp", { problem_id }),
  ];

  const { corpus, ...counts } = await imported([await givenFile("three.jsonl", lines.join("\n"))]);

  expect(counts).toMatchObject({ imported: 2, rejected: 1 });
  expect((await problemsOf(corpus)).map(({ reward }) => reward)).toEqual([null, REWARD]);
});
