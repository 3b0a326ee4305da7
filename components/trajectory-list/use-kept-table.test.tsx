import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { corpus, givenTable, ROWS } from "./given-table";
import type { ListState } from "./list-state";
import { tableAddress } from "./table-address";

beforeEach(() => {
  sessionStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const LIST = { corpus: corpus.id, filter: 'run:"night 3"', sort: "-steps" };
const LOOK = {
  columns: ["steps", "problem", "agent"],
  density: "comfortable",
  facets: "hidden",
  peek: ROWS[1]?.id ?? "",
} as const satisfies Partial<ListState>;

/** What an address says of the table. */
const saidBy = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.slice("/trajectories".length)).entries());

test("the way back to the table leads to it as it was left, with all that its address said", async () => {
  const { filter, sort } = LIST;
  await givenTable({ ...LOOK, filter, sort, facets: "shown" });
  await userEvent.click(screen.getByRole("button", { name: "Hide the facets" }));

  expect(saidBy(tableAddress(LIST))).toEqual({ ...LIST, ...LOOK, columns: "steps,problem,agent", facets: "hidden" });
});

test("another list, and a tab that never had the table, lead to the list alone", async () => {
  await givenTable({ ...LOOK, ...LIST });

  expect(tableAddress({ ...LIST, sort: "-imported" })).toBe(
    `/trajectories?${new URLSearchParams({ corpus: corpus.id, filter: LIST.filter })}`,
  );
  sessionStorage.clear();
  expect(tableAddress(LIST)).toBe(`/trajectories?${new URLSearchParams(LIST)}`);
});

test("a table that was put back to its usual look is left without words for it", async () => {
  await givenTable({ ...LIST, density: "comfortable" });
  expect(tableAddress(LIST)).toContain("density=comfortable");
  await userEvent.click(screen.getByRole("button", { name: "Lower rows" }));

  expect(tableAddress(LIST)).toBe(`/trajectories?${new URLSearchParams(LIST)}`);
});

test("a browser that keeps nothing shows the table and leads back to its list", async () => {
  const refused = () => {
    throw new DOMException("no storage", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refused, setItem: refused, removeItem: refused });

  await givenTable({ ...LOOK, ...LIST });

  expect(screen.getByRole("grid", { name: "Trajectories" })).toBeTruthy();
  expect(tableAddress(LIST)).toBe(`/trajectories?${new URLSearchParams(LIST)}`);
});
