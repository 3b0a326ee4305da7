import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadingMode } from "@/lib/domain/reader-link";
import type { Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const PRODUCTS = [
  { product_id: "1", title: "A lamp and its lamp", price: 5 },
  { product_id: "2", title: "Another lamp", price: 6 },
  { product_id: "3", title: "A desk", price: 7 },
];
const claim = { name: "find_product", args: { q: "lamp" }, requestor: "agent" as const };
const STEP: Step = aStep(0, {
  thought: "I want a lamp.",
  claimed: [{ ...claim, result: { value: PRODUCTS, isError: false } }],
  logged: [{ order: 1, bucket: 0, path: "/search/find_product", params: { q: "red lamp" }, isTruncated: false }],
});
const DISPATCH = {
  ...{ order: 1, step: 0, tool: "find_product", attribution: "code" as const, reason: "it rewrote the arguments" },
  requestedArgs: { q: "lamp" },
  claimed: { step: 0, call: 0 },
};

async function givenFind(text: string, steps: readonly Step[] = [STEP], mode: ReadingMode = "story"): Promise<void> {
  const { header } = givenReader({ steps, analysis: { dispatches: [DISPATCH] }, link: { mode } }).detail;
  await screen.findByText(header.problem.query);
  await screen.findByText(/I want a/);
  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), text);
  await screen.findByText(/^\d+ hits?$/);
}

const marked = (root: ParentNode = document) => [...root.querySelectorAll("[data-start].outline-subtask")];
const current = () => [...document.querySelectorAll("[data-start][aria-current]")];

test("the hit that is shown is the only one that is filled, and the others are framed", async () => {
  await givenFind("lamp");
  expect(current()).toEqual([]);

  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");

  for (const text of ["I want a lamp.", 'find_product(q="lamp")']) {
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(current()[0]?.parentElement?.textContent).toBe(text));
    await waitFor(() => expect(scrolled.mock.contexts).toContain(current()[0]));
    const [shown, ...others] = current();
    expect(others).toEqual([]);
    expect(shown?.textContent).toBe("lamp");
    for (const mark of marked()) expect(mark.classList.contains("bg-subtask")).toBe(mark === shown);
  }
});

test("what is counted is what is marked: neither the task nor words that stand there again", async () => {
  await givenFind("magnet", [{ ...STEP, thought: "I want a magnet, a magnet." }]);
  expect(screen.getByText("2 hits")).toBeTruthy();
  expect(marked()).toHaveLength(2);
  cleanup();

  await givenFind("lamp");
  await userEvent.click(screen.getByRole("button", { name: "3 products folded" }));
  expect(screen.getByText(/; code sent/).textContent).toContain("lamp");
  // The log's "red lamp" is not drawn: the claim's own words are.
  expect(screen.getByText("6 hits")).toBeTruthy();
  expect(marked()).toHaveLength(5);
});

test("a hit that a card shows is shown there, one that no card shows in the raw result, whose cards come back", async () => {
  await givenFind("lamp");
  const cards = () => screen.queryByRole("list", { name: "Products" });

  for (const [at, title] of [
    [3, "A lamp and its lamp"],
    [4, "A lamp and its lamp"],
    [5, "Another lamp"],
  ] as const) {
    while (!screen.queryByText(new RegExp(`^${at} of 6`))) await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(current()).toHaveLength(1));
    expect(current()[0]?.closest("li")?.querySelector("p")?.textContent).toBe(title);
    expect(current()[0]?.closest(".line-clamp-2")).toBeNull();
  }
  const field = screen.getByRole("textbox", { name: "Find in the trajectory" });
  await userEvent.clear(field);
  await userEvent.type(field, "price{Enter}");
  await waitFor(() => expect(current()[0]?.textContent).toBe("price"));
  expect(cards()).toBeNull();

  await userEvent.clear(field);
  await userEvent.type(field, "desk{Enter}");
  await waitFor(() => expect(current()[0]?.closest("li")).not.toBeNull());

  await userEvent.clear(field);
  await userEvent.type(field, "price{Enter}{Escape}");
  expect(await screen.findByRole("button", { name: "3 products folded" })).toBeTruthy();
  expect(document.querySelectorAll("[data-cited]")).toHaveLength(0);
});

test("a result that a person opened has its cards again once find is closed", async () => {
  await givenFind("price");
  await userEvent.click(screen.getByRole("button", { name: "3 products folded" }));
  await userEvent.click(screen.getByRole("textbox", { name: "Find in the trajectory" }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(current()).toHaveLength(1));
  expect(screen.queryByRole("list", { name: "Products" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Close find" }));

  expect(within(await screen.findByRole("list", { name: "Products" })).getAllByRole("listitem")).toHaveLength(3);
});

test("of a result that the log holds too, the hit is shown in the one that it is counted in", async () => {
  const step = aStep(0, {
    thought: "I want a desk.",
    claimed: [{ ...claim, result: { value: "one oak", isError: false } }],
    logged: STEP.logged.map((call) => ({ ...call, response: "one oak" })),
  });
  await givenFind("oak", [step], "columns");

  for (const order of [null, "1"]) {
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(current()[0]?.closest("[data-order]")?.getAttribute("data-order") ?? null).toBe(order));
    expect(current()).toHaveLength(1);
  }
});

test("which hit is shown is said as long as it is", async () => {
  await givenFind("lamp", [STEP, aStep(1)]);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("1 of 6")).toBeTruthy();

  await userEvent.click(screen.getByText("Thought of step 2."));

  expect(await screen.findByText("6 hits")).toBeTruthy();
  expect(current()).toEqual([]);
});
