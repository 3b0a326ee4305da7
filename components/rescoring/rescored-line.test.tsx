import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { RescoredOutcome } from "@/lib/contract/rescoring";
import { RescoredLine } from "./rescored-line";

afterEach(cleanup);

function textOf(overrides: Partial<RescoredOutcome>): string {
  const rescored: RescoredOutcome = {
    ...{ answer: "differs", success: "no", version: "sn15", titles: "compared" },
    ...{ axes: { price: "fail", service: "pass" }, differing: ["success", "price"], undecided: [] },
    products: { recommended: 1, fromCatalogue: 1, fromResults: 0 },
    ...overrides,
  };

  return render(<RescoredLine rescored={rescored} />).container.textContent ?? "";
}

test("names what differs, the axes by the rules, and what it rests on", () => {
  const text = textOf({});

  expect(text).toContain("The rules differ on success and price");
  expect(text).toContain("not solved by the rules");
  expect(text).toContain("price fail, service pass");
  expect(text).toContain("products of the catalogue");
});

test("says when nobody can tell", () => {
  expect(textOf({ answer: "undecided", success: "open", differing: [], titles: "left_out" })).toBe(
    "? The rules cannot tell whether this is solvedrules of SN15 to mid 2026 · products of the catalogue · title not compared: no embeddings",
  );
});
