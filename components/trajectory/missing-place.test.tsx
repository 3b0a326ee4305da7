import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LinkRange, ReaderLink } from "@/lib/domain/reader-link";
import { aStep, givenReader, givenWideWindow } from "./given-reader";
import "./missing-place";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

const find = { name: "find_product", args: {}, requestor: "agent" as const };
const CALLS = aStep(0, {
  rawText: "What the model wrote itself.",
  claimed: [{ ...find, result: { value: "none", isError: false } }, find],
  logged: [{ order: 3, bucket: 0, path: "/search/find_product", isTruncated: false }],
});
const USER = { ...aStep(1, { role: "user", text: "Hello." }), thought: undefined };
const EVENT = aStep(2, { role: "other", raw: { a: 1 } });
const { thought: _, ...SPOKEN } = USER;
const STEPS = [CALLS, SPOKEN, EVENT];

const notice = () => screen.queryByText(/^The address asked for/)?.textContent;
const words = (field: LinkRange["field"], start = 0, end = start + 4) => ({
  range: { field, start, end },
});

async function given(link: Partial<ReaderLink>) {
  givenReader({ steps: STEPS, link: { step: 0, ...link } });
  await screen.findByText("Hello.");
  await vi.dynamicImportSettled();
}

test.each<[string, Partial<ReaderLink>]>([
  ["call 7, which is not here; this step has 2 calls", { call: 6 }],
  ["call 1, which is not here; this step has none", { step: 1, call: 0 }],
  ["logged call 9, which is not in this step", { logged: 8 }],
  ["characters 5,000 to 6,000 of a thought that has 18", words("thought", 5000, 6000)],
  ["characters 28 to 32 of a text that has 28", words("text", 28)],
  ["characters 14 to 18 of a call that has 14", { call: 0, ...words("call", 14) }],
  ["characters 4 to 8 of a result that has 4", { call: 0, ...words("result", 4) }],
  ["characters 12 to 16 of a result that has 12", { step: 2, ...words("result", 12) }],
  ["words of a thought, which is not here", { step: 1, ...words("thought") }],
  ["words of a result, which is not here", { call: 1, ...words("result") }],
  ["words of a call, but not of which", words("call")],
  ["characters 28 to 32 of an own text of the model that has 28", words("own_text", 28)],
  ["words of an own text of the model, which is not here", { step: 1, ...words("own_text") }],
])("the address asked for %s", async (says, link) => {
  await given(link);

  expect(notice()).toBe(`The address asked for ${says}.`);
});

test.each<[string, Partial<ReaderLink>]>([
  ["a call", { call: 1 }],
  ["a logged call", { logged: 3 }],
  ["words that go on beyond the end", words("thought", 4, 900)],
  ["words of the model's own text", words("own_text", 20)],
  ["words of it as they were cited before", words("text", 20)],
  ["words of a call", { call: 0, ...words("call", 10) }],
  ["words of a result", { call: 0, ...words("result") }],
  ["words of a record", { step: 2, ...words("result") }],
])("nothing is said of %s that the step has", async (_, link) => {
  await given(link);

  expect(notice()).toBeUndefined();
});

test("it goes once one moves on", async () => {
  await given({ call: 6 });
  expect(notice()).toBeTruthy();

  await userEvent.keyboard("j");

  expect(notice()).toBeUndefined();
});

test("of a step that is not here yet nothing is said", async () => {
  givenReader({
    steps: STEPS,
    link: { step: 0, call: 6 },
    answers: { "GET /api/trajectories/:id/chunks/0": () => new Promise<Response>(() => undefined) },
  });
  await screen.findByText("Find a magnet");
  await vi.dynamicImportSettled();

  expect(notice()).toBeUndefined();
});
