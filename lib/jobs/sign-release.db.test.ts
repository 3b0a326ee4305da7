import { appendFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import type { Context } from "@/lib/services/context";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { getJob } from "@/lib/services/jobs/get-job";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { approveRelease } from "@/lib/services/releases/approve-release";
import { deleteRelease } from "@/lib/services/releases/delete-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { releaseFolder } from "@/lib/services/releases/release-folder";
import { startReleaseAudit, startSigning } from "@/lib/services/releases/start-release-work";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { type GivenArena, givenArena, givenRelease } from "./fixtures/given-release";
import { runToEnd } from "./fixtures/run-to-end";
import { type Job, JobInterrupted } from "./job";
import { signRelease } from "./sign-release";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const host = { db, url, home: await temporaryFolder() };
let arena: GivenArena;
let lead: Context;
beforeAll(async () => {
  arena = await givenArena(host);
  lead = arena.lead;
}, 120_000);

const note = "";
const folderOf = async (id: string) =>
  releaseFolder(host.home, await db.release.findUniqueOrThrow({ where: { extId: id } }));

async function givenApproved(): Promise<string> {
  const { id } = await givenRelease(host, arena);
  await approveRelease(lead, { id, note });

  return id;
}

type Report = Parameters<Job["run"]>[2]["report"];

/** The job of signing, with what happens at each of its reports. */
function watched(onReport: (...reported: Parameters<Report>) => Promise<void>): Job {
  return {
    ...signRelease,
    run: (ctx, payload, progress) =>
      signRelease.run(ctx, payload, {
        ...progress,
        report: async (...reported) => {
          await onReport(...reported);
          await progress.report(...reported);
        },
      }),
  };
}

test("signing reads the files, audits, signs, and says how far it is", async () => {
  const id = await givenApproved();
  const { jobId } = await startSigning(lead, { id, note });
  const reported: [number, number, string][] = [];
  const job = watched(async (done, total = 0, stage = "") => void reported.push([done, total, stage]));

  expect(await runToEnd({ ...host, jobs: [job] }, jobId)).toBe("done");

  expect([...new Set(reported.map(([, , stage]) => stage))]).toEqual(["read", "audit", "sign"]);
  expect(reported.filter(([done, total]) => total === 0 || done > total)).toEqual([]);
  const { bytes } = await getRelease(lead, { id });
  expect(reported.findLast(([, , stage]) => stage === "read")?.[0]).toBeLessThan(bytes ?? 0);
  expect(await getRelease(lead, { id })).toMatchObject({ state: "signed", job: { state: "done", stage: "sign" } });
  expect((await verifyRelease(await folderOf(id), {})).faults).toEqual([]);
});

test("one job at a time is at a release, and who asks for another is told of it", async () => {
  const id = await givenApproved();
  const tried = await Promise.allSettled([startSigning(lead, { id, note }), startSigning(lead, { id, note })]);
  const [started] = tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));

  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const told = "It is being signed. Wait for that, or cancel it.";
  await expect(startSigning(lead, { id, note })).rejects.toThrow(told);
  await expect(startReleaseAudit(lead, { id })).rejects.toThrow(told);
  const { steps } = await getRelease(lead, { id });
  // An approval may be taken back meanwhile: what is signed then is refused.
  expect(steps.flatMap(({ step, isOpen }) => (isOpen ? [step] : []))).toEqual(["take_back"]);
  expect(steps.find(({ step }) => step === "sign")?.why).toBe(told);

  expect(await runToEnd(host, started?.jobId ?? "")).toBe("done");
  expect(await getRelease(lead, { id })).toMatchObject({ state: "signed" });
});

test("an audit that waits is not deleted under", async () => {
  const { id } = await givenRelease(host, arena);
  const { jobId } = await startReleaseAudit(lead, { id });

  await expect(deleteRelease(lead, { id })).rejects.toThrow("It is being audited.");

  await cancelJob(lead, { id: jobId });
  expect(await getRelease(lead, { id })).toMatchObject({ state: "audited", job: { state: "cancelled" } });
  await deleteRelease(lead, { id });
});

