import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { askAllAgain, givenApp } from "@/components/shell/given-app";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { CorpusQueues } from "./corpus-queues";
import { aQueueSummary, CORPUS_ID } from "./given-queue";

const corpus = givenCorpus();
const A = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";
const B = "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb";
const ME = { id: A, name: "Bo", email: null, access: "required", isActing: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = aQueueSummary({
  id: A,
  name: "Finished",
  conflicts: 0,
  mine: { answered: 40, waiting: 0, isUnrevealed: false },
});
const waiting = aQueueSummary({ id: B, name: "Audit" });

function givenQueues(items: readonly unknown[], role = "lead", elsewhere: readonly unknown[] = []) {
  return givenApp(<CorpusQueues corpus={corpus} />, {
    answers: { "GET /api/queues": { items, elsewhere }, "GET /api/me": { ...ME, role } },
  });
}

test("what waits for this person comes first, with progress, disagreements and what is mine", async () => {
  givenQueues([done, waiting]);

  const lines = within(await screen.findByRole("list", { name: "Queues" })).getAllByRole("listitem");

  expect(lines[0]?.textContent).toMatch(/Audit.*blind.*37 of 200 complete.*3 disagreements.*25 for you, 12 answered/);
  expect(lines[1]?.textContent).toMatch(/Finished.*no disagreement.*nothing for you, 40 answered/);
});

test("reviewing starts with one key: in the queue that has the focus, else in the first that waits", async () => {
  const { push } = givenQueues([done, waiting]);
  await screen.findByRole("link", { name: "Audit" });

  await userEvent.keyboard("r");
  expect(push).toHaveBeenLastCalledWith(`/queues/${B}/review?corpus=${CORPUS_ID}`);

  await userEvent.keyboard("jj");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Finished" }));
  await userEvent.keyboard("o");
  expect(push).toHaveBeenLastCalledWith(`/queues/${A}?corpus=${CORPUS_ID}`);
});

test("a count that is not told is not printed as none, and says until when", async () => {
  const hidden = aQueueSummary({ conflicts: null });
  const { unmount } = givenQueues([hidden]);
  expect((await screen.findByText("hidden for now")).title).toBe(
    "hidden until your last answer can no longer be taken back, and while you review any of it blind elsewhere",
  );
  expect(screen.queryByText("no disagreement")).toBeNull();
  unmount();

  givenQueues([hidden], "annotator");
  expect(
    await screen.findByTitle(
      "hidden from reviewers until the queue is closed, and while you review any of it blind elsewhere",
    ),
  ).toBeTruthy();
});

test("only those who may settle are led to the disagreements", async () => {
  const { push } = givenQueues([waiting], "annotator");
  expect(await screen.findByText("3 disagreements")).toBeTruthy();

  await userEvent.keyboard("a");

  expect(screen.queryByRole("link", { name: "3 disagreements" })).toBeNull();
  expect(push).not.toHaveBeenCalled();
});

test("without a queue it says how one is made, in the words of the role", async () => {
  const { unmount } = givenQueues([]);
  expect(await screen.findByText(/press “Make a queue”/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Queues" })).toBeTruthy();
  unmount();

  givenQueues([], "annotator");
  expect(await screen.findByText(/A lead makes one/)).toBeTruthy();
});

test("what waits in another corpus is told, with the way to it", async () => {
  const other = { id: B, name: "Pilot", corpus: { id: A, name: "Arena" }, waiting: 12 };
  givenQueues([], "annotator", [other]);

  const [line] = within(await screen.findByRole("list", { name: "Queues of other corpora" })).getAllByRole("listitem");

  expect(line?.textContent).toBe("Pilot of Arena has 12 items for you.");
  expect(screen.getByRole("heading", { name: "Nothing here, but work waits for you in another corpus" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Pilot" })).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Pilot" }).getAttribute("href")).toBe(`/queues/${B}/review?corpus=${A}`);
});

test("where nothing is left for me, what my last answer hid is a click away", async () => {
  const unrevealed = aQueueSummary({
    name: "Audit",
    mine: { answered: 12, waiting: 0, isUnrevealed: true },
  });
  givenQueues([unrevealed]);

  const link = await screen.findByRole("link", { name: "Reveal your last answer in Audit" });

  expect(link.getAttribute("href")).toBe(`/queues/${unrevealed.id}/review?corpus=${CORPUS_ID}`);
});

test("the queues stay when they cannot be read again", async () => {
  let fails = false;
  const fault = () => Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 });
  const { client } = givenApp(<CorpusQueues corpus={corpus} />, {
    answers: {
      "GET /api/queues": () => (fails ? fault() : { items: [waiting], elsewhere: [] }),
      "GET /api/me": { ...ME, role: "lead" },
    },
  });
  await screen.findByRole("link", { name: "Audit" });
  fails = true;

  await askAllAgain(client);

  expect(screen.getByRole("link", { name: "Audit" })).toBeTruthy();
  expect(screen.queryByText("The queues could not be read")).toBeNull();
});
