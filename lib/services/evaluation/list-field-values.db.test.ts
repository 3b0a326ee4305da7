import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { RunField } from "@/lib/query/run-fields";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listFieldValues } from "./list-field-values";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function given() {
  const corpus = await givenCorpus(db, [
    { run: "one", query: "lamp" },
    { run: "two", query: "desk" },
    { run: "three", query: "sofa" },
  ]);
  const key = crypto.randomUUID();
  const [qwen, glm] = await Promise.all(
    [
      { name: "a", key: `${key}-a`, model: "Qwen3-4B", minerHotkey: "5F_one" },
      { name: "b", key: `${key}-b`, model: "glm-5", minerHotkey: "5FxTwo" },
    ].map((data) => db.agent.create({ data })),
  );
  await db.run.updateMany({ where: { corpusId: corpus.id }, data: { agentId: glm?.id ?? 0, suite: "v3" } });
  await db.run.updateMany({
    where: { corpusId: corpus.id, name: "one" },
    data: { agentId: qwen?.id ?? 0, suite: null },
  });
  await db.problem.updateMany({ where: { corpusId: corpus.id, query: "lamp" }, data: { suite: "v10" } });
  await db.problem.updateMany({ where: { corpusId: corpus.id, query: "desk" }, data: { suite: "held out" } });
  const ctx = await givenContext(db, "annotator");

  return async (field: RunField, prefix = "") =>
    (await listFieldValues(ctx, { id: corpus.extId, field, prefix })).items;
}

test("values of runs are those of this corpus, of most runs first, found by their beginning in any case", async () => {
  const values = await given();

  expect(await values("model")).toEqual(["glm-5", "Qwen3-4B"]);
  expect(await values("model", "qwen")).toEqual(["Qwen3-4B"]);
  expect(await values("model", "4B")).toEqual([]);
  expect(await values("miner", "5f_")).toEqual(["5F_one"]);
  expect(await values("race")).toEqual([]);
});

test("a suite is that of a run or of a problem", async () => {
  const values = await given();

  expect(await values("suite")).toEqual(["v3", "held out", "v10"]);
  expect(await values("suite", "V1")).toEqual(["v10"]);
});

test("a value too long to pick is not offered, and stands in the way of none", async () => {
  const values = await given();
  const long = "a".repeat(1_000_000);
  await db.problem.updateMany({ where: { query: "lamp" }, data: { suite: long } });
  await db.run.updateMany({ data: { harness: long } });

  expect(await values("suite")).toEqual(["v3", "held out"]);
  expect(await values("harness")).toEqual([]);
});
