import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { givenAssay } from "./given-assay";

const { assay, givenFile } = givenAssay("leak");
const check = (...args: readonly string[]) => assay("leak", "check", ...args);
const lines = (...rows: readonly unknown[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
const LAMP = { query: "Find a red lamp", reward: { product_id: "11", title: ["Lamp"] } };
const RUG = { query: "Find a blue rug", reward: { product_id: "12" } };

test("without a hit the exit code is 0, with one it is 1", async () => {
  const train = givenFile("train.jsonl", lines(LAMP));

  const clean = await check("--train", train, "--against", givenFile("rug.jsonl", lines(RUG)), "--json");
  expect([clean.code, clean.err]).toEqual([0, ""]);
  expect(JSON.parse(clean.out)).toEqual({
    ...{ train: 1, against: 1, verbatim: 0, normalised: 0, ngram: 0, productIds: 0, hits: [] },
  });

  const dirty = await check("--train", train, "--against", givenFile("both.jsonl", lines(RUG, LAMP)), "--json");
  expect(dirty.code).toBe(1);
  expect(JSON.parse(dirty.out)).toMatchObject({ verbatim: 1, normalised: 1, productIds: 1, against: 2 });
  expect(JSON.parse(dirty.out).hits).toContainEqual({
    ...{ train: "train.jsonl:1", against: "both.jsonl:2", kind: "productIds", value: "11" },
  });
});

test("files are lists, suites, gzipped lines and chat rows, several a side", async () => {
  const list = givenFile("list.json", JSON.stringify([LAMP], undefined, 2));
  const suite = givenFile("suite.json", JSON.stringify({ name: "v1", problems: [RUG, LAMP] }));
  const packed = givenFile("packed.jsonl.gz", gzipSync(lines(RUG)));
  const chat = givenFile("chat.jsonl", lines({ messages: [{ role: "user", content: "find a RED lamp!" }] }));

  const found = await check("--train", list, chat, "--against", suite, packed, "--json");

  expect(JSON.parse(found.out)).toMatchObject({ train: 2, against: 2, verbatim: 1, normalised: 2, productIds: 1 });
});

test("ids of products are a side by themselves, line by line or as a list", async () => {
  const lamps = givenFile("ids.txt", "11\r\n\n19\n");
  const rugs = givenFile("ids.json", '["12", 19]');
  const train = givenFile("wanted.jsonl", lines(LAMP, RUG, { query: "Find a vase", reward: { product_id: "13" } }));

  const { code, out, err } = await check("--train", train, "--against", lamps, rugs, "--json");

  expect([code, err]).toEqual([1, ""]);
  expect(JSON.parse(out)).toMatchObject({ train: 3, against: 3, verbatim: 0, normalised: 0, ngram: 0, productIds: 2 });
  expect(JSON.parse(out).hits).toEqual([
    { train: "wanted.jsonl:1", against: "ids.txt:1", kind: "productIds", value: "11" },
    { train: "wanted.jsonl:2", against: "ids.json:1#1", kind: "productIds", value: "12" },
  ]);
});

test("for people the report is a table with its hits", async () => {
  const file = givenFile("people.jsonl", lines(LAMP));
  const { out } = await check("--train", file, "--against", file);

  expect(out).toContain("Problems to train on: 1. To evaluate on: 1.");
  expect(out).toContain("people.jsonl:1 and people.jsonl:1: a product, 11");
  expect((await check("--train", file, "--against", givenFile("r.jsonl", lines(RUG)))).out).toContain(
    "No problem leaks.",
  );
});

test("what cannot be read is named, and then nothing is called clean", async () => {
  const train = givenFile("broken.jsonl", `${JSON.stringify(LAMP)}\n{"query": \n{"note": 1}\n`);

  const { code, err } = await check("--train", train, "--against", givenFile("rug2.jsonl", lines(RUG)), "--json");

  expect(code).toBe(3);
  expect(err).toContain("broken.jsonl:2");
  expect(err).toContain("broken.jsonl:3: neither a query nor a product id.");
});

test.each([
  [["--train", "a.jsonl"], 2, "Name the files of both sides"],
  [["a.jsonl", "--train", "b", "--against", "c"], 2, "belongs to neither side"],
  [["--train", "b", "--against", "c", "--ngram", "5"], 2, "--ngram is a whole number from 8 to 13."],
  [["--train", "missing.jsonl", "--against", "missing.jsonl"], 3, "missing.jsonl"],
])("a mistake in %j is one sentence", async (args, code, sentence) => {
  const found = await check(...args);

  expect(found.code).toBe(code);
  expect(found.err).toContain(sentence);
  expect(found.err).not.toContain("    at ");
});

test("a file without a problem is refused", async () => {
  const { code, err } = await check("--train", givenFile("n.jsonl", lines({ note: 1 })), "--against", "x.jsonl");

  expect(code).toBe(3);
  expect(err).toContain("holds no problem");
});

const folder = resolve(import.meta.dirname, "../../../shared/data");

describe.skipIf(!existsSync(folder))("the shared data", () => {
  const tasks = (name: string) => resolve(folder, `shoppingbench-tasks/synthesize_${name}`);
  const [product, shop] = [tasks("product_test.first60.jsonl"), tasks("shop_test.first60.jsonl")];

  test("a file against itself leaks every problem in every way", async () => {
    const { code, out } = await check("--train", product, "--against", product, "--json");

    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ train: 60, against: 60, verbatim: 60, normalised: 60, productIds: 60 });
  });

  test("the qualifying suite is in the test set, as far as the first tasks of it are here", async () => {
    const suite = resolve(folder, "oro-sn15/problem_suite_v3.no-embeddings.json");
    const { out } = await check("--train", suite, "--against", product, shop, "--json");

    // Ten of product, ten of shop, ten with vouchers, of which none is among these files; five and five are among the first.
    expect(JSON.parse(out)).toMatchObject({ train: 30, against: 120, verbatim: 10, normalised: 10, productIds: 10 });
  });

  test("rows 50 and 53 of the published evaluation set are one query with other white space", async () => {
    const rows = resolve(folder, "sn15/hf-sft15k-eval-prefixes.jsonl");
    const { out } = await check("--train", rows, "--against", rows, "--json");

    const hits = JSON.parse(out).hits.filter((hit: { kind: string }) => hit.kind === "normalised");
    expect(hits).toContainEqual(expect.objectContaining({ train: "oro-eval-row-50", against: "oro-eval-row-53" }));
    expect(JSON.parse(out)).toMatchObject({ train: 3, verbatim: 3, normalised: 3 });
  });
});
