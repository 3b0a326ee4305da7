import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { trajectoryColumns } from "./columns";
import { givenTable } from "./given-table";
import { givenTrajectoryPage, givenTrajectoryRow } from "./given-trajectory-row";
import { USUAL_COLUMNS } from "./list-state";

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function tracksOf(...rows: readonly TrajectoryRow[]): Promise<string> {
  cleanup();
  await givenTable({}, { "GET /api/trajectories": givenTrajectoryPage(rows) });
  const row = screen.getAllByRole("row").find((one) => one.style.gridTemplateColumns !== "");

  return row?.style.gridTemplateColumns ?? screen.getByRole("grid").outerHTML;
}

test("no row decides the width of a column: what people said of some of them moves none", async () => {
  const plain = givenTrajectoryRow({ verdict: "review", label: null, approved: false });
  const tracks = await tracksOf(plain);

  expect(tracks).not.toBe("");
  expect(await tracksOf(plain, { ...plain, id: crypto.randomUUID(), label: "sub_task", approved: true })).toBe(tracks);
});

test("in a window of 1440 px the problem has more than 220 beside the label", () => {
  const columns = trajectoryColumns({ corpus: "", filter: "", sort: "" }, "defaults-1");
  const others = columns.filter(({ id }) => id !== "problem" && USUAL_COLUMNS.some((usual) => usual === id));

  // The rail has 72, the facets 212, the checkboxes 36.
  expect(1440 - 72 - 212 - 36 - others.reduce((sum, { widthPx }) => sum + widthPx, 0)).toBeGreaterThan(220);
});

test("a label has room for its whole word beside the mark of an approval, also in the ring of one that was settled", () => {
  const label = trajectoryColumns({ corpus: "", filter: "", sort: "" }, "defaults-1").find(({ id }) => id === "label");

  // As Chromium sets them: “◆ sub-task” in its chip has 77, its ring 4, the gap 6, the mark 26, the cell's padding 16.
  expect(label?.widthPx).toBeGreaterThanOrEqual(77 + 4 + 6 + 26 + 16);
});

test("two lines of a cell leave room to the borders of the row", async () => {
  const row = givenTrajectoryRow({ verdict: "agentic", label: "sub_task", status: "timed_out", outcome: "unscored" });
  await givenTable({}, { "GET /api/trajectories": givenTrajectoryPage([row]) });
  const cells = [screen.getByTitle(/^Overridden: /), screen.getByTitle(/^Not scored: the run timed out/)];

  // 12 px for each line, and 2 beneath them for what hangs below the last: 31 are between the borders.
  for (const cell of cells) expect(cell.className).toMatch(/^flex min-w-0 flex-col pb-0\.5 .*leading-3 ?/);
});
