import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { JobStarted } from "@/lib/contract/jobs";
import { ApprovalPreview } from "@/lib/contract/labels";
import { createDb } from "@/lib/db/client";
import { callRoute } from "@/lib/http/call-route";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { POST as postUndo } from "./[jobId]/undo/route";
import { POST as postPreview } from "./preview/route";
import { POST as postApproval } from "./route";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

const corpus = await givenCorpus(db, [{}, { approved: true }]);
const all = { corpus: corpus.extId, filter: "", approved: true };

test("preview and start answer by contract, and a job that waits is not undone", async () => {
  const preview = ApprovalPreview.parse((await callRoute(postPreview, { body: all })).body);
  const started = await callRoute(postApproval, { body: all });
  const { jobId } = JobStarted.parse(started.body);
  const undo = await callRoute(postUndo, { method: "POST", params: { jobId } });

  expect(preview).toMatchObject({ matching: 2, changing: 1 });
  expect(started.status).toBe(202);
  expect(undo).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
});

test.each([
  ["an unknown corpus", postPreview, { body: { ...all, corpus: randomUUID() } }, 404, "NOT_FOUND"],
  ["a wrong filter", postPreview, { body: { ...all, filter: "gate:x" } }, 422, "INVALID"],
  ["no body", postApproval, { method: "POST" }, 422, "INVALID"],
  ["nothing to change", postApproval, { body: { ...all, filter: "approved:yes" } }, 409, "CONFLICT"],
  ["an unknown job", postUndo, { method: "POST", params: { jobId: randomUUID() } }, 404, "NOT_FOUND"],
] as const)("%s is refused", async (_, handler, request, status, code) => {
  const answer = await callRoute(handler, request);

  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(answer.body).code).toBe(code);
});
