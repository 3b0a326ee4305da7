import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EstimateCell } from "./estimate-cell";

test.each([
  ["no labels", 0],
  ["too few, n 9", 9],
  ["too few problems, n 128", 128],
])("where nothing is said it is said why: %s", (words, n) => {
  render(<EstimateCell estimate={{ value: null, n, reason: "The labels are of 4 of at least 10 problems." }} />);

  expect(screen.getByText(words).title).toBe("The labels are of 4 of at least 10 problems.");
});
