import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { givenWordMotion, withoutWordMotion } from "@/components/trajectory/given-word-motion";
import { anItem, BLIND_QUESTIONS, givenFlow, givenFreshBrowser, leaveBrowser, press, shown } from "./given-flow";

beforeEach(() => {
  givenFreshBrowser();
  givenWordMotion();
});
afterEach(async () => {
  await leaveBrowser();
  withoutWordMotion();
});

test("while words are marked the bar names the flags of the queue by their digits, and those of answers are out of sight", async () => {
  const flags = { kind: "flags" as const, options: [{ key: "rude", text: "Rude to the shop" }] };
  givenFlow({ items: [anItem("a brass lamp", { questions: [...BLIND_QUESTIONS, flags] })] });
  await shown("a brass lamp");
  const digit = within(screen.getByRole("button", { name: "Agentic" })).getByText("1");
  const isOutOfSight = () => digit.closest('[class~="[&_kbd]:invisible"]') !== null;
  expect(isOutOfSight()).toBe(false);

  await press("m");

  const tags = await screen.findByRole("list", { name: "Tags of the marked words" });
  const [, ...named] = within(tags).getAllByRole("listitem");
  expect(named.map(({ textContent }) => textContent)).toEqual(["1Rude to the shop"]);
  // It would say that the digit answers.
  expect(isOutOfSight()).toBe(true);
});
