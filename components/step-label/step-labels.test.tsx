import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import type { StepLabel } from "@/lib/contract/comments";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that keeps the labels of one person. */
function given(labels: StepLabel[] = []) {
  let items = labels;
  const set = (_url: URL, body: { step: number; label: StepLabel["label"] | null }) => {
    items = items.filter(
      ({ step, label }) => step !== body.step && !(body.label === "first_wrong" && label === body.label),
    );
    if (body.label !== null) items = [...items, { step: body.step, label: body.label, person: "Ada", isMine: true }];
    return { items };
  };

  return givenReader({
    steps: [aStep(0), aStep(1), aStep(2)],
    answers: {
      "GET /api/trajectories/:id/step-labels": () => ({ items }),
      "PUT /api/trajectories/:id/step-labels": set,
    },
  });
}

const marks = (words: string) => screen.queryAllByText(words);

test("! marks the first wrong step and later steps are bad after it; the same key takes it back", async () => {
  given();
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("j!");
  await waitFor(() => expect(marks("You: first wrong step")).toHaveLength(1));
  expect(marks("You: bad, after the first wrong step")).toHaveLength(1);

  await userEvent.keyboard("!");
  await waitFor(() => expect(marks("You: first wrong step")).toHaveLength(0));
  expect(marks("You: bad, after the first wrong step")).toHaveLength(0);
});

test("+ - and = label the step in focus", async () => {
  const { asked } = given();
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("+j-j=");

  await waitFor(() => expect(marks("You: neutral")).toHaveLength(1));
  expect(asked.filter(({ key }) => key.startsWith("PUT")).map(({ body }) => body)).toEqual([
    { step: 0, label: "good" },
    { step: 1, label: "bad" },
    { step: 2, label: "neutral" },
  ]);
});

test("another person's label bears their name", async () => {
  given([{ step: 0, label: "good", person: "Bo", isMine: false }]);

  expect(await screen.findByText("Bo: good")).toBeTruthy();
});

test("labels of a namesake stand beside one's own", async () => {
  const ada = { step: 0, person: "Ada" };
  given([
    { ...ada, label: "good", isMine: false },
    { ...ada, label: "bad", isMine: true },
  ]);

  expect(await screen.findByText("Ada: good")).toBeTruthy();
  expect(screen.getByText("You: bad")).toBeTruthy();
});

test("a label that is refused before the first answer came leaves what others say", async () => {
  const others: StepLabel[] = [{ step: 1, label: "bad", person: "Bo", isMine: false }];
  const late = lateAnswer({ items: others });
  const answers = [late.response];
  const { asked } = givenReader({
    steps: [aStep(0), aStep(1)],
    answers: {
      "GET /api/trajectories/:id/step-labels": () => answers.shift() ?? { items: others },
      "PUT /api/trajectories/:id/step-labels": () =>
        Response.json({ code: "FORBIDDEN", detail: "Not yours.", requestId: "r-1" }, { status: 403 }),
    },
  });
  await screen.findByText("Thought of step 1.");

  await userEvent.keyboard("+");
  await waitFor(() => expect(asked.some(({ key }) => key.startsWith("PUT"))).toBe(true));

  await waitFor(() => expect(marks("Bo: bad")).toHaveLength(1));
  expect(marks("You: good")).toHaveLength(0);
});
