import { notifyManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import type { QueueProgress } from "@/lib/contract/queues";
import type { MyProgress } from "@/lib/contract/review-flow";
import { aPerson, aProgress, givenFlow, givenFreshBrowser, leaveBrowser } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

async function givenEnd(overlap: number, progress: Partial<MyProgress>, access: "local" | "required" = "required") {
  const { path } = givenFlow({ items: [], queue: { overlap }, me: aPerson({ access }), answers: ENDED(progress) });
  expect(path("leases")).toBe(LEASES);
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
}

const LEASES = "/api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/leases";
const ENDED = (progress: Partial<MyProgress>) => ({
  [`POST ${LEASES}`]: { items: [], progress: aProgress(progress), nothing: "all_answered" },
});

test("whoever has answered everything is told that the items wait for other people", async () => {
  await givenEnd(2, { items: 3, answered: 0 });

  expect(screen.getByText("3 items of this queue still wait for answers of other people: each takes 2.")).toBeTruthy();
});

test("in local mode the end says that nobody else can answer, and how others can", async () => {
  await givenEnd(2, { items: 3, answered: 2 }, "local");

  expect((await screen.findByRole("note")).textContent).toBe(
    "1 item of this queue still waits for answers of other people, and in local mode there is only one. Ask for one answer in the next queue, or start Assay with ASSAY_AUTH=required, so that other people can sign in.",
  );
});

test.each([
  { overlap: 2, progress: { items: 3, answered: 3 } },
  { overlap: 1, progress: { items: 3, answered: 1 } },
])("nothing is said to wait where nothing does: $overlap, $progress", async ({ overlap, progress }) => {
  await givenEnd(overlap, progress);

  expect(screen.queryByText(/wait.? for answers of other people/)).toBeNull();
});

const NO_STATES: QueueProgress["states"] = {
  ...{ ready: 0, in_progress: 0, needs_second: 0, conflict: 0, blocked_task_fault: 0, adjudicated: 0, done: 0 },
};

test("at the end new items are asked for by a name that is not that of looking back", async () => {
  let asked = 0;
  givenFlow({
    items: [],
    answers: {
      [`POST ${LEASES}`]: () => {
        asked += 1;
        return { items: [], progress: aProgress({}), nothing: "all_answered" };
      },
    },
  });
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
  const before = asked;

  await userEvent.click(screen.getByRole("button", { name: "Check for new items" }));

  await waitFor(() => expect(asked).toBe(before + 1));
  expect(screen.queryByRole("button", { name: /look/i })).toBeNull();
});

test.each([
  { is: "on its way", done: () => lateAnswer({}).response, title: "Fetching the next item" },
  {
    is: "not answered",
    done: () => Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }),
    title: "The next item has not come",
  },
])(
  "the heading says that an item is fetched only where the server answers: what was done is $is",
  async ({ done, title }) => {
    const { path } = givenFlow({
      items: [],
      answers: {
        [`POST ${LEASES}`]: { items: [], progress: aProgress({}), nothing: "more" },
        [`GET ${LEASES.replace("leases", "progress")}`]: done,
      },
    });
    expect(path("leases")).toBe(LEASES);

    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  },
);

test("what a person did stays on the screen where it cannot be asked for again", async () => {
  const { id, name } = aPerson();
  const done: QueueProgress = {
    ...{ isAgreementTold: false, states: NO_STATES, answers: { given: 3, needed: 3, today: 3, lastHour: 3 } },
    ...{ seenBefore: null, days: [], agreement: [] },
    reviewers: [
      { person: { id, name }, isMe: true, answers: 3, skipped: 0, medianSeconds: null, agreedWithSettled: null },
    ],
  };
  let isFailing = false;
  const { client, path } = givenFlow({
    items: [],
    answers: {
      ...ENDED({}),
      [`GET ${LEASES.replace("leases", "progress")}`]: () =>
        isFailing ? Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 }) : done,
    },
  });
  expect(path("leases")).toBe(LEASES);
  await screen.findByText(/^You answered 3 items/);

  isFailing = true;
  await client.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes("work-done") });
  await act(() => new Promise<void>((told) => notifyManager.schedule(told)));

  expect(screen.getByText(/^You answered 3 items/)).toBeTruthy();
  expect(screen.queryByText("What you did could not be loaded")).toBeNull();
});
