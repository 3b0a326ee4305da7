import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import { confusionRows } from "./confusion-rows";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";
import { runPipeline } from "./run-pipeline";

const ROWS = [
  aFactRow({ id: 1 }),
  aFactRow({ id: 2, model: 1, code: 3 }),
  aFactRow({ id: 3, rejects: 2 }),
  aFactRow({ id: 4, judgeScore: 0.1 }),
  aFactRow({ id: 5, judgeScore: Number.NaN }),
  aFactRow({ id: 6 }),
];

function under(changes: Partial<FilterThresholds>, said: readonly (StructureLabel | undefined)[]) {
  const table = aFactTable(ROWS);
  const thresholds = { ...DEFAULT_THRESHOLDS, ...changes };
  const labels = new Map(said.flatMap((label, place) => (label === undefined ? [] : [[place, label] as const])));

  return { table, labels, result: runPipeline(table, labels, thresholds), thresholds };
}
const ALL_AGENTIC = ROWS.map((): StructureLabel => "agentic");
const PAGE = { first: 0, most: 10 };

test("the rows of a figure are those with that label and that answer, each with the reason of the answer", () => {
  const of = under({ coefficientGate: 0.5 }, ALL_AGENTIC);
  const rows = (answer: "review" | "reject" | "below_gate") =>
    confusionRows(of, { answer, label: "agentic", ...PAGE }).rows;

  expect(rows("review")).toEqual([
    { id: 2, why: expect.stringMatching(/^The model asked for 1 of 4 catalogue calls, 25 %/) },
  ]);
  expect(rows("reject")).toEqual([
    { id: 3, why: "It breaks a format rule: R2, recommend_product is not called exactly once." },
  ]);
  expect(rows("below_gate").map(({ id }) => id)).toEqual([4, 5]);
  expect(rows("below_gate")[1]?.why).toBe("The judge gave no score, so it does not pass the coefficient gate of 0.5.");
});

test("a row without a label, or with another one, is in no figure of this one", () => {
  const of = under({}, ["agentic", undefined, undefined, "sub_task", undefined, "agentic"]);

  expect(confusionRows(of, { answer: "agentic", label: "agentic", ...PAGE })).toMatchObject({
    total: 2,
    rows: [{ id: 1 }, { id: 6 }],
  });
});

test("a page begins where it is asked to, and the agent versions stay those of all", () => {
  const of = under({}, ALL_AGENTIC);
  const asked = { answer: "agentic", label: "agentic" } as const;

  const page = confusionRows(of, { ...asked, first: 1, most: 2 });

  expect(page.rows.map(({ id }) => id)).toEqual([4, 5]);
  expect(page.total).toBe(4);
  expect(page.agents).toEqual([{ agent: "agent 0", count: 4, of: 6 }]);
});
