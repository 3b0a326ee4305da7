import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OutlineAnalysis } from "@/lib/contract/outline";
import type { Analysis } from "@/lib/domain/analysis";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { MENTION_TEXT } from "@/lib/domain/id-mentions";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aClaim, aDispatch, aTextAnswer, aTrajectory, type LogLine } from "@/lib/filter/fixtures/a-trajectory";
import { givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LAMP = { q: "lamp" };
const VIEW = { product_ids: "4982706680,4983061028" };
const FOUND = [{ product_id: "4982706680", title: "Lamp" }];
const VIEWED = [{ product_id: "4982706680", facts: 1 }];

/** One step that searches and then looks at what it found, and at what nothing holds before. */
async function givenColumns() {
  const claimed = [
    aClaim("find_product", LAMP, { result: { value: FOUND, isError: false } }),
    aClaim("view_product_information", VIEW, {
      result: { value: [...VIEWED, { product_id: "4983061028" }], isError: false },
    }),
  ];
  const { steps, ...log } = aTrajectory(
    [{ thought: "One of these.", claimed }],
    [
      aTextAnswer("product"),
      aDispatch("find_product", LAMP, { response: FOUND }),
      aDispatch("view_product_information", VIEW, { response: [...VIEWED, { product_id: "4983061028" }] }),
    ],
  );
  const found = analyseTrajectory({ steps, ...log }, DEFAULT_THRESHOLDS, (text) => text.length);
  givenReader({ steps, analysis: OutlineAnalysis.parse(JSON.parse(JSON.stringify(found))), link: { mode: "columns" } });

  return within(await screen.findByRole("article", { name: /^Step 1/ }));
}

test("an id that a result of the step held before its call is marked in neither column, another in both", async () => {
  const step = await givenColumns();
  await step.findAllByText("view_product_information");

  const calls = step.getAllByText("4982706680").filter((id) => id.closest("code"));

  expect(calls.map((id) => id.getAttribute("title"))).toEqual([null, null]);
  const others = step.getAllByText("4983061028").filter((id) => id.closest("code"));
  expect(others.map((id) => id.getAttribute("title"))).toEqual([MENTION_TEXT.later, MENTION_TEXT.later]);
});

/** A step whose calls are logged in the next one, as of an agent that stamps its steps first. */
async function givenLate(search: Partial<LogLine>, but: (found: Analysis) => Readonly<Record<string, unknown>>) {
  const claimed = [
    aClaim("find_product", LAMP, { result: { value: FOUND, isError: false } }),
    aClaim("view_product_information", { product_ids: "4982706680" }),
  ];
  const steps = [{ timestampMs: 100, thought: "One of these.", claimed }, { timestampMs: 200 }];
  const trajectory = aTrajectory(steps, [aDispatch("find_product", LAMP, { timestampMs: 101, ...search })]);
  const found = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);
  const analysis = OutlineAnalysis.parse(JSON.parse(JSON.stringify({ ...found, ...but(found) })));
  givenReader({ steps: trajectory.steps, analysis });
  const step = within(await screen.findByRole("article", { name: /^Step 1/ }));
  await step.findAllByText("view_product_information");

  return step.getAllByText("4982706680").filter((id) => id.closest("code"));
}

test.each([
  ["kept", { response: FOUND }],
  ["lost", { isTruncated: true }],
])(
  "an id that a call of the step showed is seen behind it where a later step has its answer: %s",
  async (_, search) => {
    const ids = await givenLate(search, () => ({}));

    expect(ids.map((id) => id.getAttribute("title"))).toEqual([null]);
  },
);

test("an id counts as seen by what the agent tells where an older import counted it so", async () => {
  const ids = await givenLate({ response: [] }, ({ ids: known }) => ({
    ...{ believed: undefined },
    ids: { ...known, "4982706680": { inQuery: false, recommended: false, firstSeenStep: 0 } },
  }));

  expect(ids.map((id) => id.getAttribute("title"))).toEqual([null]);
});
