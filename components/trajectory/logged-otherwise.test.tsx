import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READING_MODES, type ReadingMode } from "@/lib/domain/reader-link";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const products = (...ids: string[]) => ids.map((product_id) => ({ product_id, title: `Lamp ${product_id}` }));
const search = (order: number, response: unknown): LoggedCall => ({
  ...{ order, bucket: 0, path: "/search/find_product", status: 200, isTruncated: false },
  ...{ params: { q: "lamp" }, response },
});
const dispatch = (order: number, step = 0) => ({
  ...{ order, step, tool: "find_product", attribution: "model" as const, reason: "asked for" },
  claimed: { step: 0, call: 0 },
});
const telling = (...ids: string[]): Step["claimed"] => [
  {
    ...{ name: "find_product", args: { q: "lamp" }, requestor: "agent" },
    result: { value: products(...ids), isError: false },
  },
];
const mark = () =>
  [...document.querySelectorAll("p")].find(({ textContent }) => textContent.includes("The log’s answer"))?.textContent;

/** A step that tells of 999999999 where these answers came. */
async function givenForged(mode: ReadingMode, ...answers: unknown[]) {
  const logged = answers.map((answer, at) => search(at + 1, answer));
  givenReader({
    steps: [aStep(0, { claimed: telling("999999999"), logged })],
    analysis: { dispatches: logged.map(({ order }) => dispatch(order)) },
    link: { mode },
  });
  const step = within(await screen.findByRole("article", { name: /^Step 1/ }));
  await step.findByText("Thought of step 1.");

  return step;
}

test.each(READING_MODES)(
  "an answer that the agent made up is marked, and the one that came is there once: %s",
  async (mode) => {
    const step = await givenForged(mode, products("111111111"));

    expect(mark()).toBe("⚠ The log’s answer is another: it does not hold 999999999");
    expect(step.getAllByText("Lamp 999999999")).toHaveLength(1);
    expect(step.getAllByText("Lamp 111111111")).toHaveLength(1);
  },
);

test("several answers of the log open at a press", async () => {
  const step = await givenForged("story", products("111111111"), products("222222222"));
  expect(mark()).toContain("999999999");
  expect(step.queryByText("Lamp 222222222")).toBeNull();

  await userEvent.click(step.getByRole("button", { name: "2 answers of the log", expanded: false }));
  expect(step.getByText("logged call 3 answered")).toBeTruthy();
  expect(step.getByText("Lamp 222222222")).toBeTruthy();

  await userEvent.click(step.getByRole("button", { name: "Fold the log’s answers", expanded: true }));
  expect(step.queryByText("Lamp 222222222")).toBeNull();
});

test("in full they are listed below anyway, and no second time", async () => {
  const step = await givenForged("full", products("111111111"), products("222222222"));

  expect(mark()).toContain("999999999");
  expect(step.getAllByText("Lamp 222222222")).toHaveLength(1);
});

test("where find leads to the answer that came it stands there once", async () => {
  const step = await givenForged("story", products("111111111"));

  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), "111111111{Enter}");
  await screen.findByText(/^1 of 2\b/);

  expect(step.getAllByText(/Lamp/)).toHaveLength(2);
});

test("of many ids five are named", async () => {
  const ids = ["1", "2", "3", "4", "5", "6", "7"].map((digit) => `99999999${digit}`);
  givenReader({
    steps: [aStep(0, { claimed: telling(...ids), logged: [search(1, products("111111111"))] })],
    analysis: { dispatches: [dispatch(1)] },
  });
  await screen.findByText("Thought of step 1.");

  expect(mark()).toMatch(/999999995 and 2 more$/);
});

test("a call that another step logs is compared with the answer there", async () => {
  givenReader({
    steps: [aStep(0, { claimed: telling("999999999") }), aStep(1, { logged: [search(1, products("111111111"))] })],
    analysis: { dispatches: [dispatch(1, 1)] },
  });
  await screen.findByText("Thought of step 1.");

  expect(mark()).toContain("999999999");
});

test.each([
  ["the same products", products("999999999", "111111111"), true],
  ["an answer that the log cut", undefined, true],
  ["another answer that nothing joins with the call", products("111111111"), false],
])("nothing is said of %s", async (_, response, isJoined) => {
  const logged = [{ ...search(1, response), isTruncated: response === undefined }];
  givenReader({
    steps: [aStep(0, { claimed: telling("999999999"), logged })],
    analysis: { dispatches: isJoined ? [dispatch(1)] : [] },
  });
  await screen.findByText("Thought of step 1.");

  expect(mark()).toBeUndefined();
});
