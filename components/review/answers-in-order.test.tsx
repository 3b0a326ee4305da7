import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aGateReview, aJudgement } from "@/components/judgement/given-judgement";
import { type Answer, lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { NOT_TAKEN } from "@/lib/domain/press-words";
import { ready } from "./given-answers";

const [APPROVAL, GATE] = ["2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e001", "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e002"];
const APPROVED = { status: "saved", review: aReview({ approved: true, version: 4 }), eventId: APPROVAL };
const GIVEN = {
  ...{ status: "saved", gateReview: aGateReview({ gate: 3, version: 5 }), eventId: GATE, isBeyondHorizon: false },
};
const TAKEN_BACK = { status: "saved", review: aReview({ version: 5 }), eventId: crypto.randomUUID() };

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A reader in which an approval and a gate can be given. */
async function givenBoth(answers: Readonly<Record<string, Answer>>) {
  render(<Toaster />);
  const { asked } = givenReader({
    steps: [aStep(0)],
    header: { judgement: aJudgement({ gate: 3, explanation: null }) },
    audit: { gateReview: aGateReview() },
    answers: {
      "PUT /api/trajectories/:id/approval": APPROVED,
      "PUT /api/trajectories/:id/gate": GIVEN,
      "POST /api/trajectories/:id/undo": TAKEN_BACK,
      ...answers,
    },
  });
  await ready();
  await screen.findByRole("region", { name: "Your gate" });
  /** What was written, in order: an undo by what it takes back. */
  const written = () =>
    asked
      .filter(({ key }) => /^PUT .+\/(approval|gate)$|\/undo$/.test(key))
      .map(({ key, body }) => (key.endsWith("/undo") ? body : key.slice(key.lastIndexOf("/") + 1)));

  return { written };
}

test("of two answers on their way, undo takes back the one given last, though the other is there first", async () => {
  const [approval, gate] = [lateAnswer(APPROVED), lateAnswer(GIVEN)];
  const { written } = await givenBoth({
    "PUT /api/trajectories/:id/approval": approval.response,
    "PUT /api/trajectories/:id/gate": gate.response,
  });

  await userEvent.keyboard("yl3u");
  approval.letGo();
  expect(await screen.findByText("Approved for export")).toBeTruthy();
  gate.letGo();

  expect(await screen.findByText("Undone: the gate is as it was before")).toBeTruthy();
  expect(written()).toEqual(["approval", "gate", { eventId: GATE }]);
});

test("an answer given while another is being taken back is the next one to undo", async () => {
  const [undo, gate] = [lateAnswer(TAKEN_BACK), lateAnswer(GIVEN)];
  const undos = [undo.response, TAKEN_BACK];
  const { written } = await givenBoth({
    "PUT /api/trajectories/:id/gate": gate.response,
    "POST /api/trajectories/:id/undo": () => undos.shift(),
  });
  await userEvent.keyboard("y");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

  await userEvent.keyboard("l3");
  undo.letGo();
  expect(await screen.findByText("Undone: approval taken back")).toBeTruthy();
  await userEvent.keyboard("u");
  gate.letGo();

  expect(await screen.findByText("Undone: the gate is as it was before")).toBeTruthy();
  expect(written()).toEqual(["approval", { eventId: APPROVAL }, "gate", { eventId: GATE }]);
});

test.each([
  ["is", [GIVEN, 200] as const, "Your gate is saved"],
  ["cannot be", [{ code: "INTERNAL", detail: "No.", requestId: "r-7" }, 500] as const, "Your gate was not saved"],
])("an approval given while a gate is being saved is saved once that %s", async (_, [body, status], words) => {
  const gate = lateAnswer(body, status);
  const { written } = await givenBoth({ "PUT /api/trajectories/:id/gate": gate.response });

  await userEvent.keyboard("l3");
  const approve = await screen.findByRole("button", { name: /^Approve/ });
  expect(approve.hasAttribute("disabled")).toBe(false);
  await userEvent.click(approve);
  await waitFor(() => expect(approve.hasAttribute("disabled")).toBe(true));
  expect(written()).toEqual(["gate"]);
  gate.letGo();

  expect(await screen.findByText("Approved for export")).toBeTruthy();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(written()).toEqual(["gate", "approval"]);
});

test("a gate given while one is being taken back is not sent, which would meet its own undo, and that is told", async () => {
  const undo = lateAnswer(TAKEN_BACK);
  const { written } = await givenBoth({ "POST /api/trajectories/:id/undo": undo.response });
  await userEvent.keyboard("l3");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(written()).toEqual(["gate", { eventId: GATE }]));
  await userEvent.keyboard("l3");
  expect(await screen.findByText(NOT_TAKEN.message)).toBeTruthy();
  undo.letGo();
  await screen.findByText("Undone: the gate is as it was before");
  await userEvent.keyboard("l3");

  await waitFor(() => expect(written()).toEqual(["gate", { eventId: GATE }, "gate"]));
});
