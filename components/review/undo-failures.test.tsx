import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { noticesEnded, ready } from "./given-answers";
import { anEvent } from "./given-event";

const EVENT = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e001";
const APPROVED = { status: "saved", review: aReview({ approved: true, version: 4 }), eventId: EVENT };
const TAKEN_BACK = { status: "saved", review: aReview({ version: 5 }), eventId: crypto.randomUUID() };
const HISTORY = {
  ...{ events: [anEvent({ id: EVENT, question: "approval", value: "yes" })], total: 1, nextCursor: null },
};
const fault = () => Response.json({ code: "INTERNAL", detail: "No.", requestId: "r-7" }, { status: 500 });

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A reader with an answer to take back. */
async function givenApproved(answers: Readonly<Record<string, Answer>>) {
  render(<Toaster />);
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/history": HISTORY,
      "PUT /api/trajectories/:id/approval": APPROVED,
      "POST /api/trajectories/:id/undo": TAKEN_BACK,
      ...answers,
    },
  });
  await ready();
  await userEvent.keyboard("y");
  await screen.findByText("Approved for export");

  return { undone: () => asked.flatMap(({ key, body }) => (key.endsWith("/undo") ? [body] : [])) };
}

async function failure() {
  const item = (await screen.findByText("Nothing was undone")).closest("li");
  if (!item) throw new Error("It is said outside of notices.");

  return within(item);
}

const onceFault = (then: unknown) => {
  const answers = [fault(), then];
  return () => answers.shift();
};

test("an undo that met a fault is offered again", async () => {
  const { undone } = await givenApproved({ "POST /api/trajectories/:id/undo": onceFault(TAKEN_BACK) });
  await userEvent.keyboard("u");

  await userEvent.click((await failure()).getByRole("button", { name: "Try again" }));

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  expect(undone()).toEqual([{ eventId: EVENT }, { eventId: EVENT }]);
});

test("its failure ends once the key undid it after all", async () => {
  const { undone } = await givenApproved({ "POST /api/trajectories/:id/undo": onceFault(TAKEN_BACK) });
  await userEvent.keyboard("u");
  await failure();
  // While the pointer is there no notice ends by itself.
  await userEvent.hover(screen.getByText("Nothing was undone"));

  await userEvent.keyboard("u");

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Nothing was undone")).toBeNull());
  expect(undone()).toEqual([{ eventId: EVENT }, { eventId: EVENT }]);
});

test("the undo of another answer leaves it", async () => {
  const label = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e002";
  const { undone } = await givenApproved({
    "PUT /api/trajectories/:id/label": { ...APPROVED, eventId: label },
    "POST /api/trajectories/:id/undo": onceFault(TAKEN_BACK),
  });
  await userEvent.keyboard("1{Enter}");
  await screen.findByText("Label saved");
  const [first, second] = screen.getAllByRole("button", { name: "Undo" });
  if (!first || !second) throw new Error("Each answer has its own undo.");
  await userEvent.click(first);
  await failure();

  await userEvent.click(second);

  expect(await screen.findByText(/^Undone:/)).toBeTruthy();
  expect(new Set(undone())).toEqual(new Set([{ eventId: EVENT }, { eventId: label }]));
  await noticesEnded();
  expect(screen.getByText("Nothing was undone")).toBeTruthy();
});

test("one that fails once more is told once", async () => {
  await givenApproved({ "POST /api/trajectories/:id/undo": fault });
  await userEvent.keyboard("u");
  const first = (await screen.findByText("Nothing was undone")).closest("li");

  await userEvent.keyboard("u");

  await waitFor(() => expect(first?.isConnected).toBe(false));
  expect(screen.getAllByText("Nothing was undone")).toHaveLength(1);
});

test("where the history could not be read, another try reads it again, and ends the failure", async () => {
  const reads: unknown[] = [];
  const { undone } = await givenApproved({ "GET /api/trajectories/:id/history": () => reads.shift() ?? fault() });
  await userEvent.keyboard("u");
  await failure();
  reads.push(HISTORY);
  await userEvent.hover(screen.getByText("Nothing was undone"));

  await userEvent.keyboard("u");

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Nothing was undone")).toBeNull());
  expect(undone()).toEqual([{ eventId: EVENT }]);
});

test("the notice of that offers the try as well", async () => {
  const reads: unknown[] = [];
  const { undone } = await givenApproved({ "GET /api/trajectories/:id/history": () => reads.shift() ?? fault() });
  await userEvent.keyboard("u");
  const again = (await failure()).getByRole("button", { name: "Try again" });
  reads.push(HISTORY);

  await userEvent.click(again);

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  expect(undone()).toEqual([{ eventId: EVENT }]);
});
