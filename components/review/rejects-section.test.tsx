import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { OutlineAnalysis } from "@/lib/contract/outline";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { chatImporter } from "@/lib/importers/chat/chat-importer";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const NO_SHOP = {
  depth: null,
  reformulations: null,
  verification: null,
  regularity: 1,
  hasCycle: false,
  tokens: 100,
  unseenIds: null,
};

const section = async () => within(await screen.findByRole("region", { name: "Format rules" }));

test("each rule that fails says why, and its places lead to their steps", async () => {
  givenReader({
    steps: [aStep(0), aStep(1), aStep(2)],
    analysis: {
      rejects: [
        { code: "R2", detail: "recommend_product is called 2 times.", places: [{ step: 1, call: 0 }, { step: 2 }] },
        { code: "R4", detail: "The conversation has 20,000 tokens; the budget is 14,336.", places: [] },
      ],
    },
  });
  const rules = await section();
  await screen.findByText("Thought of step 3.");

  expect(rules.getByText("2 of 5 fail")).toBeTruthy();
  expect(rules.getByText("The conversation has 20,000 tokens; the budget is 14,336.")).toBeTruthy();
  const places = within(rules.getByRole("list", { name: "Places of R2" }));
  await userEvent.click(places.getByRole("button", { name: "step 2, call 1" }));

  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("1");
});

test("where all rules hold it says so", async () => {
  givenReader({ steps: [aStep(0)], analysis: { canRecommend: true } });

  expect((await section()).getByText("all five hold")).toBeTruthy();
});

test("without a shop the rules about a recommendation do not apply, and none of them is said to hold", async () => {
  givenReader({ steps: [aStep(0)], analysis: { signals: NO_SHOP } });
  const rules = await section();

  expect(rules.getByText("both that apply hold")).toBeTruthy();
  expect(rules.getByText(/^R2, R3 and R5 .* do not apply\.$/)).toBeTruthy();
  cleanup();

  givenReader({
    steps: [aStep(0)],
    analysis: { signals: NO_SHOP, rejects: [{ code: "R1", detail: "A call has no answer.", places: [] }] },
  });
  expect((await section()).getByText("1 of 2 fail")).toBeTruthy();
});

/** A chat row that searches and never recommends. */
function searchingRow(tools: readonly string[]) {
  const call = { id: "a", type: "function", function: { name: "find_product", arguments: '{"q":"magnet"}' } };
  const messages = [
    { role: "user", content: "Find a magnet." },
    { role: "assistant", content: "I search.", tool_calls: [call] },
    { role: "tool", tool_call_id: "a", content: "[]" },
    { role: "assistant", content: "There is none." },
  ];
  const declared = tools.map((name) => ({ type: "function", name, parameters: {} }));
  const record = { messages, ...(declared.length > 0 ? { tools: declared } : {}) };
  const row = chatImporter.read(record, { fileName: "rows.jsonl", recordIndex: 0 });
  if (row.kind === "rejected") throw new Error(row.reason);
  const found = analyseTrajectory(row.value, DEFAULT_THRESHOLDS, () => 100);

  return { steps: [aStep(0)], analysis: OutlineAnalysis.parse(JSON.parse(JSON.stringify(found))) };
}

test("a row that searches and whose source declares no tools is said to be held to two rules, as the filter held it", async () => {
  const row = searchingRow([]);
  givenReader(row);
  const rules = await section();

  expect(row.analysis.signals.unseenIds).toBe(0);
  expect(rules.getByText("both that apply hold")).toBeTruthy();
  expect(rules.getByText(/no tool for one is declared or called, so they do not apply\.$/)).toBeTruthy();
});

test("where the tool for a recommendation is declared, all five are applied", async () => {
  const row = searchingRow(["find_product", "recommend_product"]);
  givenReader(row);

  expect(row.analysis.rejects.map(({ code }) => code)).toEqual(["R2", "R5"]);
  expect((await section()).getByText("2 of 5 fail")).toBeTruthy();
});

test("of an older import that does not say which rules were applied, none is said to hold that may not have been", async () => {
  givenReader({ steps: [aStep(0)] });
  const rules = await section();
  expect(rules.getByText("none fails")).toBeTruthy();
  expect(
    rules.getByText(/^R2, R3 and R5 .* imported before it was kept whether its agent could make one\.$/),
  ).toBeTruthy();
  cleanup();

  givenReader({ steps: [aStep(0)], analysis: { ids: { "12": { inQuery: false, recommended: true } } } });
  expect((await section()).getByText("all five hold")).toBeTruthy();
});
