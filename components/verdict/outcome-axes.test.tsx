import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Outcome } from "@/lib/domain/outcome";
import { GateLadder } from "./gate-ladder";
import { OutcomeAxes } from "./outcome-axes";
import { RichnessBar } from "./richness-bar";
import { jointWords } from "./scored-axes";

afterEach(cleanup);

const PARTIAL: Outcome["axes"] = { title: "pass", price: "pass", service: "n/a", shop: "n/a", budget: "n/a" };

test("an axis keeps its place where others are not known, and those are said", () => {
  const { container } = render(<OutcomeAxes level="partial" axes={PARTIAL} />);

  expect(container.querySelectorAll("[aria-hidden]")).toHaveLength(7);
  expect(screen.getByTitle(/service not asked, sku not known, attribute not known, shop not asked/)).toBeTruthy();
});

test("a row that is pointed at or chosen hides no mark", () => {
  const { container } = render(
    <>
      <OutcomeAxes level="partial" axes={{ ...PARTIAL, title: "fail" }} />
      <GateLadder state="scored" score={0.5} gate={3} />
      <RichnessBar ratio={0.4} verdict="review" />
    </>,
  );

  expect(container.querySelectorAll(".border-line-strong")).toHaveLength(2);
  expect(container.querySelectorAll(".bg-raised, .bg-surface, .bg-accent-soft")).toHaveLength(0);
});

test.each([{}, { shop: "n/a", budget: "n/a" }] as const)(
  "without any axis that was scored the outcome is a word: %j",
  (axes) => {
    const { container } = render(<OutcomeAxes level="fail" axes={axes} />);

    expect(container.textContent).toBe("✕ fail");
  },
);

test.each([
  [PARTIAL, "sku and attribute not known: the source gives them as one"],
  [{ ...PARTIAL, attribute: "fail" } as const, undefined],
  [{ shop: "n/a", budget: "n/a" } as const, undefined],
])("of %j: %s", (axes, words) => {
  expect(jointWords(axes)).toBe(words);
});
