import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READING_MODES } from "@/lib/domain/reader-link";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const chat = (content: string) => ({ choices: [{ message: { content } }] });
const log = (order: number, more: Partial<LoggedCall>): LoggedCall => ({
  order,
  bucket: 0,
  path: "/search/find_product",
  isTruncated: false,
  ...more,
});
const ask = (order: number, response: unknown) => log(order, { path: "/inference/chat/completions", response });
const claim = (name: string, value?: unknown) => ({
  name,
  args: { q: "lamp" },
  requestor: "agent" as const,
  ...(value === undefined ? {} : { result: { value, isError: false } }),
});
const products = ["1", "2", "3"].map((id) => ({ product_id: id, title: `Lamp ${id}`, sold_count: "lamp" }));

/** A step with a lamp in every text that a step can have, some folded, some behind others. */
const STEP: Step = aStep(0, {
  thought: "A lamp.",
  text: "My lamp.",
  rawText: "Own lamp.",
  claimed: [
    claim("find_product", products),
    claim("view_product_information"),
    claim("find_products", `${"x\n".repeat(20_000)}lamp`),
  ],
  logged: [
    ask(0, chat("A lamp. My lamp.")),
    log(1, { params: { q: "lamp" }, response: products }),
    log(2, { path: "/search/view_product_information", params: { ids: "lamp" }, response: products }),
    log(3, { params: { q: "lamp", page: 2 }, response: "one\ntwo\nthree\nfour lamp" }),
    log(4, { params: { q: "lamp", page: 3 }, response: [] }),
    log(5, { params: { q: "red lamp" }, isTruncated: true, resultProductIds: ["lamp"] }),
    ask(6, chat("no\nsuch\nwords\nas a lamp")),
    ...[7, 8, 9].map((order) => ask(order, chat("lamp"))),
    ask(10, { error: "no lamp" }),
    log(11, { path: "/web/lamp", response: { lamp: 1 } }),
  ],
});
const EVENT: Step = { index: 1, role: "other", raw: { lamp: "lamp" }, claimed: [], logged: [] };
const dispatch = (order: number, call?: number) => ({
  ...{ order, step: 0, tool: "find_product", attribution: "model" as const, reason: "asked for" },
  ...(call === undefined ? {} : { claimed: { step: 0, call } }),
});
const DISPATCHES = [dispatch(1, 0), dispatch(2, 1), dispatch(3, 2), dispatch(4, 2), dispatch(5)];

test.each(READING_MODES)(
  "every hit that is counted is on the page once it is gone to: %s",
  async (mode) => {
    givenReader({ steps: [STEP, EVENT], analysis: { dispatches: DISPATCHES }, link: { mode } });
    await screen.findByText("My lamp.");
    await find("lamp");
    const count = Number.parseInt((await screen.findByText(/\d+ hits/)).textContent, 10);

    for (let at = 1; at <= count; at++) {
      await userEvent.keyboard("{Enter}");
      const where = await screen.findByText(new RegExp(`^${at} of ${count}\\b`));
      await waitFor(() => expect([where.textContent, cited()]).toEqual([where.textContent, true]));
    }
    expect(count).toBeGreaterThan(25);
  },
  60_000,
);

async function find(text: string): Promise<void> {
  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), text);
}

/** Whether the words are marked in the focused step, or the button that opens them is. */
function cited(): boolean {
  const marked = document.querySelectorAll("article[aria-current=step] [data-cited]");

  return [...marked].some(({ textContent }) => /^lamp$|Open at these words/i.test(textContent));
}

test("what is drawn again beside the claims is counted there alone", async () => {
  const step = aStep(0, { thought: "", claimed: [claim("find_product")], logged: [log(1, { params: { q: "lamp" } })] });
  givenReader({ steps: [step], analysis: { dispatches: [dispatch(1, 0)] } });
  await screen.findByRole("article", { name: /Step 1/ });
  await find("lamp");
  expect(await screen.findByText("1 hit")).toBeTruthy();

  await userEvent.click(screen.getByRole("radio", { name: "Claimed | Logged" }));

  expect(await screen.findByText("2 hits")).toBeTruthy();
});

test("words that find led to are marked no more once another step was pressed", async () => {
  givenReader({ steps: [STEP, aStep(1, { thought: "No such word." })] });
  await screen.findByText("My lamp.");
  await find("as a lamp{Enter}");
  await waitFor(() => expect(document.querySelectorAll("[data-cited]")).not.toHaveLength(0));

  await userEvent.click(screen.getByText("No such word."));
  await userEvent.click(screen.getByRole("article", { name: /^Step 1,/ }));

  expect(document.querySelector("article[aria-current=step]")?.getAttribute("aria-label")).toMatch(/^Step 1,/);
  expect(document.querySelectorAll("[data-cited]")).toHaveLength(0);
});
