import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { runShownJob } from "./run-shown-job";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());
const host = { context: await givenContext(db, "lead"), databaseUrl, workerId: "here" };
const corpus = await givenProblems(db, [{ key: "a" }]);
const ENDS = { cancelled: "Cancelled.", interrupted: "Stopped." };

interface GivenJob {
  readonly kind?: string;
  readonly cancelRequested?: boolean;
  readonly state?: string;
  readonly workerId?: string;
  readonly heartbeatAt?: Date;
  readonly error?: string;
}

async function whyNotDone(job: GivenJob, ends: { readonly notMine?: string } = {}) {
  const { id } = await db.jobRun.create({
    data: { kind: "cluster_problems", payload: { corpus: corpus.extId }, ...job },
  });

  return runShownJob(host, { jobId: id, ends: { ...ENDS, ...ends } });
}

test("a job that ran to its end has nothing to say, another one says why it did not", async () => {
  const elsewhere = { state: "running", workerId: "elsewhere", heartbeatAt: new Date() };

  expect(await whyNotDone({})).toBeUndefined();
  expect(await whyNotDone({ cancelRequested: true })).toBe("Cancelled.");
  expect(await whyNotDone({ kind: "unheard_of" })).toBe("This version of Assay has no job “unheard_of”.");
  expect(await whyNotDone(elsewhere, { notMine: "Made elsewhere." })).toBe("Made elsewhere.");
  expect(await whyNotDone(elsewhere)).toBe("Stopped.");
  expect(await whyNotDone({ ...elsewhere, state: "failed", error: "It broke there." })).toBe("It broke there.");
});
