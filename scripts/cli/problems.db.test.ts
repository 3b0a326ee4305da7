import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/services/imports/fixtures/given-import";
import { aProblem, aRun, fileOf, problemsOf, REWARD } from "@/lib/services/imports/fixtures/given-problems";
import { runAssay } from "./run-assay";

afterAll(() => db.$disconnect());

async function assay(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const written = { out: "", err: "" };
  const code = await runAssay(args, {
    out: async (text) => {
      written.out += text;
    },
    err: async (text) => {
      written.err += text;
    },
  });

  return { code, ...written };
}

test("a file of problems gives those of the corpus their answer keys, prints the promised line, and changes nothing again", async () => {
  const corpus = `corpus ${randomUUID()}`;
  const [runs = ""] = await fileOf(aRun("a lamp"));
  const [file = ""] = await fileOf(aProblem("a lamp"), aProblem("a desk"));
  await assay("import", runs, "--corpus", corpus);

  const { code, out, err } = await assay("problems", file, "--corpus", corpus, "--json");

  expect(code).toBe(0);
  const line: unknown = JSON.parse(out);
  expect(Object.keys(Object(line))).toEqual(
    "import corpus read answerKeys unchanged replaced rejected bytes seconds".split(" "),
  );
  expect(line).toMatchObject({ corpus, read: 2, answerKeys: 2, unchanged: 0, rejected: 0 });
  expect(err).toContain("2 answer keys new or changed, 0 as known, 0 rejected.");
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD }]);
  expect(await assay("problems", file, "--corpus", corpus)).toMatchObject({
    code: 0,
    err: expect.stringContaining("Nothing changed"),
  });
});

test("rejected rows make the exit code 1, and a file of runs 3", async () => {
  const corpus = `corpus ${randomUUID()}`;
  const [half = ""] = await fileOf(aProblem("a lamp"), aProblem("a desk", { reward: null }));
  const [runs = ""] = await fileOf(aRun("a lamp"));

  expect(await assay("problems", half, "--corpus", corpus)).toMatchObject({ code: 1 });
  expect(await assay("problems", runs, "--corpus", corpus)).toMatchObject({
    code: 3,
    err: expect.stringContaining("This is no file of problems: an object without query."),
  });
});
