import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aReview, aStep } from "@/components/trajectory/given-reader";
import { PeekPane } from "./peek-pane";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = { corpus: "11111111-1111-4111-8111-111111111111", filter: "gate:5", sort: "-imported" };
const STEPS = [aStep(0), aStep(1), aStep(2)];

function given(answers: Record<string, unknown> = {}, steps = STEPS) {
  const detail = aDetail({
    steps,
    analysis: {
      verdict: {
        verdict: "sub_task",
        rule: "x",
        explanation: "Code called twice.",
        evidence: [
          { step: 2, order: 4 },
          { step: 2, order: 5 },
        ],
      },
    },
    review: aReview({ label: "agentic", labelSource: "person", labelledBy: "Ada" }),
  });
  const { id } = detail.header;
  givenApp(<PeekPane id={id} list={LIST} onClose={() => undefined} />, {
    answers: {
      [`GET /api/trajectories/${id}`]: detail,
      [`GET /api/trajectories/${id}/chunks/0`]: STEPS,
      ...answers,
    },
  });

  return { detail, address: (name: string) => screen.getByRole("link", { name }).getAttribute("href") };
}

test("the task, the label over the verdict, why, and the first steps can be read beside the table", async () => {
  given();

  const peek = within(screen.getByRole("complementary", { name: "Peek" }));
  expect(await peek.findByText("Find a magnet")).toBeTruthy();
  expect(peek.getByText("Code called twice.")).toBeTruthy();
  expect(peek.getByTitle("Filter defaults-1 said sub-task")).toBeTruthy();
  expect(peek.getByText("night 3")).toBeTruthy();
  expect(await peek.findByText("Thought of step 3.")).toBeTruthy();
});

test("evidence opens the reader at the first call of its step, and the reader knows the table that it came from", async () => {
  const { detail, address } = given();
  await screen.findByText("Code called twice.");
  const reader = `/trajectories/${detail.header.id}?corpus=${LIST.corpus}&filter=gate%3A5`;

  expect(address("step 3")).toBe(`${reader}&step=3&logged=5`);
  expect(screen.getAllByRole("link", { name: "step 3" })).toHaveLength(1);
  expect(screen.getByRole("link", { name: /^Open/ }).getAttribute("href")).toBe(reader);
});

test("what is not there cannot be opened, and the pane can still be closed", async () => {
  givenApp(<PeekPane id="7c9e6679-7425-40de-944b-e07fc1f90ae7" list={LIST} onClose={() => undefined} />);

  await screen.findByText("The trajectory could not be read");

  expect(screen.queryByRole("link", { name: /^Open/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Close the peek" })).toBeTruthy();
});

test("what was taken back meanwhile shows nothing more, and no way to it", async () => {
  let isGone = false;
  const gone = () => Response.json({ code: "NOT_FOUND", detail: "It is gone.", requestId: "r-1" }, { status: 404 });
  const detail = aDetail({ steps: STEPS });
  const { id } = detail.header;
  const path = `GET /api/trajectories/${id}`;
  const { client } = givenApp(<PeekPane id={id} list={LIST} onClose={() => undefined} />, {
    answers: { [path]: () => (isGone ? gone() : detail), [`${path}/chunks/0`]: STEPS },
  });
  await screen.findByText("Find a magnet");
  isGone = true;

  await client.refetchQueries();

  expect(await screen.findByText("The trajectory could not be read")).toBeTruthy();
  expect(screen.queryByText("Find a magnet")).toBeNull();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("a trajectory without steps says that it has none", async () => {
  given({}, []);

  expect(await screen.findByText("No steps.")).toBeTruthy();
});
