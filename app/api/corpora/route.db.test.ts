import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { CorpusList, Funnel } from "@/lib/contract/corpora";
import { createDb } from "@/lib/db/client";
import { callRoute } from "@/lib/http/call-route";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { GET as getFunnel } from "./[id]/funnel/route";
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

test.each([
  ["an unknown corpus", randomUUID(), 404, "NOT_FOUND"],
  ["an id that is none", "1", 422, "INVALID"],
])("the funnel of %s is refused", async (_, id, status, code) => {
  expect(await callRoute(getFunnel, { params: { id } })).toMatchObject({ status, body: { code } });
});
