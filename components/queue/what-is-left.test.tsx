import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { meOptions } from "@/lib/client/me";
import { aProgress, aQueue, aQueueSummary, CORPUS_ID, QUEUE_ID } from "./given-queue";
import { OpenBlindQueue } from "./open-blind-queue";
import { QueueActions } from "./queue-actions";
import { reviewAddress } from "./queue-address";
import { QueueReport } from "./queue-report";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mine = (waiting: number, isUnrevealed: boolean) => ({ answered: 12, waiting, isUnrevealed });

test.each([
  ["items are left", { mine: mine(3, true), conflicts: 0, answered: 0 }, ["Review r"]],
  [
    "only the last answer is hidden",
    { mine: mine(0, true), conflicts: null, answered: 0 },
    ["Reveal your last answer r"],
  ],
  ["others differ", { mine: mine(0, false), conflicts: 6, answered: 6 }, ["Settle 6 a", "Review r"]],
  ["all is settled", { mine: mine(0, false), conflicts: 0, answered: 12 }, ["Adjudication a", "Review r"]],
  ["nothing is left or settled", { mine: mine(0, false), conflicts: 0, answered: 0 }, ["Review r"]],
  ["it is paused", { state: "paused" as const, mine: mine(0, false), conflicts: 0, answered: 0 }, []],
  ["others review", { mayReview: false, mine: mine(0, false), conflicts: 0, answered: 0 }, []],
])("what a queue offers where %s", async (_where, queue, names) => {
  givenApp(<QueueActions queue={aQueue(queue)} />, { answers: givenMe("lead") });
  await screen.findByRole("button", { name: "Change the queue" });

  expect(screen.queryAllByRole("link").map((link) => link.textContent?.replace(/(.)$/, " $1"))).toEqual(names);
});

test.each([
  ["local", 1],
  ["required", 0],
])("with access %s it is said %i times that a queue of two answers never finishes", async (access, times) => {
  const states = { ...aProgress().states, ready: 0, in_progress: 0, needs_second: 12 };
  const { client } = givenApp(<QueueReport queue={aQueue({ overlap: 2 })} />, {
    answers: {
      "GET /api/me": { id: QUEUE_ID, name: "Lea", email: null, access, isActing: false, role: "lead" },
      [`GET /api/queues/${QUEUE_ID}/progress`]: aProgress({ states }),
    },
  });
  await screen.findByRole("heading", { name: "Reviewers" });
  await waitFor(() => expect(client.getQueryData(meOptions().queryKey)).toBeDefined());

  await waitFor(() => expect(screen.queryAllByRole("note")).toHaveLength(times));
  const notes = screen.queryAllByRole("note").map((note) => note.textContent);
  for (const note of notes)
    expect(note).toMatch(/^12 items of this queue still wait for answers of other people, and in local mode/);
});

test.each([
  [mine(0, true), /^Reveal your last answer in “Judge audit”$/],
  [mine(4, true), /^Review the 4 left in “Judge audit”$/],
])("what opens a corpus that is reviewed blind is named, and leads to its queue", async (own, name) => {
  const queue = aQueueSummary({ mine: own });
  const other = aQueueSummary({ id: CORPUS_ID, name: "With help", mode: "assisted" });
  givenApp(<OpenBlindQueue corpus={CORPUS_ID} />, {
    answers: { "GET /api/queues": { items: [other, queue], elsewhere: [] } },
  });

  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(reviewAddress(queue));
});
