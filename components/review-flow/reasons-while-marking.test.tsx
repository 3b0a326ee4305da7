import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givenWordMotion, withoutWordMotion } from "@/components/trajectory/given-word-motion";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

const OUT_OF_SIGHT = "[&_kbd]:invisible";

beforeEach(() => {
  givenFreshBrowser();
  givenWordMotion();
});
afterEach(async () => {
  await leaveBrowser();
  withoutWordMotion();
});

test("while words are marked the keys of answers and reasons are out of sight, and nothing else moves", async () => {
  givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("3");
  const reasons = await screen.findByRole("group", { name: /^Why it is rejected/ });
  await screen.findByText("For agentic only");
  const { textContent } = reasons;
  expect(textContent).toContain("Change the answer ←");
  const hidden = () => reasons.querySelector(`[class~="${OUT_OF_SIGHT}"]`);
  expect(hidden()).toBeNull();

  await press("m");
  await waitFor(() => expect(hidden()).toBeTruthy());
  expect([reasons.textContent, hidden()?.querySelectorAll("kbd")]).toEqual([
    textContent,
    reasons.querySelectorAll("kbd"),
  ]);

  await press("{Escape}");
  await waitFor(() => expect(hidden()).toBeNull());
});

test("while words are marked each gate keeps its number, which is no key then", async () => {
  givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("1");
  const gate = await screen.findByRole("button", { name: "4 no compare" });
  await waitFor(() => expect(gate.querySelector("kbd")?.textContent).toBe("4"));
  const { textContent } = gate;

  await press("m");

  await waitFor(() => expect(gate.querySelector("kbd")).toBeNull());
  expect(gate.textContent).toBe(textContent);
});

test("the key that rejects ends the marking, so that the next digit is the reason", async () => {
  const { commits } = givenFlow({ items: lamps() });
  await shown("a brass lamp");
  await press("m");
  await waitFor(() => expect(document.querySelector(`[class~="${OUT_OF_SIGHT}"]`)).toBeTruthy());

  await press("r");
  const reasons = await screen.findByRole("group", { name: /^Why it is rejected/ });
  await waitFor(() => expect(reasons.querySelector(`[class~="${OUT_OF_SIGHT}"]`)).toBeNull());
  await press("1");

  await shown("a copper lamp");
  await waitFor(() =>
    expect(commits.map(({ body }) => body.answers)).toEqual([
      { structure: "reject", reason: "code_rewrote_arguments" },
    ]),
  );
});
