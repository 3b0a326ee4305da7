import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { jobOptions } from "@/lib/client/jobs";
import type { Job } from "@/lib/contract/jobs";
import { type Answer, givenApp } from "./given-app";
import { JobProgress } from "./job-progress";

const ID = "88888888-8888-4888-8888-888888888888";
const JOB: Job = {
  ...{ id: ID, kind: "activate_filter", state: "running", unit: "rows", done: 750, total: 3000 },
  ...{ cancelRequested: false, error: null, result: null, finishedAt: null },
  ...{ createdAt: "2026-11-20T10:00:00.000Z", startedAt: "2026-11-20T10:00:00.000Z" },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = (job: Answer) =>
  givenApp(<JobProgress jobId={ID} label="Activating “strict”" whenFailed="“strict” is the active version." />, {
    answers: { [`GET /api/jobs/${ID}`]: job },
  });

test.each([
  [null, "no reason was recorded."],
  ["the disk is full", "the disk is full."],
  ["The disk is full.", "The disk is full."],
])("a job that stopped by %s says why in a sentence of its own", async (error, reason) => {
  given({ ...JOB, state: "failed", error });

  expect((await screen.findByRole("alert")).textContent).toBe(
    `Activating “strict” stopped: ${reason} “strict” is the active version.`,
  );
});

test("where a later look fails the bar stays with its figures; once the job is refused it goes", async () => {
  let later: Answer = JOB;
  const refuse = (status: number, code: string) => () => Response.json({ code, requestId: "r-1" }, { status });
  const { client } = given(() => (typeof later === "function" ? later() : later));
  expect(await screen.findByText("750 of 3,000 rows")).toBeTruthy();

  later = refuse(500, "INTERNAL");
  await waitFor(() => expect(client.getQueryState(jobOptions(ID).queryKey)?.status).toBe("error"));
  expect(screen.getByText("750 of 3,000 rows")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  later = refuse(404, "NOT_FOUND");

  expect(await screen.findByText("The progress could not be read")).toBeTruthy();
  expect(screen.queryByText("750 of 3,000 rows")).toBeNull();
});
