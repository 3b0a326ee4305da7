import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import { READING_MODES, type ReadingMode } from "@/lib/domain/reader-link";
import type { LoggedCall } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Dispatch = OutlineAnalysis["dispatches"][number];

/** Right-to-left override, zero-width space and Hangul filler. */
const HIDDEN = /[\u202e\u200b\u3164]/;
const search = { name: "find_product", requestor: "agent" as const };
const filters = {
  price: "100\u202e-500",
  shop_id: "3\u200b7",
  page: "9\u200b",
  sort: "price\u3164asc",
  service: "CO\u200bD",
};
const PRODUCT = {
  ...{ product_id: "7", title: "La\u202emp", price: "10\u202e0", shop_id: "3\u200b78", sold_count: "1\u3164k+" },
  ...{ service: ["CO\u200bD"], attributes: { colour: "re\u202ed" } },
};
const logged = (order: number, more: Partial<LoggedCall>): LoggedCall => ({
  ...{ order, bucket: 0, path: "/search/find_product", params: { q: "lamp" }, isTruncated: false },
  ...more,
});
const STEP = aStep(0, {
  claimed: [
    { ...search, args: { q: "la\u202emp", ...filters }, result: { value: [PRODUCT], isError: false } },
    { ...search, args: { q: "lamp" }, result: { value: [], isError: false } },
  ],
  logged: [
    logged(1, { status: null, errorClass: "Time\u202eout" }),
    logged(2, { nonceStatus: "u\u200bsed" }),
    logged(3, { path: "/inference/chat/completions", response: { model: "qwen\u202e3", choices: [] } }),
    logged(4, { path: "/web/la\u200bmp" }),
  ],
});
const DISPATCHES = [1, 2].map((order) => ({
  ...{ order, step: 0, tool: "find_product", attribution: "code" as const, reason: "it rewrote the arguments" },
  ...(order === 1 ? { claimed: { step: 0, call: 0 }, requestedArgs: { q: "a\u202eb" } } : {}),
}));

/** All that the step says and tells at a pointer. */
async function told(mode: ReadingMode, dispatches: readonly Dispatch[] = DISPATCHES): Promise<readonly string[]> {
  givenReader({ steps: [STEP], analysis: { dispatches: [...dispatches] }, link: { mode } });
  const step = await screen.findByRole("article", { name: /^Step 1,/ });
  await screen.findByText("Thought of step 1.");
  await vi.dynamicImportSettled();
  const titles = [...step.querySelectorAll("[title]")].map((one) => one.getAttribute("title") ?? "");

  return [step.textContent ?? "", ...titles];
}

test.each(READING_MODES)("nothing of a step is drawn that cannot be seen: %s", async (mode) => {
  const texts = await told(mode);

  expect(texts.filter((text) => HIDDEN.test(text))).toEqual([]);
});

test("so are arguments that code dropped, and those that it changed, word by word", async () => {
  const requestedArgs = { [`fro\u200bm`]: 1, q: "re\u202ed lamp" };
  const dispatch = { ...{ order: 1, step: 0, tool: "find_product", attribution: "code" as const }, reason: "it did" };
  const [story = ""] = await told("story", [{ ...dispatch, claimed: { step: 0, call: 0 }, requestedArgs }]);
  expect(story).toContain("code sent no fro[U+200B]m");

  await userEvent.click(screen.getByRole("button", { name: "Compare" }));

  expect((await screen.findByText("fro[U+200B]m")).tagName).toBe("DT");
  expect(screen.getAllByText(/\[U\+202E\]/).map(({ tagName }) => tagName)).toContain("DEL");
  expect(document.body.textContent).not.toMatch(HIDDEN);
});

test("filters, products and the facts of logged calls name it", async () => {
  const [story = "", ...titles] = await told("story");
  cleanup();
  const [full = ""] = await told("full");

  for (const words of ["price 100[U+202E]-500", "shop_id 3[U+200B]7", "page 9[U+200B]", "sort price[U+3164]asc"])
    expect(story).toContain(words);
  for (const words of ["service CO[U+200B]D", "10[U+202E]0", "shop 3[U+200B]78", "1[U+3164]k+ sold", "Time[U+202E]out"])
    expect(story).toContain(words);
  expect(titles).toEqual(expect.arrayContaining(["La[U+202E]mp", "colour: re[U+202E]d"]));
  expect(titles).toContain(" /web/la[U+200B]mp");
  expect(full).toContain("asked qwen[U+202E]3");
  expect(full).toContain("nonce u[U+200B]sed");
});
