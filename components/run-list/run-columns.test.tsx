import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { RUN_SORTS } from "@/lib/domain/run-order";
import { address, givenListedRun, givenRunList, givenRunPage } from "./given-runs";
import { runColumns } from "./run-columns";

beforeEach(() => givenWindowSize());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CHECK_PX = 36;
const RAIL_PX = 72;

function widthTo(last: (typeof RUN_SORTS)[number]): number {
  const widths = new Map(
    runColumns({ k: 8, hasHidden: false, addressOf: () => "", nameOf: ({ name }) => name, headroomOf: () => "" }).map(
      ({ id, widthPx }) => [id, widthPx],
    ),
  );

  return RUN_SORTS.slice(0, RUN_SORTS.indexOf(last) + 1).reduce((sum, id) => sum + (widths.get(id) ?? 0), CHECK_PX);
}

test("all columns have room in a window of 1440 pixels, pass@k, headroom and ASR in one of 700", () => {
  expect(widthTo("harness")).toBeLessThanOrEqual(1440 - RAIL_PX);
  expect(widthTo("asr")).toBeLessThanOrEqual(700 - RAIL_PX);
});

const heads = () =>
  screen
    .getAllByRole("columnheader")
    .slice(1)
    .map((head) => head.textContent);

test("columns are chosen in a menu, and the address says which", async () => {
  await givenRunList(givenRunPage([givenListedRun()]));
  await screen.findByRole("grid", { name: "Runs" });
  expect(heads()).toContain("Suite");

  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Suite" }));

  await waitFor(() => expect(heads()).not.toContain("Suite"));
  expect(address.state?.columns).toEqual(RUN_SORTS.filter((sort) => sort !== "suite"));
});

test("columns that tell nothing of the runs are off until they are chosen, and then all can show", async () => {
  const runs = ["one", "two"].map((name) => givenListedRun({ name, costUsd: { mean: null, n: 0 } }));
  await givenRunList(givenRunPage(runs), { columns: null });
  await screen.findByRole("grid", { name: "Runs" });
  for (const name of ["ASR", "Cost", "Suite", "Harness"]) expect(heads()).not.toContain(name);

  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Cost" }));

  await waitFor(() => expect(heads()).toContain("Cost"));
  await userEvent.click(screen.getByRole("button", { name: "Show the usual columns" }));
  await waitFor(() => expect(heads()).not.toContain("Cost"));
  expect(address.state?.columns).toBeNull();
});

test("an agent beside its run does not repeat its name", async () => {
  const agent = { name: "cart", version: "2", model: "qwen" };
  await givenRunList(givenRunPage([givenListedRun({ name: "cart 2", agent })]));
  await screen.findByRole("grid", { name: "Runs" });

  expect(screen.getByTitle("cart · 2 · qwen").textContent).toBe("qwen");
});

test("the columns of the address show in its order; at one try those of more tries do not", async () => {
  await givenRunList(givenRunPage([givenListedRun()], { k: 1 }), { columns: ["cost", "passAtK", "name"] });
  await screen.findByRole("grid", { name: "Runs" });

  expect(heads()).toEqual(["Cost", "Run"]);
});

test("runs whose long names differ at the end alone are told apart, and their names are whole on hover", async () => {
  const names = ["b", "re"].map(
    (end) => `a-very-long-run-file-name-that-somebody-made-from-all-parameters-v2_${end}.jsonl`,
  );
  await givenRunList(givenRunPage(names.map((name) => givenListedRun({ name }))));
  await screen.findByRole("grid", { name: "Runs" });

  const shown = names.map((name) => screen.getAllByTitle(name)[0]?.textContent ?? "");
  expect(new Set(shown).size).toBe(2);
  for (const name of shown) expect(name.length).toBeLessThanOrEqual(36);
});
