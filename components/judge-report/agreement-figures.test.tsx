import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AgreementFigures } from "./agreement-figures";
import { givenReport } from "./given-report";

afterEach(cleanup);

const NOTE = "Every resample gives the same value: the interval says nothing about chance.";

/** The figure and what stands beside it. */
function figureOf(name: string) {
  const figure = screen.getByText(name).closest("div");
  if (figure === null) throw new Error(`There is no figure “${name}”.`);

  return within(figure);
}

test("what has to be known of a figure is marked beside it, and said in words beneath them", () => {
  const { agreement, fewest } = givenReport();
  const kappa = { value: 1, low: 1, high: 1, n: 40, note: NOTE };
  const bias = { value: 0, low: 0, high: 0, n: 40, note: NOTE };
  render(<AgreementFigures report={{ fewest, agreement: { ...agreement, kappa, bias } }} />);

  expect(figureOf("Quadratic-weighted kappa").getByText("note").title).toBe(NOTE);
  expect(figureOf("Bias").getByText("note").title).toBe(NOTE);
  expect(figureOf("Same gate").queryByText("note")).toBeNull();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Quadratic-weighted kappa, Bias: ${NOTE}`,
  ]);
});

test("where nothing has to be known there is no mark and no list", () => {
  render(<AgreementFigures report={givenReport()} />);

  expect(screen.queryByText("note")).toBeNull();
  expect(screen.queryByRole("list")).toBeNull();
});
