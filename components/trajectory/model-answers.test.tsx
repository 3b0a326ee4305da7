import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReaderLink, ReadingMode } from "@/lib/domain/reader-link";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const chat = (message: Readonly<Record<string, unknown>>, more = {}) => ({
  model: "m-1",
  choices: [{ message, ...more }],
});
const ask = (order: number, more: Partial<LoggedCall>): LoggedCall => ({
  order,
  bucket: 0,
  path: "/inference/chat/completions",
  isTruncated: false,
  ...more,
});
const claimed: Step["claimed"] = [{ name: "find_product", args: { q: "lamp" }, requestor: "agent" }];
const asking = [{ function: { name: "find_product", arguments: '{"q": "lamp"}' } }];
const AGAIN = chat({ reasoning_content: "I look for a lamp.", tool_calls: asking });

/** A step that thinks "I look for a lamp." and claims a search for one. */
async function given(logged: readonly LoggedCall[], mode: ReadingMode = "story", link: Partial<ReaderLink> = {}) {
  givenReader({ steps: [aStep(0, { thought: "I look for a lamp.", claimed, logged })], link: { mode, ...link } });
  const step = await screen.findByRole("article", { name: /Step 1/ });
  await within(step).findByText("I look for a lamp.", { selector: "[data-field=thought] *" });

  return within(step);
}

const textOf = (order: number) => document.querySelector(`[data-order="${order}"]`)?.textContent;

test("the story says what a script's model answered, and nothing where the model wrote the step", async () => {
  const step = await given([ask(0, { response: AGAIN }), ask(1, { response: chat({ content: "product" }) })]);

  await step.findByText("product");

  expect(textOf(1)).toBe("the model answered, asking for no call: productlogged call 2 ");
  expect(textOf(0)).toBeUndefined();
});

test("the story shows of an answer in the step's own words only what else it asks for, and the rest where it is opened", async () => {
  const other = [{ function: { name: "find_product", arguments: '{"q": "sofa"}' } }];
  const response = chat({ reasoning_content: "I look for a lamp.", tool_calls: other });
  const step = await given([ask(0, { response })]);

  await step.findByText(/the model answered/);
  expect(textOf(0)).toBe('the model answered the same words, asking for find_product(q="sofa")logged call 1 ');

  await userEvent.keyboard("o");
  expect(textOf(0)).toContain('I look for a lamp.\nfind_product({"q": "sofa"})');
});

test("the story shows an answer that is the step again where a link names it", async () => {
  await given([ask(0, { response: AGAIN })], "story", { step: 0, logged: 0 });

  expect(document.querySelector("article [data-cited]")?.getAttribute("data-order")).toBe("0");
  expect(textOf(0)).toContain('I look for a lamp.\nfind_product({"q": "lamp"})');
});

test.each(["story", "full", "columns"] as const)(
  "a link to an entry that its step lacks marks none: %s",
  async (mode) => {
    const search = { ...ask(1, { response: [] }), path: "/search/find_product", params: { q: "sofa" } };
    const steps = [
      aStep(0, { thought: "I look for a lamp.", claimed }),
      aStep(1, { thought: "I look on.", logged: [ask(0, { response: AGAIN }), search] }),
    ];
    for (const logged of [0, 1]) {
      givenReader({ steps, link: { mode, step: 0, logged } });
      await screen.findByText("I look on.");

      expect(document.querySelectorAll("[data-cited]")).toHaveLength(0);
      cleanup();
    }
  },
);

test("of many answers in a step three are shown, the others on demand", async () => {
  const step = await given([0, 1, 2, 3, 4].map((order) => ask(order, { response: chat({ content: `no ${order}` }) })));
  await step.findByText("no 2");
  expect(step.queryByText("no 3")).toBeNull();

  await userEvent.click(step.getByRole("button", { name: "2 more answers of the model" }));

  expect(step.getByText("no 4")).toBeTruthy();
});

test.each(["full", "columns"] as const)("each inference shows its answer, words and calls: %s", async (mode) => {
  const step = await given([ask(0, { response: AGAIN })], mode);

  await step.findByText(/asked/);

  expect(textOf(0)).toContain('I look for a lamp.\nfind_product({"q": "lamp"})');
});

test("no call is missed beside a question to the model", async () => {
  const step = await given([ask(0, { response: AGAIN })], "columns");

  await step.findByText(/asked/);

  expect(document.querySelector("[data-order='0']")?.closest(".grid")?.firstElementChild?.textContent).toBe("");
});

test("a long answer is folded to three lines and opened in place", async () => {
  const step = await given([ask(0, { response: chat({ content: "one\ntwo\nthree\nfour" }) })], "columns");
  const more = await step.findByRole("button", { name: /5 more characters/ });
  expect(textOf(0)).not.toContain("four");

  await userEvent.click(more);

  expect(textOf(0)).toContain("one\ntwo\nthree\nfour");
});

test.each([
  ["was not recorded", {}, "No answer was recorded by the proxy log."],
  [
    "was cut by the log",
    { isTruncated: true, responseLength: 3120 },
    "cut by the proxy log: 3,120 characters not kept",
  ],
  ["holds nothing", { response: chat({ content: "" }) }, "The answer is empty."],
  [
    "was cut by its tokens",
    { response: chat({ content: "so" }, { finish_reason: "length" }) },
    ", answer cut by its limit of tokens",
  ],
])("an answer that %s says so, and by whom", async (_how, more, words) => {
  const step = await given([ask(0, more)], "full");

  await step.findByText(/asked/);

  expect(textOf(0)).toContain(words);
});

test("an answer is agent text: no markup, and hidden characters are shown", async () => {
  const step = await given([ask(0, { response: chat({ content: "<b>bold</b>\u202Eevil" }) })]);

  await step.findByText(/<b>bold<\/b>/);

  expect(step.getByTitle(/202E/i)).toBeTruthy();
});
