import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { OutlineAnalysis } from "@/lib/contract/outline";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { ReaderLink } from "@/lib/domain/reader-link";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTextAnswer, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const LAMP = { q: "lamp" };
const inSecond = { bucket: 1 };

/** Code searches three times in a second step that claims nothing. */
const BY_CODE = aTrajectory(
  [{ thought: "Let me look." }, { thought: "One of these." }],
  [
    aTextAnswer("product"),
    ...[LAMP, { q: "desk" }, { q: "red" }].map((args) => aDispatch("find_product", args, inSecond)),
  ],
);
/** The model searches in a second step that claims so. */
const BY_MODEL = aTrajectory(
  [{ thought: "Let me look." }, { thought: "One of these.", claimed: [aClaim("find_product", LAMP)] }],
  [anAnswer([["find_product", LAMP]]), aDispatch("find_product", LAMP, inSecond)],
);

/** A reader with what the filter says of the trajectory. */
async function givenJudged({ steps, ...trajectory }: typeof BY_CODE, link: Partial<ReaderLink> = {}) {
  const found = analyseTrajectory({ steps, ...trajectory }, DEFAULT_THRESHOLDS, (text) => text.length);
  const analysis = OutlineAnalysis.parse(JSON.parse(JSON.stringify(found)));
  givenReader({ steps, analysis, link });
  await screen.findByText("One of these.");
  await screen.findByText("Let me look.");

  return within(screen.getByRole("list", { name: "Evidence for the verdict" }));
}

function marked(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("article [data-cited]")];
}

test("each link to a call that no text claims marks that very call, brings it into view and is in the address", async () => {
  const links = await givenJudged(BY_CODE);
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");

  for (const order of [2, 1]) {
    await userEvent.click(links.getByRole("button", { name: `step 2, logged call ${order + 1}` }));

    expect(marked().map((call) => call.getAttribute("data-order"))).toEqual([String(order)]);
    await waitFor(() => expect(scrolled.mock.contexts).toContain(marked()[0]));
    await waitFor(() => expect(window.location.search).toBe(`?step=2&logged=${order + 1}`));
  }
});

test("a link names a call as its row reads, the log's number where its step logs it and else its place in the text", async () => {
  const claimed = [aClaim("find_product", LAMP), aClaim("find_product", { q: "desk" }), aClaim("terminate", {})];
  const { steps, ...log } = aTrajectory(
    [{ thought: "Let me look." }, { thought: "One of these.", claimed }],
    [aTextAnswer("product"), ...claimed.slice(0, 2).map(({ args }) => aDispatch("find_product", args ?? {}, inSecond))],
  );
  const places = [
    { step: 1, call: 1 },
    { step: 1, call: 2 },
  ];
  const found = analyseTrajectory({ steps, ...log }, DEFAULT_THRESHOLDS, (text) => text.length);
  const { verdict, ...analysis } = OutlineAnalysis.parse(JSON.parse(JSON.stringify(found)));
  givenReader({ steps, analysis: { ...analysis, verdict: { ...verdict, evidence: places } } });
  await screen.findByText("One of these.");
  const links = within(screen.getByRole("list", { name: "Evidence for the verdict" }));

  for (const name of ["logged call 3", "call 3"]) {
    await userEvent.click(links.getByRole("button", { name: `step 2, ${name}` }));
    expect(marked()).toHaveLength(1);
    expect(within(marked()[0] ?? document.body).getByText(name)).toBeTruthy();
  }
});

test("the mark goes with the next step", async () => {
  const links = await givenJudged(BY_CODE);
  await userEvent.click(links.getByRole("button", { name: "step 2, logged call 2" }));

  await userEvent.keyboard("k");

  expect(marked()).toEqual([]);
  await waitFor(() => expect(window.location.search).toBe("?step=1"));
});

test.each([
  ["story", "data-claimed", "0"],
  ["full", "data-claimed", "0"],
  ["columns", "data-order", "1"],
] as const)("in %s a logged call that a claim stands for is marked at what draws it", async (mode, name, value) => {
  const links = await givenJudged(BY_MODEL, { mode });

  await userEvent.click(links.getByRole("button", { name: "step 2, logged call 2" }));

  expect(marked().map((call) => call.getAttribute(name))).toEqual([value]);
});

test("an address names a logged call, a request to the model too, which it opens", async () => {
  await givenJudged(BY_CODE, { step: 1, logged: 3 });
  expect(marked().map((call) => call.getAttribute("data-order"))).toEqual(["3"]);
  cleanup();

  await givenJudged(BY_CODE, { step: 0, logged: 0 });
  expect(marked().map((call) => call.getAttribute("data-order"))).toEqual(["0"]);
});
