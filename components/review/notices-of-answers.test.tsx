import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, lateAnswer } from "@/components/shell/given-app";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { noticesEnded, ready } from "./given-answers";

const [LABEL, APPROVAL] = ["2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e001", "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e002"];
const mine = { labelSource: "person", labelledBy: "Ada", isLabelMine: true } as const;
const LABELLED = { status: "saved", review: aReview({ ...mine, label: "agentic", version: 4 }), eventId: LABEL };
const APPROVED = {
  ...{ status: "saved", review: aReview({ ...mine, label: "agentic", approved: true, version: 5 }), eventId: APPROVAL },
};
const REJECTED = { status: "saved", review: aReview({ ...mine, label: "reject", version: 5 }), eventId: LABEL };
const undone = (review: Parameters<typeof aReview>[0]) => ({
  ...{ status: "saved", review: aReview({ ...review, version: 6 }), eventId: crypto.randomUUID() },
});

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function givenOpen(answers: Readonly<Record<string, Answer>>) {
  render(<Toaster />);
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: { "PUT /api/trajectories/:id/approval": APPROVED, ...answers },
  });
  await ready();

  return { undos: () => asked.flatMap(({ key, body }) => (key.endsWith("/undo") ? [body] : [])) };
}

/** The notice that says so. */
async function notice(words: string) {
  const item = (await screen.findByText(words)).closest("li");
  if (!item) throw new Error(`No notice says “${words}”.`);

  return within(item);
}

test("a label that takes the approval back ends its notice, which is true no more", async () => {
  const { undos } = await givenOpen({
    "PUT /api/trajectories/:id/label": REJECTED,
    "POST /api/trajectories/:id/undo": undone({ approved: true }),
  });
  await userEvent.keyboard("y");
  // While the pointer is there no notice ends by itself.
  await userEvent.hover(await screen.findByText("Approved for export"));

  await userEvent.keyboard("31{Enter}");
  const label = await notice("Label saved");
  await waitFor(() => expect(screen.queryByText("Approved for export")).toBeNull());

  await userEvent.click(label.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone: no label; approved for export")).toBeTruthy();
  expect(undos()).toEqual([{ eventId: LABEL }]);
});

test("a label that leaves the approval as it is leaves its notice too", async () => {
  await givenOpen({ "PUT /api/trajectories/:id/label": { ...APPROVED, eventId: LABEL } });
  await userEvent.keyboard("y");
  await screen.findByText("Approved for export");
  const ended = vi.spyOn(toast, "dismiss");

  await userEvent.keyboard("1{Enter}");
  await screen.findByText("Label saved");

  expect(ended).not.toHaveBeenCalled();
});

test("two that are pressed one after the other are both taken back, and one that is pressed twice is once", async () => {
  const late = lateAnswer(undone({ ...mine, label: "agentic" }));
  const answers = [late.response, undone({})];
  const { undos } = await givenOpen({
    "PUT /api/trajectories/:id/label": LABELLED,
    "POST /api/trajectories/:id/undo": () => answers.shift(),
  });
  await userEvent.keyboard("1{Enter}");
  const label = await notice("Label saved");
  await userEvent.keyboard("y");
  const approval = (await notice("Approved for export")).getByRole("button", { name: "Undo" });

  await userEvent.click(approval);
  await userEvent.click(approval);
  await userEvent.click(label.getByRole("button", { name: "Undo" }));
  expect(undos()).toEqual([{ eventId: APPROVAL }]);
  late.letGo();

  expect(await screen.findByText("Undone: no label")).toBeTruthy();
  expect(undos()).toEqual([{ eventId: APPROVAL }, { eventId: LABEL }]);
});

test("one that is pressed while another answer is being saved is taken back once that is there", async () => {
  const late = lateAnswer(APPROVED);
  const { undos } = await givenOpen({
    "PUT /api/trajectories/:id/label": LABELLED,
    "PUT /api/trajectories/:id/approval": late.response,
    "POST /api/trajectories/:id/undo": undone({ approved: true }),
  });
  await userEvent.keyboard("1{Enter}");
  const label = await notice("Label saved");

  await userEvent.keyboard("y");
  await userEvent.click(label.getByRole("button", { name: "Undo" }));
  expect(undos()).toEqual([]);
  late.letGo();

  expect(await screen.findByText("Undone: no label; approved for export")).toBeTruthy();
  expect(undos()).toEqual([{ eventId: LABEL }]);
  expect(screen.getByText("Approved for export")).toBeTruthy();
});

test("an undo that is refused for a later answer leaves the notice of that, whose undo it asks for", async () => {
  const late = lateAnswer({ ...LABELLED, review: { ...LABELLED.review, version: 5 }, eventId: crypto.randomUUID() });
  const answers = [LABELLED, late.response];
  const refusal = { code: "CONFLICT", detail: "You answered again after it.", requestId: "r-7" };
  const { undos } = await givenOpen({
    "PUT /api/trajectories/:id/label": () => answers.shift(),
    "POST /api/trajectories/:id/undo": () => Response.json(refusal, { status: 409 }),
  });
  await userEvent.keyboard("1{Enter}");
  const first = await notice("Label saved");
  // While the pointer is there no notice ends by itself.
  await userEvent.hover(screen.getByText("Label saved"));

  await userEvent.keyboard("2{Enter}");
  await userEvent.click(first.getByRole("button", { name: "Undo" }));
  late.letGo();
  expect(await screen.findByText("Nothing was undone")).toBeTruthy();

  expect(undos()).toEqual([{ eventId: LABEL }]);
  await noticesEnded();
  expect((await notice("Label saved")).getByRole("button", { name: "Undo" })).toBeTruthy();
});
