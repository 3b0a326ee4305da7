import { expect, test } from "vitest";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { readWeights } from "./read-weights";
import { teacherExporter } from "./teacher-exporter";

const of = (bucket: string, model: string | undefined = "sonnet") =>
  aTrajectory([{ text: "Done." }], [], {
    problem: { key: "p1", query: "Find a magnet.", bucket },
    run: { agent: { key: "a", name: "a", ...(model === "" ? {} : { model }) } },
    outcome: { level: "success", score: 1, axes: {} },
  });
const written = (trajectory: ReturnType<typeof of>, chosen = {}) =>
  teacherExporter.write([aCandidate(trajectory)], aContext("teacher", chosen));

test("a row has its teacher and one weight, and stands there once however much it weighs", () => {
  const answer = written(of("voucher"), { weights: "voucher=3, shop=1.5" });

  expect(answer.kind === "rows" ? answer.rows : []).toMatchObject([
    { metadata: { teacher: "sonnet", upsample_weight: 3, reward: 1 } },
  ]);
  expect(answer.figures).toMatchObject({ weight: 3 });
  expect(written(of("product"), { weights: "voucher=3" }).figures).toMatchObject({ weight: 1 });
});

test("a row without a model, and one of another model than asked for, are left out with the reason", () => {
  expect(written(of("shop", ""))).toMatchObject({ reason: "Its source does not say which model acted." });
  expect(written(of("shop"), { teacher: "opus" })).toMatchObject({ reason: "Its model is not opus." });
  expect(written(of("shop"), { teacher: "sonnet" }).kind).toBe("rows");
});

test("weights are read with blanks and empty parts, and none is every row alike", () => {
  expect(readWeights(" a = 2 ,, b=0.5 ")).toEqual(
    new Map([
      ["a", 2],
      ["b", 0.5],
    ]),
  );
  expect(readWeights("")).toEqual(new Map());
});

test.each(["a", "a=", "=1", "a=-1", "a=0", "a=x", "a=1=2", "a=Infinity"])("“%s” is no weight", (text) => {
  expect(readWeights(text)).toMatch(/ is no weight; /);
});

test.each([
  [{ teacher: "" }, "The row’s teacher is no text."],
  [{ upsample_weight: 0 }, "The row’s weight is no number above 0."],
] as const)("the check tells %j", (over, sentence) => {
  const answer = written(of("shop"));
  const { metadata, ...rest } = JSON.parse(teacherExporter.line((answer.kind === "rows" && answer.rows[0]) || {}));

  expect(teacherExporter.fault({ ...rest, metadata: { ...metadata, ...over } })).toBe(sentence);
});
