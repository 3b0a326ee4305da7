import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AttributionBadge } from "./attribution-badge";

afterEach(cleanup);

test.each([
  ["retry", "Made again with looser arguments after a call the model asked for"],
  ["code", "Code made or rewrote this call"],
] as const)("without a reason of its own %s says what the filter means by it", (attribution, says) => {
  render(<AttributionBadge attribution={attribution} />);

  expect(screen.getByTitle(says).textContent).toContain(attribution);
});

test("a reason stands instead of the general sentence", () => {
  render(<AttributionBadge attribution="code" reason="no model answer precedes it" />);

  expect(screen.getByTitle("no model answer precedes it")).toBeTruthy();
  expect(screen.queryByTitle("Code made or rewrote this call")).toBeNull();
});
