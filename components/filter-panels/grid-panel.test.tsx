import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { FilterGrid } from "@/lib/contract/what-if";
import { givenEstimate, givenGrid, givenScope } from "./given-lab";
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
      /together\. Whether the ends differ is asked from the two intervals, over problems or agent versions, whichever is wider\.$/,
    ),
  ).toBeDefined();
  expect(
    await screen.findByText(
      "Agentic are 40 % (37 to 43) of 1,000 at a coefficient of 0.3 to 0.65 and 40 % (37 to 43) of 1,000 at 0.65 to 1: no more apart than by chance, so nothing here shows that the judge's axis says who acted.",
    ),
  ).toBeDefined();
});

test.each([
  ["they go together", givenEstimate(0.3, 0.1), /they go together here/],
  ["they go apart", { value: -0.3, low: -0.4, high: -0.2, n: 100 }, /the less often the model acted\.$/],
  ["too few are judged", { value: null, reason: "Too few.", n: 9 }, /^Too few trajectories, or of too few problems/],
  ["no two bands can be held", null, /^Too few trajectories, or of too few problems/],
  [
    "it rests on few agents",
    { ...givenEstimate(0.3, 0.1), note: "It rests on 4 agent versions only, so it holds for those." },
    /are still two questions\. Of the difference: It rests on 4 agent versions only/,
  ],
] as const)("it says so where %s", async (_, difference, says) => {
  givenPanel(givenGrid({ difference }));

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
