import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { givenComparison, givenRun } from "./given-comparison";
import { Notices } from "./notices";

afterEach(cleanup);

const leftOut = { value: 3, isCapped: false };
const HIDDEN = "3 trajectories that you review blind are in no figure.";
const empty = [givenRun(0, { measured: { status: "empty" } })];

test.each([
  ["a k that nobody asked for is chosen of what shows", null, {}, `${HIDDEN} k is chosen without them.`],
  ["one of the address is not", 2, {}, HIDDEN],
  ["without figures there is no k", null, { runs: empty }, HIDDEN],
  ["where nothing is hidden nothing is said", null, { leftOut: null }, ""],
])("%s", (_, k, more, words) => {
  const comparison = givenComparison({ leftOut, ...more });
  render(<Notices comparison={comparison} beyond={0} unreadable={0} k={k} />);

  const said = [...document.querySelectorAll("p")].map(({ textContent }) => textContent?.trim());
  expect(said.filter((text) => text?.includes("blind")).join("")).toBe(words);
});
