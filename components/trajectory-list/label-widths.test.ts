import { expect, test } from "vitest";
import { trajectoryColumns } from "./columns";
import { givenTrajectoryRow } from "./given-trajectory-row";
import { withLabelWidths } from "./label-widths";
import { USUAL_COLUMNS } from "./list-state";

const COLUMNS = trajectoryColumns({ corpus: "", filter: "", sort: "" }, "defaults-1");
const NONE = givenTrajectoryRow({ verdict: "review", label: null, approved: false });

/** What the problem has of a window of 1440 px: the rail has 72, the facets 212, the checkboxes 36. */
function problemPx(...rows: Parameters<typeof withLabelWidths>[1][number][]): number {
  const columns = withLabelWidths(COLUMNS, rows);
  const others = USUAL_COLUMNS.filter((id) => id !== "problem").map((id) => columns.find((one) => one.id === id));

  return 1440 - 72 - 212 - 36 - others.reduce((sum, column) => sum + (column?.widthPx ?? 0), 0);
}

test("where no row has a label or an approval, the problem has their room", () => {
  expect(problemPx(NONE)).toBeGreaterThan(290);
  expect(problemPx(NONE, { ...NONE, approved: true })).toBeGreaterThan(250);
});

test("a label and its origin have room at once, and the problem keeps its least width", () => {
  const labelled = { ...NONE, label: "sub_task" } as const;

  expect(withLabelWidths(COLUMNS, [NONE, labelled]).find(({ id }) => id === "label")?.widthPx).toBe(168);
  expect(problemPx(NONE, labelled)).toBeGreaterThan(COLUMNS.find(({ isWide }) => isWide)?.widthPx ?? 999);
});

test("the verdict asks for the room of a word only where an answer stands after it", () => {
  const roomOf = (row: typeof NONE) => withLabelWidths(COLUMNS, [row]).find(({ id }) => id === "verdict")?.roomyPx;

  expect(roomOf({ ...NONE, label: "agentic" })).toBe(176);
  expect(roomOf({ ...NONE, verdict: "agentic", label: "agentic" })).toBeUndefined();
});
