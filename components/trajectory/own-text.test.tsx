import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READING_MODES, type ReaderLink } from "@/lib/domain/reader-link";
import type { Step } from "@/lib/domain/step";
import { mapStep } from "@/lib/importers/sn15/map-step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
import { selectedSpan } from "./selected-span";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const CUT_OFF = '<think></think>\n<tool_call>[{"name": "find_product", "parameters": {"q": "brass lamp';
const OWN = "<think>Secret plan: take the first.</think><response>I recommend product 7.</response>";
const SAID: Step = { ...aStep(0, { text: "I recommend product 7.", rawText: OWN }), thought: "Think." };
const { thought: _, ...UNSAID } = aStep(0, {
  rawText: OWN,
  claimed: [{ name: "terminate", args: {}, requestor: "agent" }],
});

async function given(step: Step, link: Partial<ReaderLink> = {}) {
  givenReader({ steps: [step], link: { step: 0, ...link } });
  const row = await screen.findByRole("article", { name: /^Step 1,/ });
  await vi.dynamicImportSettled();

  return within(row);
}

/** What is drawn as the own text, and undefined where none is. */
const own = () => screen.queryByText(/^The model’s own text/)?.nextElementSibling;
const marked = () => [...document.querySelectorAll("article [data-cited]")].map(({ textContent }) => textContent);

test.each(READING_MODES)("a step of which no part could be read says what the model wrote: %s", async (mode) => {
  const step = await given(mapStep({ completion: { content: CUT_OFF, message: {} } }, 0), { mode });

  expect(step.queryByText("This step is empty.")).toBeNull();
  expect(own()?.textContent).toBe(CUT_OFF);
  expect(step.getByText("The model’s own text, of which no part could be read")).toBeTruthy();
});

test("the story leaves it out where there are parts", async () => {
  const step = await given(SAID);

  expect(step.getByText("I recommend product 7.")).toBeTruthy();
  expect(own()).toBeUndefined();
});

test.each([
  ["no part could be read", { thought: "", rawText: "Only a brass lamp." }],
  ["there are parts", { rawText: "Only a brass lamp." }],
])("find leads to its words where %s", async (_, parts) => {
  await given(aStep(0, parts));
  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), "brass{Enter}");

  await screen.findByText("1 of 1 in the model’s own text");
  await waitFor(() => expect(marked()).toEqual(["brass"]));
});

test.each([
  ["says something", SAID],
  ["says nothing", UNSAID],
])("its words are cited as its own, and marked where the citation leads: a step that %s", async (_, step) => {
  await given(step, { mode: "full" });
  const words = screen.getByText(/^<think>Secret plan/).firstChild;
  if (!words) throw new Error("the own text is not drawn");
  window.getSelection()?.setBaseAndExtent(words, 7, words, 18);
  const span = selectedSpan(window.getSelection());
  expect(span).toEqual({ step: 0, field: "own_text", start: 7, end: 18, quote: OWN.slice(7, 18) });
  cleanup();

  await given(step, { range: { field: "own_text", start: 7, end: 18 } });

  expect(marked()).toEqual(["Secret plan"]);
  expect(own()?.textContent).toBe(OWN);
});

test.each([
  ["nothing is said in words of its own", UNSAID, 7, "Secret plan"],
  ["beyond what is said", SAID, OWN.indexOf("recommend"), "recommend p"],
])("a citation from before it had a name of its own still leads to it: %s", async (_, step, start, words) => {
  await given(step, { range: { field: "text", start, end: start + words.length } });

  expect(marked()).toEqual([words]);
  expect(own()?.textContent).toBe(OWN);
  expect(screen.queryByText(/^The address asked for/)).toBeNull();
  // Words that are selected there are its own from now on.
  const drawn = screen.getByText(words).firstChild;
  if (!drawn) throw new Error("the own text is not drawn");
  window.getSelection()?.setBaseAndExtent(drawn, 0, drawn, 6);
  expect(selectedSpan(window.getSelection())).toEqual({
    ...{ step: 0, field: "own_text", start, end: start + 6, quote: words.slice(0, 6) },
  });
});

test.each(["text", "own_text"] as const)(
  "words of it beyond what opens in place are opened there: cited as %s",
  async (field) => {
    const rawText = `${"line\n".repeat(7000)}the last word`;
    const start = rawText.indexOf("last");
    await given({ ...UNSAID, rawText }, { range: { field, start, end: start + 4 } });

    expect(screen.getByRole("button", { name: "Open at these words" })).toBeTruthy();
  },
);

test("words that the step says are marked there alone", async () => {
  await given(SAID, { mode: "full", range: { field: "text", start: 2, end: 11 } });

  expect(marked()).toEqual(["recommend"]);
  expect(own()?.querySelector("[data-cited]")).toBeNull();
});

test("a long one that is cited is open at the words", async () => {
  const rawText = `${"line\n".repeat(50)}the last word`;
  const start = rawText.indexOf("last");
  await given({ ...UNSAID, rawText }, { range: { field: "own_text", start, end: start + 4 } });

  expect(marked()).toEqual(["last"]);
});
