import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GATES } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { OutcomePanel } from "./outcome-panel";

afterEach(cleanup);

test("shares of the solved name that they are of the scored alone", () => {
  const counts: Readonly<Record<string, number>> = { "5 success": 5, "5 unscored": 95, "2 success": 4, "2 fail": 6 };
  const cells = GATES.flatMap((gate) =>
    OUTCOME_LEVELS.map((outcome) => ({ gate, outcome, count: counts[`${gate} ${outcome}`] ?? 0, filter: "" })),
  );
  render(<OutcomePanel cells={cells} addressOf={() => "/trajectories"} />);

  expect(
    screen.getByText(/^Of the scored ones that pass every gate 100 % are solved, and 40 % of the others;/),
  ).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Solved, of scored" })).toBeTruthy();
  const passed = within(screen.getByRole("row", { name: /all pass/ }));
  expect(passed.getByText("95")).toBeTruthy();
  expect(passed.getByText("100 %")).toBeTruthy();
});
