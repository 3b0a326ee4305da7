import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenMe } from "@/components/shell/given-me";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import type { LabelEvent, Review } from "@/lib/contract/labels";
import type { Role } from "@/lib/domain/policy";
import { bodiesOf, ready, SAVED } from "./given-answers";
import { anEvent } from "./given-event";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const AGREED = aReview({ label: "sub_task", labelSource: "agreed" });
const ADJUDICATED = aReview({ label: "sub_task", labelSource: "adjudicated", labelledBy: "Ada" });
const BY_BEN = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ben" });

/** By Ada, who asks: outside of queues, over what several people had settled, and in a queue. */
const here = anEvent();
const overruling = anEvent({ phase: "adjudication" });
const inQueue = anEvent({ queue: "Week 34" });
const byBen = { person: "Ben", isMine: false };

interface Given {
  readonly review: Review;
  readonly events: readonly LabelEvent[];
  readonly role?: Role;
  /** What stands once it is taken back. */
  readonly left?: Review;
}

/** The button, once all that decides on it is there. */
async function buttonOf({ review, events, role = "lead", left = SAVED.review }: Given) {
  const history = { review, events: [...events, anEvent({ question: "approval", value: "no" })] };
  const { asked } = givenReader({
    ...{ steps: [aStep(0)], review },
    answers: {
      ...givenMe(role),
      "GET /api/trajectories/:id/history": history,
      "PUT /api/trajectories/:id/label": { ...SAVED, review: left },
    },
  });
  await ready();
  await screen.findByText("took the approval back");
  const head = within(screen.getByRole("region", { name: "The saved label" }));

  return { asked, button: () => head.queryByRole("button", { name: "Take the label back" }) };
}

test.each<[string, Given]>([
  ["agreed on in a queue", { review: AGREED, events: [inQueue] }],
  ["agreed on after a person's that says the same", { review: AGREED, events: [inQueue, here] }],
  ["adjudicated in a queue", { review: ADJUDICATED, events: [inQueue] }],
  ["adjudicated in a queue over a person's that says the same", { review: ADJUDICATED, events: [anEvent(byBen)] }],
  ["given by one person in a queue", { review: BY_BEN, events: [anEvent({ ...byBen, queue: "Week 34" })] }],
  [
    "adjudicated in a queue over the adjudicator's own that says the same",
    { review: ADJUDICATED, events: [inQueue, here] },
  ],
  [
    "given by a lead over what was settled, of an annotator who looks at it",
    { review: ADJUDICATED, events: [overruling], role: "annotator" },
  ],
])("a label that was %s is not taken back here", async (_, given) => {
  const { button } = await buttonOf(given);

  expect(button()).toBeNull();
});

test.each<[string, Given]>([
  ["given here", { review: BY_BEN, events: [anEvent(byBen)], role: "annotator" }],
  ["given by a lead over what was settled", { review: ADJUDICATED, events: [overruling, inQueue] }],
])("a label that was %s is taken back", async (_, given) => {
  const { asked, button } = await buttonOf(given);

  const offered = await waitFor(() => button() ?? Promise.reject(new Error("There is none.")));
  await userEvent.click(offered);

  await waitFor(() => expect(bodiesOf(asked, "/label")).toEqual([{ label: null, expectedVersion: 3 }]));
});

test.each([
  [true, "Label taken back; approved for export"],
  [false, "Label taken back"],
])("whether the approval came back with it is told: %s", async (approved, told) => {
  render(<Toaster />);
  const left = aReview({ version: 4, approved });
  const { button } = await buttonOf({ review: BY_BEN, events: [anEvent(byBen)], left });

  await userEvent.click(await waitFor(() => button() ?? Promise.reject(new Error("There is none."))));

  expect(await screen.findByText(told)).toBeTruthy();
});
