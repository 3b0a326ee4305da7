import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { CorpusList, Funnel, JudgeByVerdict } from "@/lib/contract/corpora";
import { createDb } from "@/lib/db/client";
import { callRoute } from "@/lib/http/call-route";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { GET as getFunnel } from "./[id]/funnel/route";
import { GET as getJudgeByVerdict } from "./[id]/judge-by-verdict/route";
import { GET as getCorpora } from "./route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const corpus = (await givenCorpus(db, [{}])).extId;

test("corpora and the funnel answer by contract", async () => {
  const { items } = CorpusList.parse((await callRoute(getCorpora)).body);
  const funnel = Funnel.parse((await callRoute(getFunnel, { params: { id: corpus } })).body);

  expect(items.map((item) => item.id)).toContain(corpus);
  expect(funnel.stages[0]).toMatchObject({ stage: "imported", count: 1 });
});

test("the judge against the filter counts scored gates only, cell by cell", async () => {
  const rows = [
    { gate: 5, verdict: "sub_task" },
    { gate: 5, verdict: "sub_task" },
    { gate: 2, verdict: "agentic" },
    { gate: null },
  ] as const;
  const { extId } = await givenCorpus(db, rows);

  const { cells } = JudgeByVerdict.parse((await callRoute(getJudgeByVerdict, { params: { id: extId } })).body);

  const filled = cells.filter((cell) => cell.count > 0);
  expect(cells).toHaveLength(20);
  expect(filled).toEqual([
    { gate: 2, verdict: "agentic", count: 1, filter: "gate:2 verdict:agentic" },
    { gate: 5, verdict: "sub_task", count: 2, filter: "gate:5 verdict:sub_task" },
  ]);
});

test.each([
  ["an unknown corpus", randomUUID(), 404, "NOT_FOUND"],
  ["an id that is none", "1", 422, "INVALID"],
])("the funnel of %s is refused", async (_, id, status, code) => {
  expect(await callRoute(getFunnel, { params: { id } })).toMatchObject({ status, body: { code } });
});
