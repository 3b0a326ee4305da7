import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import type { RunJudgement } from "@/lib/contract/judge-audit";
import { aJudgement } from "./given-judgement";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

type Shown = Extract<RunJudgement, { kind: "shown" }>;

const RUN: Shown = {
  kind: "shown",
  ...{ trajectories: 10, judged: 8, failed: 1, notJudged: 1, open: 0 },
  ...{ successRate: 0.5, reason: null, quality: 0.625, coefficient: 0.8469, finalScore: 0.4235 },
  ...{ richness: 0.2, shadowScore: 0.22 },
};

/** The lines of the run's values, as they read. */
async function valuesOf(run: Shown) {
  givenReader({
    steps: [aStep(0)],
    header: { judgement: aJudgement() },
    answers: { "GET /api/runs/:run/judgement": run },
  });
  const section = await screen.findByRole("region", { name: "Run score" });
  await within(section).findByText("0.625");

  return { section, lines: [...section.querySelectorAll("dl > div")].map((line) => line.textContent) };
}

test("a run with open rollouts is solved at least so far, and so are both scores; how many are open is said", async () => {
  const { section, lines } = await valuesOf({ ...RUN, open: 4 });

  expect(lines).toContain("Final score solved at least 0.5, 4 open≥ at least 0.4235");
  expect(lines).toContain("Shadow score richness 0.2≥ at least 0.22");
  expect(lines).toContain("Coefficient 0.8469");
  expect(within(section).getByText(/^At least, not exactly: the rules cannot tell of 4 of 10 rollouts\./)).toBeTruthy();
});

test("without open rollouts the values are what they are", async () => {
  const { section, lines } = await valuesOf(RUN);

  expect(lines).toContain("Final score solved 0.50.4235");
  expect(section.textContent).not.toMatch(/at least|open|≥/i);
});

test("what one trajectory alone would make is named a coefficient, and how it is derived is told", async () => {
  const { section, lines } = await valuesOf(RUN);

  // Its score is 0.5, so 0.3 + 0.5 × 0.7 ÷ 0.8.
  expect(lines.at(-1)).toBe("Coefficient of this trajectory alone would be 0.7375");
  expect(within(section).getByRole("list", { hidden: true }).lastElementChild?.textContent).toMatch(
    /^Coefficient of this trajectory alone = the same with its score as q\./,
  );
});

test.each([
  { open: 8, note: "few scored" },
  { open: 0, note: "none scored" },
])("where nobody can tell what is solved no score is shown, and why: $note", async ({ open, note }) => {
  const none = { successRate: null, finalScore: null, shadowScore: null };
  const { section, lines } = await valuesOf({ ...RUN, ...none, open, reason: "There is too little to measure." });

  expect(lines).toContain(`Final score ${note}n/a`);
  expect(lines).toContain("Shadow score richness 0.2n/a");
  expect(within(section).getByText("There is too little to measure.")).toBeTruthy();
});
