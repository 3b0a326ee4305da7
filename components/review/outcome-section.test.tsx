import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("where no axis was scored, none is listed", async () => {
  const axes = { shop: "n/a", budget: "n/a" } as const;
  givenReader({ steps: [aStep(0)], header: { outcome: { level: "success", by: "source", score: 1, rule: 1, axes } } });

  const section = within(await screen.findByRole("region", { name: "Outcome" }));

  expect(section.getByText("The source gives no axes.")).toBeTruthy();
  expect(section.queryByRole("list")).toBeNull();
});

test("whose the outcome is stands with it", async () => {
  const outcome = { level: "success", by: "rules", score: null, rule: 1, axes: { shop: "n/a" } } as const;
  givenReader({ steps: [aStep(0)], header: { outcome, answerKey: { file: null, isMeasured: true } } });

  const section = within(await screen.findByRole("region", { name: "Outcome" }));

  expect(section.getByText(/^Scored here by the rules of .*, from the answer key of the problem\.$/)).toBeTruthy();
  expect(section.getByText("No axis could be compared.")).toBeTruthy();
});

test("every axis is listed where one was scored, and it is said why sku and attribute are open", async () => {
  const axes = { title: "pass", price: "pass", service: "pass", shop: "n/a", budget: "n/a" } as const;
  givenReader({
    steps: [aStep(0)],
    header: { outcome: { level: "partial", by: "source", score: null, rule: 0.8, axes } },
  });

  const section = within(await screen.findByRole("region", { name: "Outcome" }));

  expect(section.getByText("sku and attribute not known: the source gives them as one")).toBeTruthy();
  expect(section.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    ...["title✓ pass", "price✓ pass", "service✓ pass", "sku? not known", "attribute? not known"],
    ...["shop– not asked", "budget– not asked"],
  ]);
  expect(screen.getAllByText(/^partial: title pass.*, sku and attribute not known/)).toHaveLength(2);
});