test("who may audit a signed release again may cancel that, and an audit before the signature is a lead’s to cancel", async () => {
  const researcher = await givenContext(db, "researcher", host.home);
  const id = await givenApproved();
  const { jobId: before } = await startReleaseAudit(lead, { id });
  await expect(cancelJob(researcher, { id: before })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await cancelJob(lead, { id: before });
  expect(await runToEnd(host, (await startSigning(lead, { id, note })).jobId)).toBe("done");

  const { jobId } = await startReleaseAudit(researcher, { id });

  expect(await cancelJob(researcher, { id: jobId })).toMatchObject({ state: "cancelled" });
});

test("no later audit is begun by who reviews of the corpus blind, who is told so", async () => {
  const id = await givenApproved();
  expect(await runToEnd(host, (await startSigning(lead, { id, note })).jobId)).toBe("done");
  expect(await getRelease(lead, { id })).toMatchObject({ hidesLaterAudit: false });
  const queue = await givenQueue(lead, arena, { reviewers: [lead.person.extId] });
  await db.queue.update({
    where: { extId: queue.id },
    data: { createdAt: new Date(0), reviewers: { updateMany: { where: {}, data: { since: new Date(0) } } } },
  });

  const { hidesLaterAudit, steps } = await getRelease(lead, { id });
  const told = steps.find(({ step }) => step === "audit")?.why ?? "";

  expect([hidesLaterAudit, told]).toEqual([true, expect.stringMatching(/^Hidden while you review blind/)]);
  await expect(startReleaseAudit(lead, { id })).rejects.toMatchObject({ code: "FORBIDDEN", message: told });
  expect((await getRelease(lead, { id })).job).toMatchObject({ kind: "sign_release" });
  await db.queue.update({ where: { extId: queue.id }, data: { state: "closed" } });
});

test.each(["read", "audit", "sign"])(
  "signing that is cancelled at “%s” leaves it approved, to be signed again",
  async (at) => {
    const id = await givenApproved();
    const { jobId } = await startSigning(lead, { id, note });
    const job = watched(async (_done, _total, stage) => {
      if (stage === at) await cancelJob(lead, { id: jobId });
    });

    expect(await runToEnd({ ...host, jobs: [job] }, jobId)).toBe("cancelled");

    expect(await getRelease(lead, { id })).toMatchObject({ state: "approved", signed: null, approvals: [{}] });
    expect(await readdir(await folderOf(id))).not.toContain("assay-release.sig");
    expect(await runToEnd(host, (await startSigning(lead, { id, note })).jobId)).toBe("done");
  },
);

test("signing whose process died is done once, before and after it had signed", async () => {
  const id = await givenApproved();
  const { jobId } = await startSigning(lead, { id, note });
  const died = watched(async (_done, _total, stage) => {
    if (stage === "audit") throw new JobInterrupted();
  });
  expect(await runToEnd({ ...host, jobs: [died] }, jobId)).toBe("interrupted");

  expect(await runToEnd(host, jobId)).toBe("done");
  const { signed } = await getRelease(lead, { id });
  // As after a process that ended between its signature and the end of its job.
  await db.$executeRaw(sql`update job_run set state = 'queued', finished_at = null where id = ${jobId}::uuid`);
  expect(await runToEnd(host, jobId)).toBe("done");

  expect((await getRelease(lead, { id })).signed).toEqual(signed);
  expect(await db.audit.count({ where: { verb: "release_sign", subject: `release:${id}` } })).toBe(1);
});

test("why it was not signed stands with the release", async () => {
  const id = await givenApproved();
  const [name] = (await readdir(join(await folderOf(id), "data"))).toSorted();
  await appendFile(join(await folderOf(id), "data", name ?? ""), " ");
  const { jobId } = await startSigning(lead, { id, note });

  expect(await runToEnd(host, jobId)).toBe("failed");

  const { state, job, steps } = await getRelease(lead, { id });
  expect(state).toBe("approved");
  expect(job).toMatchObject({ kind: "sign_release", state: "failed", error: expect.stringContaining(`data/${name}`) });
  expect(steps.find(({ step }) => step === "sign")).toMatchObject({ isOpen: true });
});

test("who is no lead any more when it comes to it signs nothing, and a researcher starts nothing", async () => {
  const id = await givenApproved();
  const other = await givenContext(db, "lead", host.home);
  const researcher = await givenContext(db, "researcher", host.home);
  const { jobId } = await startSigning(other, { id, note });
  await db.person.update({ where: { id: other.person.id }, data: { role: "researcher" } });

  expect(await runToEnd(host, jobId)).toBe("failed");

  expect((await getJob(lead, { id: jobId })).error).toContain("Your role, researcher, may not");
  expect(await getRelease(lead, { id })).toMatchObject({ state: "approved" });
  await expect(startSigning(researcher, { id, note })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(startReleaseAudit(researcher, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("an audit again is made by its job, and says whether it is stopped", async () => {
  const { id } = await givenRelease(host, arena);
  const before = await getRelease(lead, { id });

  expect(await runToEnd(host, (await startReleaseAudit(lead, { id })).jobId)).toBe("done");

  const after = await getRelease(lead, { id });
  expect(after.job).toMatchObject({ kind: "audit_release", result: { isBlocked: false }, stage: "audit" });
  expect(Date.parse(after.audit?.at ?? "")).toBeGreaterThan(Date.parse(before.audit?.at ?? ""));
});
