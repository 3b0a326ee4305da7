import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aGateReview, aJudgement } from "@/components/judgement/given-judgement";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aReview, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { bodiesOf, ready, SAVED } from "./given-answers";
import { LiveReader } from "./given-live-reader";

const EVENT = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e002";
const GIVEN = {
  ...{ status: "saved", gateReview: aGateReview({ gate: 3, version: 5 }), eventId: EVENT, isBeyondHorizon: false },
};
const TAKEN_BACK = {
  ...{ status: "saved", review: aReview(), eventId: crypto.randomUUID(), gateReview: aGateReview({ version: 6 }) },
};
const APPROVED = { status: "saved", review: aReview({ approved: true, version: 4 }), eventId: crypto.randomUUID() };

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("taking a saved gate back leaves the keyboard at the title of its part", async () => {
  const gateReview = aGateReview({ gate: 2, source: "person", givenBy: "Bo" });
  const first = aDetail({ steps: [aStep(0)], header: { judgement: aJudgement({ gate: 3 }) }, audit: { gateReview } });
  const late = lateAnswer({ ...GIVEN, gateReview: aGateReview({ version: 5 }) });
  givenApp(<LiveReader first={first} />, {
    answers: {
      [`GET /api/trajectories/${first.header.id}/chunks/0`]: [aStep(0)],
      [`PUT /api/trajectories/${first.header.id}/gate`]: late.response,
    },
  });
  await ready();
  const takeBack = await screen.findByRole("button", { name: "Take back" });

  await userEvent.click(takeBack);
  await waitFor(() => expect(takeBack.getAttribute("aria-disabled")).toBe("true"));
  // A browser takes the keyboard from what is disabled; the document of the tests does not.
  expect(takeBack).toHaveProperty("disabled", false);
  late.letGo();

  await waitFor(() => expect(screen.queryByRole("button", { name: "Take back" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your gate" }));
});

/** A reader of a server that can tell nothing more of the trajectory, in which a gate was given and is being taken back. */
async function givenUndo(undo: unknown) {
  render(<Toaster />);
  const first = aDetail({
    steps: [aStep(0)],
    header: { judgement: aJudgement({ gate: 3, explanation: null }) },
    audit: { gateReview: aGateReview() },
  });
  const { id } = first.header;
  const { asked } = givenApp(<LiveReader first={first} />, {
    answers: {
      [`GET /api/trajectories/${id}/chunks/0`]: [aStep(0)],
      [`PUT /api/trajectories/${id}/gate`]: GIVEN,
      [`PUT /api/trajectories/${id}/approval`]: APPROVED,
      [`PUT /api/trajectories/${id}/label`]: SAVED,
      [`POST /api/trajectories/${id}/undo`]: undo,
    },
  });
  await ready();
  await screen.findByRole("region", { name: "Your gate" });
  await userEvent.keyboard("l3");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  return { asked };
}

test("a gate after the undo of one names the version that the undo made, though the trajectory cannot be read", async () => {
  const { asked } = await givenUndo(TAKEN_BACK);
  await screen.findByText("Undone: the gate is as it was before");

  await userEvent.keyboard("l3");

  await waitFor(() => expect(bodiesOf(asked, "/gate")).toHaveLength(2));
  expect(bodiesOf(asked, "/gate")[1]).toEqual({ gate: 3, spans: [], expectedVersion: 6 });
});

test("where another person gave a gate meanwhile, the undo shows that one", async () => {
  await givenUndo({
    ...{ status: "conflict", review: aReview(), gateReview: aGateReview({ gate: 2, givenBy: "Bo", version: 6 }) },
  });

  expect(await screen.findByText(/^Not undone: someone answered after you/)).toBeTruthy();
  const stands = within(await screen.findByRole("region", { name: "The saved gate" }));
  expect(stands.getByText(/Bo/)).toBeTruthy();
});

test("an approval that is given while a gate is being taken back is saved after it", async () => {
  const undo = lateAnswer(TAKEN_BACK);
  const { asked } = await givenUndo(undo.response);

  await userEvent.keyboard("y");
  expect(bodiesOf(asked, "/approval")).toEqual([]);
  undo.letGo();

  expect(await screen.findByText("Approved for export")).toBeTruthy();
  expect(bodiesOf(asked, "/approval")).toEqual([{ approved: true, expectedVersion: 3 }]);
});

test("the buttons of what is no gate answer too while a gate is being taken back, and do not say that they save", async () => {
  const undo = lateAnswer(TAKEN_BACK);
  const { asked } = await givenUndo(undo.response);
  await waitFor(() => expect(asked.filter(({ key }) => key.endsWith("/undo"))).toHaveLength(1));

  expect(await screen.findByRole("button", { name: /^Approve/ })).toHaveProperty("disabled", false);
  await userEvent.keyboard("1");
  await userEvent.click(screen.getByRole("button", { name: /^Save label/ }));
  undo.letGo();

  expect(await screen.findByText("Label saved")).toBeTruthy();
  expect(bodiesOf(asked, "/label")).toEqual([{ label: "agentic", expectedVersion: 3 }]);
});
