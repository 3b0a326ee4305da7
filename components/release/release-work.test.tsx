import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Job } from "@/lib/contract/jobs";
import { aRelease, RELEASE_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

const path = `/api/releases/${RELEASE_ID}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const JOB: Job = {
  ...{ id: "88888888-8888-4888-8888-888888888888", kind: "sign_release", state: "running", unit: "rows" },
  ...{ done: 3_000_000, total: 12_000_000, stage: "read", cancelRequested: false, error: null, result: null },
  ...{ createdAt: "2026-11-20T10:00:00.000Z", startedAt: "2026-11-20T10:00:00.000Z", finishedAt: null },
};
const APPROVED = aRelease({
  state: "approved",
  approvals: [{ person: "Bo", at: JOB.createdAt, note: "", isCounted: true }],
});

test("signing says what it is at and how far, is cancelled, and tells why it did not sign", async () => {
  let job: Job = JOB;
  const { asked } = givenRelease(aRelease(), {
    answers: {
      [`GET ${path}`]: () => ({ ...APPROVED, job, steps: stepsOpen() }),
      [`GET /api/jobs/${JOB.id}`]: () => job,
      [`POST /api/jobs/${JOB.id}/cancel`]: () => ({ ...job, cancelRequested: true }),
    },
  });

  expect(await screen.findByText("1 of 3 · Hashing the files: 3.0 MB of 12.0 MB")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Signing" }).getAttribute("aria-valuenow")).toBe("25");
  expect(screen.getByRole("heading", { name: "Sign (under way)" })).toBeTruthy();
  expect(screen.queryByText("Not now. sign: no")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(asked.some(({ key }) => key === `POST /api/jobs/${JOB.id}/cancel`)).toBe(true);
  job = { ...JOB, state: "failed", error: "The file data/train.jsonl is gone." };

  expect((await screen.findByRole("alert")).textContent).toBe("Signing stopped: The file data/train.jsonl is gone.");
});

test("an audit that is made again is told where it was asked for", async () => {
  const job: Job = { ...JOB, kind: "audit_release", stage: "audit", done: 1, total: 4 };
  givenRelease(aRelease({ job, steps: stepsOpen() }), { answers: { [`GET /api/jobs/${JOB.id}`]: job } });

  expect(await screen.findByText("Auditing: 1 of 4 comparisons")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Auditing" }).hasAttribute("disabled")).toBe(true);
});

test("what a build makes stands where the build is told, with its stage and totals", async () => {
  const job: Job = { ...JOB, kind: "build_release", stage: "write", done: 1200, total: 50_000 };
  const building = aRelease({
    state: "building",
    contentHash: null,
    rows: null,
    audit: null,
    files: [],
    card: null,
    job,
  });
  givenRelease(building, { answers: { [`GET /api/jobs/${JOB.id}`]: job } });

  expect(await screen.findByText("2 of 3 · Writing the files: 1,200 of 50,000 trajectories")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Audit" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Built from" })).toBeTruthy();
});

test("the content hash stands once, also when it is signed", async () => {
  const signed = { person: "Bo", at: JOB.createdAt, publicKey: "PEM", fingerprint: "f".repeat(64) };
  givenRelease(aRelease({ state: "signed", signed, steps: stepsOpen("withdraw") }));

  await screen.findByRole("region", { name: "Signature" });

  expect(screen.getAllByText("c0ffee".padEnd(64, "0"))).toHaveLength(1);
});
