import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, givenApp, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { showReview } from "@/lib/client/labels";
import type { Review } from "@/lib/contract/labels";
import { bodiesOf, ready, SAVED } from "./given-answers";
import { LiveReader } from "./given-live-reader";

const EVENT = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d0e1";
const MOVED = "The label changed since you chose one here. Choose again.";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the second person sees the first answer beside his own, and nothing was overwritten", async () => {
  const theirs = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 });
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: { "PUT /api/trajectories/:id/label": { status: "conflict", review: theirs } },
  });
  await ready();

  await userEvent.keyboard("1{Enter}");

  const notice = await screen.findByRole("alert", { name: "Two answers" });
  expect(notice.textContent).toContain("Ada changed this trajectory");
  const row = within(notice).getByRole("row", { name: /Label/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["sub-task", "agentic"]);
  expect(bodiesOf(asked, "/label")).toHaveLength(1);
});

test("the notice comes into view and takes the keyboard where the answer was saved with the mouse", async () => {
  const theirs = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 });
  await givenLive(theirs);
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  await userEvent.click(screen.getByRole("button", { name: /^Reject/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Loops/ }));

  await userEvent.click(screen.getByRole("button", { name: /^Save label/ }));

  const notice = await screen.findByRole("alert", { name: "Two answers" });
  const heading = within(notice).getByRole("heading", { name: "Someone answered while you read" });
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(scrolled.mock.contexts).toContain(heading);
});

test("who writes by then keeps the keyboard, and the notice comes into view all the same", async () => {
  const theirs = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 });
  const late = lateAnswer({ status: "conflict", review: theirs });
  await givenLive(theirs, () => late.response);
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  await userEvent.keyboard("1{Enter}");
  const note = screen.getByRole("textbox", { name: "Note" });
  await userEvent.type(note, "It ");

  late.letGo();

  const notice = await screen.findByRole("alert", { name: "Two answers" });
  await waitFor(() => expect(scrolled.mock.contexts).toContain(within(notice).getByRole("heading")));
  expect(document.activeElement).toBe(note);
});

const cellsOf = (notice: HTMLElement, field: string) =>
  within(within(notice).getByRole("row", { name: new RegExp(`^${field} `) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("reason and note of both are shown where they differ, as they were typed", async () => {
  const theirs = aReview({ label: "reject", labelSource: "person", labelledBy: "Ada", version: 8 });
  const said = { reason: "loop", note: "It asks\n<b>three</b> times." };
  await givenLive(theirs, { status: "conflict", review: theirs, said });
  await userEvent.keyboard("r6");
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "Twice the same search.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");

  const notice = await screen.findByRole("alert", { name: "Two answers" });

  expect(cellsOf(notice, "Note")).toEqual(["It asks\n<b>three</b> times.", "Twice the same search."]);
  expect(within(notice).queryByRole("row", { name: /^Reason / })).toBeNull();
});

test("of an answer without reason and note that is said, and of an agreed one where they are", async () => {
  const theirs = aReview({ label: "sub_task", labelSource: "agreed", version: 8 });
  await givenLive(theirs);
  await userEvent.keyboard("r6{Enter}");

  const notice = await screen.findByRole("alert", { name: "Two answers" });

  expect(cellsOf(notice, "Reason")).toEqual(["several people’s, in the history", "Loops"]);
  expect(cellsOf(notice, "Note")).toEqual(["several people’s, in the history", "no note"]);
});

test("who only approved sees why the label changed meanwhile", async () => {
  const theirs = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 });
  const said = { reason: "macro_tool", note: null };
  await givenLive(theirs, undefined, { status: "conflict", review: theirs, said });
  await userEvent.keyboard("y");

  const notice = await screen.findByRole("alert", { name: "Two answers" });

  expect(cellsOf(notice, "Reason")).toEqual(["A macro tool hides the calls", "no reason"]);
  expect(within(notice).queryByRole("row", { name: /^Note / })).toBeNull();
});

test("a conflict over an approval names nobody: who gave the label did not change it", async () => {
  const seen = { label: "agentic", labelSource: "person", labelledBy: "Ada" } as const;
  givenReader({
    steps: [aStep(0)],
    review: aReview(seen),
    answers: {
      "PUT /api/trajectories/:id/approval": {
        status: "conflict",
        review: aReview({ ...seen, approved: true, version: 8 }),
      },
    },
  });
  await ready();

  await userEvent.keyboard("y");

  const notice = await screen.findByRole("alert", { name: "Two answers" });
  expect(notice.textContent).toContain("Another person changed this trajectory");
  expect(notice.textContent).not.toContain("Ada");
});

async function givenLive(
  theirs: Review,
  onLabel: Answer = { status: "conflict", review: theirs },
  onApproval: Answer = { status: "conflict", review: theirs },
) {
  const first = aDetail({ steps: [aStep(0)] });
  const { id } = first.header;
  const app = givenApp(<LiveReader first={first} />, {
    answers: {
      [`GET /api/trajectories/${id}/chunks/0`]: [aStep(0)],
      [`PUT /api/trajectories/${id}/label`]: onLabel,
      [`PUT /api/trajectories/${id}/approval`]: onApproval,
    },
  });
  await ready();

  return { ...app, id };
}

