import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { Adjudication, type AdjudicationPlace } from "./adjudication";
import { aConflict, aSide, QUESTIONS } from "./given-conflict";

const QUEUE = "44444444-4444-4444-8444-444444444444";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function givenItem(item: ConflictItem, state: AdjudicationPlace["state"]) {
  const steps = [aStep(0)];
  const detail = aDetail({ steps });
  const { id } = detail.header;
  const counts = { conflict: 0, blocked_task_fault: 0, settled: 0, [state]: 1 };

  return givenApp(<Adjudication queue={QUEUE} state={state} item={item.item} onPlace={() => undefined} />, {
    answers: {
      [`GET /api/adjudications/${QUEUE}`]: {
        ...{ queue: { id: QUEUE, name: "Audit", questions: QUESTIONS }, items: [item], nextCursor: null, counts },
      },
      [`GET /api/adjudications/${QUEUE}/items/${item.item}`]: { ...item, detail },
      [`POST /api/adjudications/${QUEUE}/items/${item.item}`]: { status: "saved", item: settledOf(item) },
      [`GET /api/trajectories/${id}/chunks/0`]: steps,
      [`GET /api/trajectories/${id}/comments`]: { items: [] },
      [`GET /api/trajectories/${id}/step-labels`]: { items: [] },
    },
  });
}

function settledOf(item: ConflictItem): ConflictItem {
  const settled = {
    ...{ answers: { structure: "sub_task", note: "Read twice." }, cause: "slip" as const, by: "Lea" },
    ...{ at: "2026-11-21T08:00:00.000Z", event: crypto.randomUUID() },
  };

  return { ...item, settled };
}

/** The sides have no room, and a line stands for them. */
function givenNarrowWindow(): void {
  vi.mocked(window.matchMedia).mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: false, media: query, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
}

test.each([
  ["the gate alone", ["gate"], "Bo: 4 no compare ≠ Cy: 5 all pass"],
  ["several questions", ["structure", "gate"], "Bo: Agentic · 4 no compare ≠ Cy: Agentic · 5 all pass"],
  ["none", [], "all reviewers agree"],
])("the line that stands for the sides tells who said what where they differ on %s", async (_, differing, line) => {
  givenNarrowWindow();
  const sides = [
    aSide({ name: "Bo", answers: { structure: "agentic", gate: "4" } }),
    aSide({ name: "Cy", answers: { structure: "agentic", gate: "5" } }),
    aSide({ kind: "judge", name: "Judge", answers: { gate: "1" } }),
  ];

  givenItem(aConflict({ sides, differing }), "conflict");

  expect(await screen.findByText(line, { selector: "p" })).toBeTruthy();
});

test("the line that stands for the sides where they have no room says what the item was settled as", async () => {
  givenNarrowWindow();
  givenItem(settledOf(aConflict()), "settled");

  expect(await screen.findByText("Settled as Sub-task, by Lea")).toBeTruthy();
  expect(screen.queryByText(/Bo: Agentic ≠ Cy/)).toBeNull();
});

test("the notice of a settlement names its task in one line, cut between words", async () => {
  const query = `Looking for a tone rain jacket, ${"waterproof and light, ".repeat(20)}under budget`;
  givenItem(aConflict({ query }), "conflict");
  render(<Toaster />);
  const pane = within(await screen.findByRole("region", { name: "The sides" }));
  await pane.findByRole("article", { name: "Bo, reviewer" });

  await userEvent.keyboard("22");

  const notice = await screen.findByText(/^In “Looking for a tone rain jacket, .*…”$/);
  expect(notice.textContent?.length).toBeLessThan(112);
});

test("the notice of a settlement says as what it was settled, and which rollout", async () => {
  givenItem(aConflict({ rollout: 3 }), "conflict");
  render(<Toaster />);
  const pane = within(await screen.findByRole("region", { name: "The sides" }));
  await pane.findByRole("article", { name: "Bo, reviewer" });

  await userEvent.keyboard("22");

  expect(await screen.findByText("Settled as Sub-task")).toBeTruthy();
  expect(screen.getByText("In “a brass lamp”, rollout 3")).toBeTruthy();
});
