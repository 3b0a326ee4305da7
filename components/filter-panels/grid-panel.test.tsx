import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { FilterGrid } from "@/lib/contract/what-if";
import { givenGrid, givenScope } from "./given-lab";
import { GridPanel } from "./grid-panel";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scope = givenScope();

function givenPanel(grid: FilterGrid = givenGrid(), search = "") {
  return givenApp(<GridPanel {...scope} />, {
    search,
    answers: { ...givenMe("researcher"), [`POST /api/corpora/${scope.corpus.id}/filter-grid`]: grid },
  });
}

const filterOf = (link: HTMLElement): string | null =>
  new URL(link.getAttribute("href") ?? "", "http://assay.test").searchParams.get("filter");

test("each cell has its count and its share of agentic in words, and opens its rows", async () => {
  givenPanel();

  const grid = within(await screen.findByRole("table", { name: "Trajectories by richness and coefficient" }));
  const cell = grid.getByRole("link", {
    name: "30 with richness 0.8 to 0.9, coefficient 0.65 to 1, 80\u00a0% agentic: open the trajectories",
  });
  expect(cell.textContent).toBe("3080\u00a0% agentic");
  expect(filterOf(cell)).toBe("richness_share:8 score:1");
  expect(grid.getAllByRole("link")).toHaveLength(6);
  expect(grid.getByRole("columnheader", { name: "not judged" })).toBeDefined();
});

test("arrow keys move between cells that hold rows, and one of them is reached by Tab", async () => {
  givenPanel();
  const links = await screen.findAllByRole("link", { name: /open the trajectories/ });
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  links[0]?.focus();

  await userEvent.keyboard("{ArrowRight}{ArrowDown}");

  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^30 with richness 0\.8/);
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^590 with richness 0\.1/);
});

test("the sentence says whether the judge's axis says who acted", async () => {
  givenPanel();

  expect(
    await screen.findByText(
      "Agentic are 40 % (37 to 43) of 1,000 at a coefficient of 0.3 to 0.65 and 40 % (37 to 43) of 1,000 at 0.65 to 1: within chance, so the judge's axis does not say who acted.",
    ),
  ).toBeDefined();
});

test.each([
  ["they go together", [100, 10], [100, 90], /they go together here/],
  ["they go apart", [100, 90], [100, 10], /the less often the model acted/],
  ["too few are judged", [9, 9], [100, 10], /^Too few trajectories are judged/],
] as const)("it says so where %s", async (_, low, high, says) => {
  const { cells } = givenGrid();
  const [cell] = cells;
  if (!cell) throw new Error("The grid has no cell.");
  givenPanel(
    givenGrid({
      cells: [low, high].map(([count, agentic], coefficient) => ({ ...cell, coefficient, count, agentic })),
    }),
  );

  expect(await screen.findByText(says)).toBeDefined();
});

test("its values are a table whose counts open their rows", async () => {
  givenPanel(givenGrid(), "?data=filter-grid");

  const table = within(await screen.findByRole("table", { name: "Richness against the coefficient" }));
  const row = table.getByRole("row", { name: "0.8 to 0.9 0.65 to 1 30 24 80\u00a0% 10 6" });
  expect(filterOf(within(row).getByRole("link"))).toBe("richness_share:8 score:1");
});

test("an empty corpus is said to be one", async () => {
  givenPanel(givenGrid({ cells: [] }));

  expect(await screen.findByText("Nothing is imported here yet that could be counted.")).toBeDefined();
});
