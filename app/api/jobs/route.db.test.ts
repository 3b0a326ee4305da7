import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { Job, JobList } from "@/lib/contract/jobs";
import { createDb } from "@/lib/db/client";
import { callRoute } from "@/lib/http/call-route";
import { startJob } from "@/lib/services/jobs/start-job";
import { POST as cancel } from "./[id]/cancel/route";
import { GET as getJob } from "./[id]/route";
import { GET as listJobs } from "./route";

const databaseUrl = String(process.env["DATABASE_URL"]);
const db = createDb(databaseUrl);

afterAll(() => db.$disconnect());

async function givenJob(): Promise<string> {
  return startJob(db, { kind: "nothing", payload: {}, personId: null, unit: "rows", total: 10 });
}

test("jobs are listed, one can be read and cancelled, and cancelling twice changes nothing", async () => {
  const id = await givenJob();

  const { items } = JobList.parse((await callRoute(listJobs, { url: "/api/jobs?limit=200" })).body);
  expect(items.map((job) => job.id)).toContain(id);
  for (const time of ["first", "second"]) {
    const answer = await callRoute(cancel, { params: { id }, method: "POST" });
    expect([time, Job.parse(answer.body).state]).toEqual([time, "cancelled"]);
  }
  expect(Job.parse((await callRoute(getJob, { params: { id } })).body)).toMatchObject({
    state: "cancelled",
    total: 10,
  });
});

test.each([
  ["a job that does not exist", () => callRoute(getJob, { params: { id: randomUUID() } }), 404],
  ["cancelling no job", () => callRoute(cancel, { params: { id: randomUUID() }, method: "POST" }), 404],
  ["an id that is none", () => callRoute(getJob, { params: { id: "x" } }), 422],
  ["a page that is too long", () => callRoute(listJobs, { url: "/api/jobs?limit=100000" }), 422],
])("%s is refused with its status and a sentence", async (_what, act, status) => {
  const answer = await act();

  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(answer.body).detail).toMatch(/\w/);
});
