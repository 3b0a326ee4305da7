import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "@/lib/domain/step";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REASON = "made by <b>a macro</b>, which the model asked for in logged call 1";
const inference = { order: 0, bucket: 0, path: "/inference/chat/completions", isTruncated: false };
const search = (order: number) => ({ order, bucket: 0, path: "/search/find_product", status: 200, isTruncated: false });
const macro = (order: number) => ({
  order,
  step: 0,
  tool: "find_product",
  attribution: "macro" as const,
  reason: REASON,
});

/** A step that claims a macro call, which so many logged calls carry out. */
async function givenMacro(count: number, mode: "story" | "full" | "columns" = "story", claims = true) {
  const orders = Array.from({ length: count }, (_, place) => place + 1);
  const step: Step = aStep(0, {
    claimed: claims ? [{ name: "find_products", args: {}, requestor: "agent" }] : [],
    logged: [inference, ...orders.map(search)],
  });
  const claimed = claims ? { claimed: { step: 0, call: 0 } } : {};
  givenReader({
    steps: [step],
    analysis: { dispatches: orders.map((order) => ({ ...macro(order), ...claimed })) },
    link: { mode },
  });
  const shown = within(await screen.findByRole("article", { name: /Step 1/ }));
  await shown.findAllByText("macro");

  return shown;
}

test("who made a call says why at a press of the keyboard, as text, and folds it again", async () => {
  const step = await givenMacro(2);
  const badge = step.getByRole("button", { name: /^macro/, expanded: false });
  expect(step.queryByText(/made by/i)).toBeNull();

  badge.focus();
  await userEvent.keyboard("{Enter}");
  expect(step.getByText(`${REASON.replace("made", "Made")}.`).children).toHaveLength(0);

  await userEvent.click(step.getByRole("button", { name: /^macro/, expanded: true }));
  expect(step.queryByText(/made by/i)).toBeNull();
});

test("in full each logged call says its reason without a press, and the claim above them does not say it again", async () => {
  expect((await givenMacro(1, "full")).getAllByText(/Made by/)).toHaveLength(1);
  cleanup();

  expect((await givenMacro(2, "full")).getAllByText(/Made by/)).toHaveLength(2);
});

test("of a call that code made the reason stands there without a press", async () => {
  const claimed = { step: 0, call: 0 };
  givenReader({
    steps: [aStep(0, { claimed: [{ name: "find_product", args: {}, requestor: "agent" }], logged: [search(0)] })],
    analysis: { dispatches: [{ ...macro(0), claimed, attribution: "code", reason: "no model answer precedes it" }] },
  });
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  expect(await step.findByText("No model answer precedes it.")).toBeTruthy();
  expect(step.queryByRole("button", { name: /^code/ })).toBeNull();
});

test("beside the claims a logged call says its reason at a press", async () => {
  const step = await givenMacro(1, "columns");

  await userEvent.click(step.getByRole("button", { name: /^macro/ }));

  expect(step.getByText(/Made by/)).toBeTruthy();
});

test("beside the claims a call that is logged in another step leads there", async () => {
  const claimed = { step: 0, call: 0 };
  givenReader({
    steps: [
      aStep(0, { claimed: [{ name: "find_product", args: {}, requestor: "agent" }] }),
      aStep(1, { logged: [search(1)] }),
    ],
    analysis: { dispatches: [{ ...macro(1), step: 1, claimed }] },
    link: { mode: "columns" },
  });
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  expect((await step.findByRole("button", { name: "step 2" })).parentElement?.textContent).toBe(
    "logged call 2 in step 2",
  );
  expect(step.queryByText("nothing logged")).toBeNull();
  await userEvent.click(step.getByRole("button", { name: "step 2" }));
  expect(document.querySelector("[data-step-row='1'] [data-cited]")?.getAttribute("data-order")).toBe("1");
});

test("the log is numbered in the views as reasons and evidence name it, requests to the model among it", async () => {
  expect((await givenMacro(1)).getByText("logged call 2")).toBeTruthy();
  cleanup();
  expect((await givenMacro(2)).getByText("logged calls 2, 3")).toBeTruthy();
  cleanup();

  const full = await givenMacro(2, "full");
  for (const name of ["logged call 1", "logged call 2", "logged call 3"]) expect(full.getByText(name)).toBeTruthy();
  cleanup();

  const columns = await givenMacro(1, "columns", false);
  for (const name of ["logged call 1", "logged call 2"]) expect(columns.getByText(name)).toBeTruthy();
});

test("a phantom, and a tool that no log holds, say what that means at a press", async () => {
  const call = (name: string) => ({ name, args: {}, requestor: "agent" as const });
  givenReader({
    steps: [aStep(0, { claimed: [call("find_product"), call("terminate")] })],
    analysis: { phantoms: [{ step: 0, call: 0, tool: "find_product" }] },
  });
  const step = within(await screen.findByRole("article", { name: /Step 1/ }));

  await userEvent.click(await step.findByRole("button", { name: /^phantom/ }));
  expect(step.getByText("Claimed by the agent, absent from the proxy log.")).toBeTruthy();
  await userEvent.click(step.getByRole("button", { name: /^not logged/ }));
  expect(step.getByText("This tool never appears in the proxy log.")).toBeTruthy();
});