test("the two answers of a conflict stay what they were when the trajectory is asked for again", async () => {
  const theirs = aReview({ approved: true, label: "agentic", labelSource: "person", labelledBy: "Ada", version: 8 });
  const { client, id } = await givenLive(theirs);
  await userEvent.keyboard("1{Enter}");
  const notice = await screen.findByRole("alert", { name: "Two answers" });

  await act(() => showReview(client, id, theirs));

  expect((await screen.findByRole("region", { name: "The saved label" })).textContent).toContain("Ada");
  expect(notice.textContent).toContain("Ada changed this trajectory");
  expect(within(notice).getByRole("row", { name: "Approval approved not approved" })).toBeTruthy();
});

test("keeping the other answer drops one's own with the words that it cites", async () => {
  await givenLive(aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 }));
  const words = document.querySelector('[data-step-row="0"] [data-start]')?.firstChild;
  if (!words) throw new Error("The step has a thought.");
  window.getSelection()?.setBaseAndExtent(words, 0, words, 7);
  await userEvent.keyboard("1");
  await userEvent.keyboard("q");
  expect(screen.getByRole("button", { name: "Do not cite this" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Save label/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep theirs" }));

  expect(screen.queryByRole("button", { name: "Do not cite this" })).toBeNull();
});

test("keeping the other answer to an approval leaves the label that one is in the middle of", async () => {
  await givenLive(aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 }));
  await userEvent.keyboard("y");
  const keep = await screen.findByRole("button", { name: "Keep theirs" });
  await userEvent.keyboard("r");
  await userEvent.click(keep);

  const answer = within(screen.getByRole("region", { name: "Your answer" }));
  expect(answer.getByRole("button", { name: /Reject/, pressed: true })).toBeTruthy();
});

test("another person's label that arrives while one is chosen takes the choice back, and leaves the note", async () => {
  const theirs = aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 });
  render(<Toaster />);
  const { asked, client, id } = await givenLive(theirs);
  await userEvent.keyboard("1");
  const note = screen.getByRole("textbox", { name: "Note" });
  await userEvent.type(note, "It asked.");
  note.blur();

  await act(() => showReview(client, id, theirs));

  expect(await screen.findByText(MOVED)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Agentic/, pressed: true })).toBeNull();
  expect(note).toHaveProperty("value", "It asked.");
  await userEvent.keyboard("{Enter}");
  expect(bodiesOf(asked, "/label")).toEqual([]);
});

test("one's own label that arrives is no other person's, whatever is chosen by then", async () => {
  render(<Toaster />);
  const late = lateAnswer({ status: "saved", review: aReview({ label: "agentic", version: 8 }), eventId: EVENT });
  await givenLive(aReview(), () => late.response);
  await userEvent.keyboard("1{Enter}");
  await userEvent.keyboard("{Escape}{Escape}r6");

  late.letGo();

  expect(await screen.findByText("Label saved")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Reject/, pressed: true })).toBeTruthy();
  expect(screen.queryByText(MOVED)).toBeNull();
});

test("keeping the other answer shows it and sends nothing more", async () => {
  const { asked } = await givenLive(
    aReview({ label: "sub_task", labelSource: "person", labelledBy: "Ada", version: 8 }),
  );
  await userEvent.keyboard("r6{Enter}");

  await userEvent.click(await screen.findByRole("button", { name: "Keep theirs" }));

  expect(screen.queryByRole("alert", { name: "Two answers" })).toBeNull();
  expect(within(screen.getByRole("region", { name: "Summary" })).getByText("sub-task")).toBeTruthy();
  const answer = within(screen.getByRole("region", { name: "Your answer" }));
  expect(answer.getByRole("button", { name: /Sub-task/, pressed: true })).toBeTruthy();
  expect(bodiesOf(asked, "/label")).toHaveLength(1);
});

test("after a conflict the own answer is written only on request, after the other's version", async () => {
  const theirs = aReview({ label: "sub_task", labelledBy: "Ada", labelSource: "person", version: 8 });
  const answers = [{ status: "conflict", review: theirs }, SAVED];
  const { asked } = givenReader({
    steps: [aStep(0)],
    answers: { "PUT /api/trajectories/:id/label": () => answers.shift() },
  });
  await ready();
  await userEvent.keyboard("1{Enter}");

  await userEvent.click(await screen.findByRole("button", { name: "Save mine after theirs" }));

  await waitFor(() => expect(bodiesOf(asked, "/label").at(-1)).toMatchObject({ label: "agentic", expectedVersion: 8 }));
  await waitFor(() => expect(screen.queryByRole("alert", { name: "Two answers" })).toBeNull());
});
