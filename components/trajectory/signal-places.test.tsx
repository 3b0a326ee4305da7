import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Outline, OutlineAnalysis } from "@/lib/contract/outline";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Step } from "@/lib/domain/step";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aClaim, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { givenReader, givenWideWindow } from "./given-reader";
// Here from the start, so that what the reader draws late comes within a test's first look.
import "./outline-findings";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const search = (q: string) => aClaim("find_product", { q });
const WASTEFUL = [
  { thought: "x", claimed: [search("lamp")] },
  { thought: "One of these.", claimed: [search("desk"), search("desk"), search("desk")] },
  { claimed: [aClaim("view_product_information", { product_ids: "999999999" })] },
];

/** A reader with what the filter says of these steps; the outline and the findings as the server has them. */
async function givenSignals(
  steps: readonly Partial<Step>[],
  outline: Partial<Outline> = {},
  findings: Parameters<typeof givenReader>[0]["audit"] = {},
) {
  const trajectory = aTrajectory(steps);
  const found = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);
  const analysis = OutlineAnalysis.parse(JSON.parse(JSON.stringify(found)));
  givenReader({ steps: trajectory.steps, analysis, outline, audit: findings });
  await screen.findByText("One of these.");

  return within(await screen.findByRole("region", { name: "Signals" }));
}

const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("a value opens links to the calls that it counts, and a link marks its call", async () => {
  const signals = await givenSignals(WASTEFUL);
  expect(signals.queryByRole("list")).toBeNull();

  await userEvent.click(signals.getByRole("button", { name: "Unseen ids: 1, where" }));
  const unseen = await signals.findByRole("list", { name: "Where unseen ids are named" });
  expect(links(unseen)).toEqual(["step 3, call 1"]);
  await userEvent.click(within(unseen).getByRole("button"));

  expect(document.querySelector("article[aria-current=step] [data-cited]")?.getAttribute("data-claimed")).toBe("0");
  await waitFor(() => expect(window.location.search).toBe("?step=3&call=1"));
});

test("a loop and the repeated calls are told apart, and a second press folds them", async () => {
  const signals = await givenSignals(WASTEFUL);
  const value = signals.getByRole("button", { name: "Regularity: 0.60, loops, where" });

  await userEvent.click(value);
  expect(links(await signals.findByRole("list", { name: "The loop" }))).toEqual([
    "step 2, call 1",
    "step 2, call 2",
    "step 2, call 3",
  ]);
  expect(links(signals.getByRole("list", { name: "Repeated calls" }))).toEqual(["step 2, call 2", "step 2, call 3"]);

  await userEvent.click(value);
  expect(signals.queryByRole("list")).toBeNull();
});

test("a value that comes from no place leads nowhere", async () => {
  const signals = await givenSignals([{ thought: "One of these." }]);

  expect(signals.queryAllByRole("button")).toEqual([]);
  expect(signals.getByText("Unseen ids").nextElementSibling?.textContent).toBe("0");
});

test("of a trajectory whose steps are not all fetched, places are those that the outline and the findings tell", async () => {
  const chunks = [{ chunk: 0, firstStep: 0, lastStep: 2, rawBytes: 9_000_000 }];
  const repeated = { kind: "repeated" as const, detail: "Again.", places: [{ step: 1, call: 1 }], count: 1 };
  const signals = await givenSignals(WASTEFUL, { chunks }, { processFindings: [repeated] });
  expect(signals.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Regularity: 0.60, loops, where",
  ]);

  await userEvent.click(signals.getByRole("button"));
  expect(links(signals.getByRole("list", { name: "Repeated calls" }))).toEqual(["step 2, call 2"]);
  expect(signals.queryByRole("list", { name: "The loop" })).toBeNull();
});

test("an id that words alone name marks its step, and is none of those that the signal counts", async () => {
  const chunks = [{ chunk: 0, firstStep: 0, lastStep: 2, rawBytes: 9_000_000 }];
  const result = { value: [{ product_id: "111111111", title: "Lamp" }], isError: false };
  const found = aClaim("find_product", { q: "lamp" }, { result });
  const signals = await givenSignals(
    [{ thought: "I take 987654321.", claimed: [found] }, { thought: "One of these." }, ...WASTEFUL.slice(2)],
    { chunks },
  );
  await screen.findByTitle("This step names an id that no result holds");

  expect(signals.getByText("Unseen ids").nextElementSibling?.textContent).toBe("1");
  expect(signals.queryByRole("button", { name: /^Unseen ids/ })).toBeNull();
});
