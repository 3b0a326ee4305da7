import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Outcome } from "@/lib/domain/outcome";
import { jointScore, jointWords } from "./joint-score";
import { OutcomeAxes } from "./outcome-axes";

afterEach(cleanup);

const PARTIAL: Outcome["axes"] = { title: "pass", price: "pass", service: "n/a", shop: "n/a", budget: "n/a" };

test("an axis keeps its place where others are not known, and those are said", () => {
  const { container } = render(<OutcomeAxes level="partial" axes={PARTIAL} />);

  expect(container.querySelectorAll("[aria-hidden]")).toHaveLength(7);
  expect(screen.getByTitle(/service not asked, sku not known, attribute not known, shop not asked/)).toBeTruthy();
});

test.each([{}, { shop: "n/a", budget: "n/a" }] as const)(
  "without any axis that was scored the outcome is a word: %j",
  (axes) => {
    const { container } = render(<OutcomeAxes level="fail" axes={axes} />);

    expect(container.textContent).toBe("✕ fail");
  },
);

test.each([
  [PARTIAL, 0.611111, "sku and attribute: 0.61 together; the source does not say which"],
  [PARTIAL, undefined, "sku and attribute not known: the source gives them as one"],
  [{ ...PARTIAL, attribute: "fail" } as const, 0.5, undefined],
  [{ shop: "n/a", budget: "n/a" } as const, undefined, undefined],
])("of %j with %s together: %s", (axes, joint, words) => {
  expect(jointWords(axes, joint)).toBe(words);
});

test.each([
  { score_dict: { rule: 0.8, "sku & attrs": 0.61 } },
  { progress: { score: 0.8, score_dict: { "sku & attrs": 0.61 } } },
])("the one number is found where the record tells of its outcome: %j", (outcome) => {
  expect(jointScore({ tools: [], outcome })).toBe(0.61);
});
