import { afterAll, beforeAll, expect, test } from "vitest";
import { LAG_WORDS } from "@/lib/leak/audit-words";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenAssay } from "./given-assay";

const { assay, givenFile } = givenAssay("clusters");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

test("clusters of a corpus are made and printed; once they are made they are read, unless they are asked for again", async () => {
  const corpus = await givenProblems(db, [
    { key: "b", query: "Red lamp" },
    { key: "a", query: "red LAMP!", gold: ["7"] },
    { key: "c", query: "Rug", recommended: ["7"] },
    { key: "d", query: "Bed" },
  ]);
  // Measured: else they would be told as behind.
  await clustered(db, corpus.id);
  await db.corpus.update({ where: { id: corpus.id }, data: { clusteredAt: null } });
  const told = (...more: readonly string[]) => assay("leak", "clusters", "--corpus", corpus.name, ...more);
  const keyOf = async (key: string) => (await db.problem.findUniqueOrThrow({ where: { id: corpus.idOf(key) } })).key;

  const { code, out } = await told("--json");

  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    problems: 4,
    clusters: 2,
    joined: [
      {
        problems: [await keyOf("a"), await keyOf("b"), await keyOf("c")],
        reasons: [
          { reason: "query", value: "red lamp" },
          { reason: "recommended", value: "7" },
        ],
      },
    ],
    proposals: [],
  });

  await db.problemProduct.deleteMany({ where: { corpusId: corpus.id } });
  expect((await told()).out).toContain("Problems: 4. Clusters: 2.");
  expect((await told("--again")).out).toContain("Problems: 4. Clusters: 3.");
});

test("clusters that are behind what came since are printed and told so, until they are made anew", async () => {
  const corpus = await givenProblems(db, [{ key: "a" }, { key: "b" }]);
  await clustered(db, corpus.id);
  const told = (...more: readonly string[]) => assay("leak", "clusters", "--corpus", corpus.name, ...more);
  expect(await told()).toMatchObject({ code: 0, err: "" });
  await db.problem.create({ data: { corpusId: corpus.id, key: "new", query: "new", queryNorm: "new" } });

  expect(await told()).toMatchObject({
    ...{ code: 3, out: expect.stringContaining("Clusters: 3."), err: `${LAG_WORDS.clusters}\n` },
  });
  expect(await told("--again")).toMatchObject({ code: 0 });
});

test("files and a corpus are not asked for at once, and a corpus that is not there is named", async () => {
  const file = givenFile("a.jsonl", `{"query": "Lamp"}\n{"query": "lamp"}\n`);

  expect(await assay("leak", "clusters", file, "--corpus", "x")).toMatchObject({ code: 2 });
  expect(await assay("leak", "clusters", file, "--again")).toMatchObject({ code: 2 });
  expect(await assay("leak", "clusters", "--corpus", "no such corpus")).toMatchObject({ code: 3 });
  expect((await assay("leak", "clusters", file)).out).toContain("Problems: 2. Clusters: 1.\n");
});
