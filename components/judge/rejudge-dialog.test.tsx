import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import type { Job } from "@/lib/contract/jobs";
import type { RejudgePreview } from "@/lib/contract/rejudge";
import { JUDGE, PREVIEW } from "./given-rejudgement";
import { RejudgeDialog } from "./rejudge-dialog";

const CORPUS = "00000000-0000-4000-8000-00000000000c";
const JOB = "00000000-0000-4000-8000-00000000000a";
const DONE: Job = {
  id: JOB,
  kind: "rejudge",
  state: "done",
  done: 50,
  total: 50,
  unit: "rows",
  cancelRequested: false,
  error: null,
  result: { scored: 48, failed: 2, promptTokens: 118_000, completionTokens: 4_000, costUsd: 0.065 },
  createdAt: "2026-08-24T10:00:00.000Z",
  startedAt: null,
  finishedAt: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function given(preview: RejudgePreview, more: Readonly<Record<string, Answer>> = {}) {
  const onClose = vi.fn();
  const query = { corpus: CORPUS, filter: "gate:5" };
  const app = givenApp(<RejudgeDialog query={query} onClose={onClose} />, {
    answers: {
      "GET /api/judge-endpoints": { items: [JUDGE] },
      "GET /api/jobs": { items: [DONE] },
      "POST /api/rejudgements/preview": preview,
      "POST /api/rejudgements": { jobId: JOB },
      [`GET /api/jobs/${JOB}`]: DONE,
      ...more,
    },
  });
  const bodies = (path: string) => app.asked.filter(({ key }) => key === `POST ${path}`).map(({ body }) => body);

  return { ...app, onClose, bodies };
}

test("it says how many would be judged, what is left out and what it costs, before anything is asked", async () => {
  const { bodies } = given(PREVIEW);

  expect(await screen.findByText("50 trajectories")).toBeTruthy();
  expect(screen.getByText(/6 matches were judged by this model before/)).toBeTruthy();
  expect(screen.getByText(/4 matches come from a source whose judge’s text is not known/)).toBeTruthy();
  expect(screen.getByText("about 120,000 tokens")).toBeTruthy();
  expect(screen.getByText("about $0.28 with the longest replies")).toBeTruthy();
  expect(bodies("/api/rejudgements")).toEqual([]);
});

test("after some answers it says what they let expect, what the longest replies would cost, and promises no limit", async () => {
  given({ ...PREVIEW, basis: { texts: 20, answers: 25 }, completionTokens: 4_000, costUsd: 0.066 });

  expect(await screen.findByText("about $0.07, about $0.28 with the longest replies")).toBeTruthy();
  expect(
    screen.getByText(/^Estimated from the length of 20 texts and 25 earlier answers of this model\./),
  ).toBeTruthy();
  expect(screen.queryByText(/at most \$/)).toBeNull();
});

test("starting sends the number that was shown, and the end says how it went and what it cost", async () => {
  const { bodies, onClose } = given(PREVIEW);

  await userEvent.click(await screen.findByRole("button", { name: "Judge 50" }));

  expect(
    await screen.findByText(
      "48 trajectories judged. On about 2 the judge failed; these are counted apart. Used: 122,000 tokens, $0.07.",
    ),
  ).toBeTruthy();
  expect(bodies("/api/rejudgements")).toEqual([
    { corpus: CORPUS, filter: "gate:5", endpoint: JUDGE.id, again: false, confirmedCount: 50 },
  ]);
  await userEvent.click(within(screen.getByRole("status")).getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalled();
});

test("a limit and judging again are part of what is asked; a limit that is no number is told", async () => {
  const { bodies } = given(PREVIEW);
  await screen.findByRole("button", { name: "Judge 50" });

  await userEvent.type(screen.getByLabelText("At most"), "20");
  await userEvent.click(screen.getByRole("checkbox", { name: "Also those that this model has judged" }));

  await vi.waitFor(() => expect(bodies("/api/rejudgements/preview").at(-1)).toMatchObject({ limit: 20, again: true }));
  await userEvent.type(screen.getByLabelText("At most"), "x");
  expect(await screen.findByText("A whole number from 1 on, or nothing.")).toBeTruthy();
});

test("more than 1,000 ask for the number to be typed, and Enter starts then", async () => {
  const { bodies } = given({ ...PREVIEW, judging: 1_200 });

  const start = await screen.findByRole<HTMLButtonElement>("button", { name: "Judge 1,200" });
  expect(start.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText("Type 1,200 to confirm"), "120{Enter}");
  expect(bodies("/api/rejudgements")).toEqual([]);
  await userEvent.type(screen.getByLabelText("Type 1,200 to confirm"), "0");
  expect(start.disabled).toBe(false);

  await userEvent.keyboard("{Enter}");

  await vi.waitFor(() => expect(bodies("/api/rejudgements")).toHaveLength(1));
});

test("nothing to judge is said with its reason, and cannot be started", async () => {
  given({ ...PREVIEW, judging: 0, judgedBefore: 56 });

  expect(await screen.findByText(/There is nothing to judge. 56 matches were judged/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Judge 0" }).disabled).toBe(true);
});

test("who opens it while a judge is being asked finds that round, and can cancel it", async () => {
  const running = { ...DONE, state: "running", done: 20, result: null };
  const { asked } = given(PREVIEW, {
    "GET /api/jobs": { items: [running] },
    [`GET /api/jobs/${JOB}`]: running,
    [`POST /api/jobs/${JOB}/cancel`]: { ...running, cancelRequested: true },
  });

  expect(await screen.findByText("20 of 50 rows")).toBeTruthy();
  expect(screen.getByText(/A judge is being asked already/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));

  expect(await screen.findByRole("button", { name: "Cancelling" })).toBeTruthy();
  expect(asked.some(({ key }) => key === `POST /api/jobs/${JOB}/cancel`)).toBe(true);
});

test("without an endpoint it says what it takes", async () => {
  given(PREVIEW, { "GET /api/judge-endpoints": { items: [] } });

  expect(await screen.findByText(/No judge can be asked yet/)).toBeTruthy();
});

test("a key that cannot be opened is told in the server's words", async () => {
  const detail = "The key of “House judge” cannot be opened.";
  given(PREVIEW, {
    "POST /api/rejudgements/preview": Response.json({ code: "CONFLICT", detail, requestId: "r" }, { status: 409 }),
  });

  expect(await screen.findByText(detail)).toBeTruthy();
});
