import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { startJob } from "@/lib/services/jobs/start-job";
import { recoverJobs } from "./recover-jobs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test.each([
  [10, "dead-worker"],
  [40, null],
])(
  "a job whose wake-up a worker took %d seconds ago without beginning it is locked by %j after a recovery",
  async (seconds, lockedBy) => {
    const id = await startJob(db, { kind: "count", payload: {}, personId: null, unit: "rows", total: 0 });
    const key = `job:${id}`;
    await db.$executeRaw(sql`update graphile_worker._private_jobs set locked_by = 'dead-worker', attempts = 1,
    locked_at = now() - make_interval(secs => ${seconds}) where key = ${key}`);

    await recoverJobs(db);

    const Row = z.object({ lockedBy: z.string().nullable() });
    const rows = await queryRows(
      db,
      Row,
      sql`select locked_by as "lockedBy" from graphile_worker.jobs where key = ${key}`,
    );
    expect(rows).toEqual([{ lockedBy }]);
    await db.jobRun.update({ where: { id }, data: { state: "cancelled" } });
  },
);
