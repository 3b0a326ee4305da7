import { afterAll, beforeAll, expect, test } from "vitest";
import { givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
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
  const told = (...more: readonly string[]) => assay("leak", "clusters", "--corpus", corpus.name, ...more);
  const keyOf = async (key: string) => (await db.problem.findUniqueOrThrow({ where: { id: corpus.idOf(key) } })).key;

  const { code, out } = await told("--json");

  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    problems: 4,
    clusters: 2,
    leftOut: 0,
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

test("files and a corpus are not asked for at once, and a corpus that is not there is named", async () => {
  const file = givenFile("a.jsonl", `{"query": "Lamp"}\n{"query": "lamp"}\n`);

  expect(await assay("leak", "clusters", file, "--corpus", "x")).toMatchObject({ code: 2 });
  expect(await assay("leak", "clusters", file, "--again")).toMatchObject({ code: 2 });
  expect(await assay("leak", "clusters", "--corpus", "no such corpus")).toMatchObject({ code: 3 });
  expect((await assay("leak", "clusters", file)).out).toContain("Problems: 2. Clusters: 1.\n");
});
