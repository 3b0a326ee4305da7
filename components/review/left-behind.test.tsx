import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { ready, SAVED } from "./given-answers";
import { anEvent } from "./given-event";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PUT = "PUT /api/trajectories/:id/label";
const FAULT = { code: "INTERNAL", detail: "The server failed.", requestId: "r-7" };

/** A reader that is left while what its keys wrote is on its way. */
async function givenLeft(keys: string, address: string, late: ReturnType<typeof lateAnswer>) {
  render(<Toaster />);
  const reader = givenReader({ steps: [aStep(0)], answers: { [address]: () => late.response } });
  await ready();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(reader.asked.some(({ key }) => key.startsWith("PUT"))).toBe(true));
  reader.unmount();
  late.letGo();

  return reader;
}

test.each([
  ["23{Enter}", PUT, "The label of the trajectory you left was not saved"],
  ["y", "PUT /api/trajectories/:id/approval", "The approval of the trajectory you left was not saved"],
])("a write (%s) that fails behind the person is told", async (keys, address, words) => {
  await givenLeft(keys, address, lateAnswer(FAULT, 500));

  expect(await screen.findByText(words)).toBeTruthy();
});

test("an answer of somebody else that is met behind the person is told, and leads there", async () => {
  const theirs = aReview({ label: "agentic", labelSource: "person", labelledBy: "Ada", version: 8 });
  const { id, push } = await givenLeft("23{Enter}", PUT, lateAnswer({ status: "conflict", review: theirs }));

  expect(await screen.findByText("The label of the trajectory you left was not saved")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Open it" }));

  expect(push).toHaveBeenCalledWith(`/trajectories/${id}`);
});

test("the way back of a label is there behind the person, and says how it went", async () => {
  const late = lateAnswer(SAVED);
  const { id } = await givenLeft("23{Enter}", PUT, late);
  await screen.findByText("Label saved");
  expect(screen.getByText("In “Find a magnet”")).toBeTruthy();
  vi.stubGlobal("fetch", async (address: string) =>
    address.endsWith(`/api/trajectories/${id}/undo`)
      ? Response.json({ status: "conflict", review: aReview({ version: 9 }) })
      : Response.json({ code: "NOT_FOUND", requestId: "r" }, { status: 404 }),
  );

  await userEvent.click(screen.getByRole("button", { name: "Undo" }));

  expect(await screen.findByText("Not undone: someone answered after you, and that answer stands.")).toBeTruthy();
});

test("an undo says what stands now, and in which trajectory", async () => {
  const event = anEvent({ question: "approval", value: "no" });
  render(<Toaster />);
  givenReader({
    steps: [aStep(0)],
    answers: {
      "GET /api/trajectories/:id/history": { review: aReview(), events: [event], total: 1, nextCursor: null },
      "POST /api/trajectories/:id/undo": { ...SAVED, review: aReview({ approved: true, version: 4 }) },
    },
  });
  await screen.findByText("took the approval back");

  await userEvent.keyboard("u");

  expect(await screen.findByText("Undone: approved for export again")).toBeTruthy();
  expect(screen.getByText("In “Find a magnet”")).toBeTruthy();
});
