import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Here from the start, so that what narrow windows draw late comes within a test's first look.
import "@/components/trajectory/pane-sheet";
import { givenAnswered, whyQuestion } from "./given-answered";
import { givenFreshBrowser, leaveBrowser, press } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

/** The window gets narrow, which the next change on screen finds, and the sheet that it opens is closed. */
async function givenNarrowWindow(): Promise<void> {
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: false, media, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
  await press("1");
  await closeSheet();
}

async function closeSheet(): Promise<void> {
  const button = await screen.findByRole("button", { name: "Verdict", expanded: true });
  await userEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("false");
}

test("looking back opens a pane that was closed", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  await press("]", "b");

  expect((await whyQuestion()).closest("[hidden]")).toBeNull();
});

test("looking back opens the sheet of a narrow window", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  await givenNarrowWindow();

  await press("b");

  expect((await whyQuestion()).closest("[data-open-sheet]")).toBeTruthy();
});

test.each(["1", "w", "W", "{Enter}"])("“%s” with the pane closed shows it and answers nothing unseen", async (key) => {
  const { arrive, asked, causes } = await givenAnswered();
  arrive();
  await press("b");
  await whyQuestion();
  await press("]");
  expect(screen.queryByRole("region", { name: "Why your gate differs" })).toBeNull();

  await press(key);

  expect(await whyQuestion()).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Skip/ })).toBeTruthy();
  expect(causes).toEqual([]);
  expect(asked.filter(({ key: of }) => of.endsWith("/second-thought"))).toEqual([]);
  await press("1");
  await waitFor(() => expect(causes).toEqual(["missed_evidence"]));
});

test("with the sheet closed a digit opens it, and the next one answers", async () => {
  const { arrive, causes } = await givenAnswered();
  arrive();
  await givenNarrowWindow();
  await press("b");
  await whyQuestion();
  await closeSheet();
  expect(screen.queryByRole("region", { name: "Why your gate differs" })).toBeNull();

  await press("1");
  await whyQuestion();
  expect(causes).toEqual([]);
  await press("1");

  await waitFor(() => expect(causes).toEqual(["missed_evidence"]));
});
