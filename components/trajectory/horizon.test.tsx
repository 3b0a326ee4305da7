import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Horizon, RenderedHorizon } from "@/lib/contract/horizon";
import type { ClaimedCall, LoggedCall, Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

function aHorizon(overrides: Partial<RenderedHorizon> = {}): RenderedHorizon {
  return {
    kind: "rendered",
    formatter: {
      name: "all-steps-log",
      title: "judge’s code since 23 April 2026",
      note: "A note.",
      limits: { thought: 1000, result: 300, params: 200, calls: 30, ids: 20 },
    },
    isApproximate: false,
    share: { shown: 250, all: 1000 },
    message: { text: "QUERY: <b>a lamp</b>\n\nTHINKING: yes", characters: 36, isCut: false },
    steps: [],
    log: { shown: 2, all: 2, beyond: [], params: [], ids: [] },
    ...overrides,
  };
}

const given = (steps: readonly Step[], horizon: Horizon, mode: "story" | "columns" = "story") =>
  givenReader({ steps, link: { mode }, answers: { "GET /api/trajectories/:id/horizon": horizon } });

const aCall = (result: unknown): ClaimedCall => ({
  name: "view_thing",
  args: {},
  requestor: "agent",
  result: { value: result, isError: false },
});

const aLogged = (order: number, overrides: Partial<LoggedCall> = {}): LoggedCall => ({
  order,
  bucket: 0,
  path: "/search/find_product",
  params: { page: order },
  isTruncated: false,
  ...overrides,
});

const hatched = (): (string | null)[] =>
  [...document.querySelectorAll("article .hatched")].map((one) => one.textContent);

test("h hatches a thought from where the judge's view of it ends, says so, and is in the address", async () => {
  const { asked } = given(
    [aStep(0, { thought: "Seen. Not seen." })],
    aHorizon({ steps: [{ step: 0, thought: { shown: 5, all: 4210, end: 5 }, calls: [] }] }),
  );
  await screen.findByText("Seen. Not seen.");
  expect(asked.filter(({ key }) => key.endsWith("/horizon"))).toEqual([]);

  await userEvent.keyboard("h");

  expect(await screen.findByText("cut from the judge’s view: 5 of 4,210 characters", { exact: false })).toBeTruthy();
  expect(hatched()).toEqual([" Not seen."]);
  expect(
    await screen.findByText(/Judge’s view: 25 % of thoughts and results \(250 of 1,000 characters\)/),
  ).toBeTruthy();
  await waitFor(() => expect(window.location.search).toContain("layer=ids%2Cattribution%2Chorizon"));

  await userEvent.keyboard("h");
  expect(hatched()).toEqual([]);
});

test("product cards beyond the cut are hatched, the one that is cut is marked, and the response is not in view", async () => {
  const rows = ["1", "2", "3"].map((id) => ({ product_id: id, title: `Lamp ${id}` }));
  given(
    [aStep(0, { text: "I take it.", claimed: [aCall(rows)] })],
    aHorizon({
      steps: [
        {
          step: 0,
          text: { shown: 0, all: 10, end: 0 },
          calls: [
            {
              call: 0,
              isUnseen: false,
              result: { shown: 300, all: 900, end: 70, items: { whole: 1, isNextCut: true } },
            },
          ],
        },
      ],
    }),
  );
  await screen.findByText("3 products folded");
  await userEvent.keyboard("ho");

  const cards = within(await screen.findByRole("list", { name: "Products" })).getAllByRole("article");
  await within(cards[2] ?? document.body).findByText(/not in the judge’s view/);
  expect(cards.map((card) => card.classList.contains("hatched"))).toEqual([false, false, true]);
  expect(within(cards[1] ?? document.body).getByText(/the judge’s view ends in this product/)).toBeTruthy();
  expect(screen.getByText(/300 of 900 characters/)).toBeTruthy();
  expect(screen.getByText(/not in the judge’s view: 10 characters/)).toBeTruthy();
  expect(hatched()).toContain("I take it.");
});

test("no judge reads the model's own text", async () => {
  given([aStep(0, { thought: "", rawText: "<response>cut o" })], aHorizon());
  await screen.findByText("<response>cut o");
  expect(hatched()).toEqual([]);

  await userEvent.keyboard("h");

  await waitFor(() => expect(hatched()).toEqual(["<response>cut o"]));
});

test("logged calls beyond those of the judge's log are hatched, and so is what it read of none", async () => {
  const logged = [aLogged(0, { response: [], params: { ids: "123456" } }), aLogged(1), aLogged(2)];
  given(
    [aStep(0, { logged })],
    aHorizon({
      log: {
        shown: 2,
        all: 3,
        beyond: [2],
        params: [{ order: 0, shown: 199, all: 240, end: 8 }],
        ids: [],
      },
    }),
    "columns",
  );
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("h");

  expect(await screen.findByText(/not in the judge’s log, which shows 2 of 3 calls/)).toBeTruthy();
  expect(document.querySelector('[data-order="2"]')?.classList.contains("hatched")).toBe(true);
  expect(document.querySelector('[data-order="1"]')?.classList.contains("hatched")).toBe(false);
  expect(screen.getByText(/199 of 240 characters of the parameters/)).toBeTruthy();
  expect(document.querySelector('[data-order="0"] .hatched')?.textContent).toBe('456")');
  expect(screen.getByText(/it reads no answer of the log/)).toBeTruthy();
  expect(await screen.findByText(/, 2 of 3 logged calls/)).toBeTruthy();
});

test("a call that only the tagged text holds is not in view", async () => {
  given(
    [aStep(0, { claimed: [aCall("ok")] })],
    aHorizon({ steps: [{ step: 0, calls: [{ call: 0, isUnseen: true }] }] }),
  );
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("h");

  expect(await screen.findByText(/the parsed message does not hold this call/)).toBeTruthy();
});

test("the dialog holds the text itself, as text", async () => {
  given([aStep(0)], aHorizon({ isApproximate: true }));
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("h");
  expect(await screen.findByText("approximate")).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "What the judge read" }));

  const dialog = await screen.findByRole("dialog", { name: "What the judge read" });
  expect(await within(dialog).findByText("QUERY: <b>a lamp</b>")).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Copy the text" })).toBeTruthy();
  expect(dialog.querySelector("b")).toBeNull();
});

test.each([
  ["not_judged", /No judge was asked/],
  ["other_source", /Only records of ORO SN15/],
  ["too_large", /too large/],
] as const)("%s is said in one sentence", async (reason, words) => {
  given([aStep(0)], { kind: "none", reason });
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("h");

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "What the judge read" })).toBeNull();
  expect(hatched()).toEqual([]);
});

test("a failure is said and can be tried again", async () => {
  const { asked } = givenReader({ steps: [aStep(0)] });
  await screen.findByText("Thought of step 1.");
  await userEvent.keyboard("h");

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));

  await waitFor(() => expect(asked.filter(({ key }) => key.endsWith("/horizon")).length).toBeGreaterThan(1));
});
