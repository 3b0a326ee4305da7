import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { Outcome } from "@/lib/domain/outcome";
import { GateLadder } from "./gate-ladder";
import { AXES_ABOUT, OutcomeAxes } from "./outcome-axes";
import { RichnessBar } from "./richness-bar";
import { jointWords } from "./scored-axes";

afterEach(cleanup);

const PARTIAL: Outcome["axes"] = { title: "pass", price: "pass", service: "n/a", shop: "n/a", budget: "n/a" };

test("an axis keeps its place where others are not known, and those are said", () => {
  const { container } = render(<OutcomeAxes level="partial" axes={PARTIAL} />);

  expect(container.querySelectorAll("[aria-hidden]")).toHaveLength(7);
  expect(screen.getByText(/service not asked, sku not known, attribute not known, shop not asked/)).toBeTruthy();
});

test("who points at the marks of the axes is told each by its name", async () => {
  const { container } = render(<OutcomeAxes level="partial" axes={PARTIAL} />);

  await userEvent.hover(container.firstElementChild ?? container);

  const told = await screen.findByRole("tooltip");
  expect([...told.querySelectorAll(".items-center")].map((line) => line.textContent?.trim())).toEqual([
    ...["title pass", "price pass", "service not asked", "sku not known"],
    ...["attribute not known", "shop not asked", "budget not asked"],
  ]);
});

test("the head of the axes names them in their order, with each of the four marks", () => {
  expect(AXES_ABOUT).toContain("from the left: title, price, service, sku, attribute, shop, budget.");
  for (const mark of ["full", "hollow", "small grey", "dotted"]) expect(AXES_ABOUT).toContain(mark);
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

test("a rung that is reached has a stronger edge than one that is not", () => {
  const { container } = render(<GateLadder state="scored" score={0.1} gate={1} />);

  const rungs = [...container.querySelectorAll(".rounded-mark")].map(({ classList }) =>
    classList.contains("border-edge"),
  );
  expect(rungs).toEqual([true, false, false, false, false]);
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
  // The rules hold every constraint against the product, each for itself.
  expect(jointWords(axes, "rules")).toBeUndefined();
});
