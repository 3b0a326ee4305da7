import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { labelHistoryOptions } from "@/lib/client/labels";
import type { LabelEvent } from "@/lib/contract/labels";
import { ready } from "./given-answers";
import { anEvent } from "./given-event";

const LABEL = anEvent({ id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e001" });
const APPROVAL = anEvent({ id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e002", question: "approval", value: "yes" });
const pageOf = (...events: LabelEvent[]) => ({ events, total: events.length, nextCursor: null });

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an undo takes the newest answer also where that is known here and not drawn yet", async () => {
  render(<Toaster />);
  const { asked, client, detail } = givenReader({
    steps: [aStep(0)],
    review: aReview({ label: "agentic", labelSource: "person", approved: true }),
    answers: {
      "GET /api/trajectories/:id/history": pageOf(LABEL),
      "POST /api/trajectories/:id/undo": {
        status: "saved",
        review: aReview({ version: 5 }),
        eventId: crypto.randomUUID(),
      },
    },
  });
  await ready();
  const { queryKey } = labelHistoryOptions(detail.header.id);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.pages[0]?.events).toHaveLength(1));

  await act(async () => {
    client.setQueryData(queryKey, (old) => old && { ...old, pages: [pageOf(APPROVAL, LABEL)] });
    fireEvent.keyDown(document.body, { key: "u" });
  });

  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  expect(asked.find(({ key }) => key.endsWith("/undo"))?.body).toEqual({ eventId: APPROVAL.id });
});
