import { afterAll, expect, test } from "vitest";
import { ClusterDetail } from "@/lib/contract/clusters";
import { createDb } from "@/lib/db/client";
import { callRoute } from "@/lib/http/call-route";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { GET as open } from "../clusters/[cluster]/route";
import { POST as decide } from "./route";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a query that is longer than other requests may be is cut as the graph sends it", async () => {
  // 25 characters 20,000 times: 500,000 bytes, above the 262,144 of other bodies.
  const query = `Find a lamp ${"with a shade of linen or ".repeat(20_000)}`.trim();
  const corpus = await givenProblems(db, [{ key: "a" }, { key: "b" }]);
  await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { query, queryNorm: query.toLowerCase() } });
  await clustered(db, corpus.id);
  const { extId: id } = corpus;
  const cluster = async () => {
    const params = { id, cluster: corpus.extIdOf("a") };
    return ClusterDetail.parse((await callRoute(open, { params })).body);
  };
  const [edge] = (await cluster()).edges;

  const body = { kind: "cut", reason: edge?.reason, value: edge?.value, note: "One template." };
  expect(await callRoute(decide, { method: "POST", params: { id }, body })).toMatchObject({ status: 202 });

  expect((await cluster()).total).toBe(1);
});
