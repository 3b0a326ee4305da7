import { expect, test } from "vitest";
import { givenAssay } from "./given-assay";

const { assay, givenFile } = givenAssay("leak-audit");
const audit = (...args: readonly string[]) => assay("leak", "audit", ...args);
const lines = (...rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join("\n");
const lamp = { id: "lamp", query: "Find a red lamp", reward: { product_id: "11" } };
const lampAgain = { id: "lamp again", query: "A lamp in red, please", reward: { product_id: "11" } };
const rug = { id: "rug", query: "Find a blue rug", reward: { product_id: "12" } };

test("pools with nothing in common pass", async () => {
  const args = ["--train", givenFile("t.jsonl", lines(lamp)), "--test", givenFile("e.jsonl", lines(rug))];

  expect(await audit(...args)).toEqual({ code: 0, out: "The pools know nothing of each other.\n", err: "" });
  expect(JSON.parse((await audit(...args, "--json")).out)).toMatchObject({
    ...{ pools: { train: 1, validation: 0, test: 1, never_touch: 0 }, isBlocked: false, hits: [] },
  });
});

test("a product in two pools forbids them, and is named", async () => {
  const args = ["--train", givenFile("t2.jsonl", lines(lamp, rug)), "--test", givenFile("e2.jsonl", lines(lampAgain))];

  const { code, out } = await audit(...args);
  expect(code).toBe(1);
  expect(out).toContain("lamp and lamp again (train, test): a product that both want, 11");

  const report = JSON.parse((await audit(...args, "--json")).out);
  expect(report).toMatchObject({ isBlocked: true, guards: { cluster: 1, gold: 1, protected: 0 } });
});

test("a protected problem forbids a pool by itself", async () => {
  const suite = givenFile("suite.json", JSON.stringify({ problems: [lamp] }));
  const { code, out } = await audit("--train", givenFile("t3.jsonl", lines(lampAgain)), "--protected", suite, "--json");

  expect(code).toBe(1);
  expect(JSON.parse(out).hits).toEqual([
    { guard: "protected", a: "lamp again", b: "lamp", between: ["train", "protected"], value: "11" },
  ]);
});

test("a product that both only look at is told and forbids nothing", async () => {
  const viewing = (id: string) => ({
    id,
    messages: [
      { role: "user", content: `query of ${id}` },
      {
        role: "assistant",
        tool_calls: [{ function: { name: "view_product_information", arguments: '{"product_ids":"9"}' } }],
      },
    ],
  });
  const args = [
    "--train",
    givenFile("t4.jsonl", lines(viewing("a"))),
    "--test",
    givenFile("e4.jsonl", lines(viewing("b"))),
  ];

  const { code, out } = await audit(...args);
  expect(code).toBe(0);
  expect(out).toContain("a product that both look at");
});

test("one pool alone is a mistake", async () => {
  const { code, err } = await audit("--train", "a.jsonl");

  expect(code).toBe(2);
  expect(err).toContain("at least two pools");
});
