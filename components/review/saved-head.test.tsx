import { useQuery } from "@tanstack/react-query";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
import { TRAJECTORY_KEYS } from "@/lib/client/trajectory";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { ready } from "./given-answers";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The reader of what the browser holds of a trajectory, as on its page. */
function Open({ detail: first }: { detail: TrajectoryDetail }) {
  const queryKey = TRAJECTORY_KEYS.detail(first.header.id);
  const { data: detail } = useQuery({ queryKey, queryFn: () => first, initialData: first, enabled: false });
  const table = { corpus: detail.header.corpus.id, filter: "", sort: "-imported" };

  return <Reader detail={detail} link={{ mode: "story", layers: [] }} table={table} />;
}

const head = () => within(screen.getByRole("region", { name: "The saved label" }));

test("before any label its line is there, and nothing in it can be taken back", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();

  expect(head().getByText("no label yet").parentElement?.className).toContain("min-h-6");
  expect(head().queryByRole("button")).toBeNull();
});

test("what is saved stands with its time and reason before the history tells of it", async () => {
  const detail = aDetail({ steps: [aStep(0)] });
  const at = `/api/trajectories/${detail.header.id}`;
  const late = lateAnswer({ review: aReview(), events: [] });
  const histories = [Response.json({ review: aReview(), events: [] }), late.response];
  const { asked } = givenApp(<Open detail={detail} />, {
    answers: {
      [`GET ${at}/chunks/0`]: [aStep(0)],
      [`GET ${at}/history`]: () => histories.shift(),
      [`PUT ${at}/label`]: {
        status: "saved",
        review: aReview({
          ...{ label: "agentic", labelSource: "person", labelledBy: "Ada", isLabelMine: true, version: 4 },
          updatedAt: new Date().toISOString(),
        }),
        eventId: crypto.randomUUID(),
      },
    },
  });
  await ready();

  await userEvent.keyboard("12{Enter}");

  expect(await head().findByText("just now")).toBeTruthy();
  expect(head().getByText("The model decided the calls")).toBeTruthy();
  await waitFor(() => expect(asked.filter(({ key }) => key === `GET ${at}/history`)).toHaveLength(2));
  late.letGo();
});

test("the label that stands is named below the button that approves, which does not move for it", async () => {
  givenReader({ steps: [aStep(0)], review: aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada" }) });
  await ready();

  const named = await screen.findByText(/Ada\s+called this sub-task\./);
  const button = screen.getByRole("button", { name: /^Approve/ });
  expect(button.compareDocumentPosition(named) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
