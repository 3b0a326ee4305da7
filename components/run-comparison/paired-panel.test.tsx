import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenComparison, givenRun } from "./given-comparison";
import { givenScreen } from "./given-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the correction is for as many comparisons as were tested", async () => {
  const [given] = givenComparison().comparisons;
  if (!given) throw new Error("It has a pair.");
  if (given.difference.value === null) throw new Error("It is known.");
  const interval: [number, number] = [-0.5, -0.1];
  const lost = {
    ...given,
    wins: 0,
    losses: 7,
    p: 0.0312,
    holmP: 0.0624,
    difference: { ...given.difference, interval },
  };
  const others = [{ common: 3 }, { common: 0 }].map((more, at) => ({ ...given, ...more, run: givenRun(at + 2) }));
  const runs = [0, 1, 2, 3].map((place) => givenRun(place));
  givenScreen(givenComparison({ runs, comparisons: [lost, ...others] }));

  const paired = await screen.findByRole("region", { name: /^Problem by problem against run A/ });
  expect(paired.textContent).toContain(
    "Runs B and A are not separable at n = 3 after Holm's correction for 2 comparisons; about 41 more",
  );
});
