import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givenAnswered, strip, whyQuestion } from "./given-answered";
import { givenFreshBrowser, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

async function lookAgain(): Promise<void> {
  await press("b");
  await shown("a copper lamp");
  await press("b");
  await shown("a brass lamp");
}

test("a cause that was given is not asked for again on the second look, and no digit replaces it", async () => {
  const { arrive, causes, reveals } = await givenAnswered();
  arrive();
  await press("b");
  await whyQuestion();
  await press("2");
  await within(await whyQuestion()).findByText("The judge credited narration.");
  await waitFor(() => expect(reveals()).toBe(2));

  await lookAgain();
  expect(within(await whyQuestion()).getByText("The judge credited narration.")).toBeTruthy();
  await press("3");

  expect(within(await whyQuestion()).getByText("The judge credited narration.")).toBeTruthy();
  expect(causes).toEqual(["credited_narration"]);
});

test("a cause that was given where answers reveal themselves is known when the item is looked back at", async () => {
  localStorage.setItem("assay.reveal", "always");
  const { arrive, causes } = await givenAnswered();
  arrive();
  const panel = within(await whyQuestion());
  await userEvent.click(panel.getByRole("button", { name: /^The judge credited narration/ }));
  await panel.findByText("The judge credited narration.");

  await press("b");
  await shown("a brass lamp");

  expect(within(await whyQuestion()).getByText("The judge credited narration.")).toBeTruthy();
  await press("3");
  expect(causes).toEqual(["credited_narration"]);
});

test("what was skipped stays skipped", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  await press("b");
  await whyQuestion();
  await press("{Enter}");

  await lookAgain();

  expect(within(await whyQuestion()).getByRole("button", { name: "Say why" })).toBeTruthy();
});

test("a note that was begun waits with its words, and takes no key from the item", async () => {
  const { arrive } = await givenAnswered();
  arrive();
  await press("b");
  await whyQuestion();
  await press("8");
  const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "The other cause" });
  expect(document.activeElement).toBe(await note());
  await userEvent.keyboard("It read the wrong step.{Tab}");

  await lookAgain();
  expect((await note()).value).toBe("It read the wrong step.");
  expect(document.activeElement).not.toBe(await note());
  await press("b");

  await shown("a copper lamp");
  await strip();
});
