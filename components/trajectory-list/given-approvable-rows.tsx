import { render, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { type Answer, type Asked, givenWindowSize } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import { SetApproval, UndoLabel } from "@/lib/contract/labels";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { givenTable } from "./given-table";
import { givenTrajectoryPage, givenTrajectoryRow } from "./given-trajectory-row";
import { keepOpened } from "./last-opened";

/** Before each test: nothing is remembered of another, and rows have room. */
export function givenFreshTable(): void {
  localStorage.clear();
  keepOpened({ corpus: "another", filter: "", sort: "" }, "another");
  givenWindowSize();
}

export const REVIEW = {
  ...{ label: null, labelSource: null, labelledBy: null, isLabelMine: false },
  ...{ approved: true, version: 8, updatedAt: null },
};
/** A notice that nothing takes away stands for ten seconds. */
export const BEFORE_ITS_TIME = { timeout: 5000 };
export const failure = () =>
  Response.json({ code: "INTERNAL", detail: "It failed.", requestId: "r-1" }, { status: 500 });
export const aRow = (query: string, facts: Partial<TrajectoryRow> = {}) =>
  givenTrajectoryRow({ problem: { id: crypto.randomUUID(), query }, run: "night 3", rollout: 2, ...facts });
export const writes = (asked: readonly Asked[]) =>
  asked.filter(({ key }) => key.startsWith("PUT") || key.startsWith("POST"));

/** A server that holds these rows and does to them what it is asked. */
export async function givenRows(items: readonly TrajectoryRow[], answers: Record<string, Answer> = {}) {
  let rows = items;
  const events = new Map<string, boolean>();
  const write = (id: string, approved: boolean) => {
    rows = rows.map((row) => (row.id === id ? { ...row, approved, version: row.version + 1 } : row));
    const eventId = crypto.randomUUID();
    events.set(eventId, approved);

    return { status: "saved", review: { ...REVIEW, approved }, eventId };
  };
  const own = items.flatMap(({ id }) => [
    [
      `PUT /api/trajectories/${id}/approval`,
      (_: URL, body: unknown) => write(id, SetApproval.parse(body).approved),
    ] as const,
    [
      `POST /api/trajectories/${id}/undo`,
      (_: URL, body: unknown) => write(id, !events.get(UndoLabel.parse(body).eventId)),
    ] as const,
  ]);
  render(<Toaster />);

  return givenTable(
    {},
    {
      "GET /api/trajectories": () => givenTrajectoryPage(rows),
      ...Object.fromEntries(own),
      ...answers,
    },
  );
}

/** Until the table shows what was written. */
export async function isShown(name: string, approval: "approved" | "open") {
  const row = () => screen.getByRole("row", { name: new RegExp(name) });
  await waitFor(() =>
    expect(within(row()).queryByTitle("Approved for export") === null ? "open" : "approved").toBe(approval),
  );
}
