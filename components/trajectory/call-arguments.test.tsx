import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READING_MODES } from "@/lib/domain/reader-link";
import { aStep, givenReader, givenWideWindow } from "./given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bare = { order: 0, bucket: 0, path: "/search/find_product", isTruncated: false };
const listed = { ...bare, order: 1, path: "/search/list_shops", params: {} };
const claimed = [{ name: "terminate", argsText: "", requestor: "agent" as const }];

async function given(mode: (typeof READING_MODES)[number]) {
  givenReader({ steps: [aStep(0, { claimed, logged: [bare, listed] })], link: { mode } });
  const step = within(await screen.findByRole("article", { name: /^Step 1/ }));
  await step.findByText("Thought of step 1.");

  return () => [...document.querySelectorAll("article code")].map(({ textContent }) => textContent).toSorted();
}

test.each(READING_MODES)("arguments that the log does not hold are not drawn as none: %s", async (mode) => {
  const calls = await given(mode);

  expect(calls()).toEqual(["find_product arguments not in the log", "list_shops()", "terminate()"]);
});

test("find leads to all that it counts there", async () => {
  const calls = await given("story");

  await userEvent.keyboard("/");
  await userEvent.type(await screen.findByRole("textbox", { name: "Find in the trajectory" }), "product(){Enter}");
  await screen.findByText(/^1 of 1\b/);

  const marked = () => [...document.querySelectorAll("code [data-cited]")].map(({ textContent }) => textContent);
  await waitFor(() => expect(marked().join("")).toBe("product()"));
  expect(calls()[0]).toBe("find_product() arguments not in the log");
});
