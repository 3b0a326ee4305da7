import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { startJob } from "@/lib/services/jobs/start-job";
import { runToEnd } from "./fixtures/run-to-end";
import { defineJob, JobFailed } from "./job";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

test("what ends after another worker took the job over leads to nothing", async () => {
  const id = await startJob(db, { kind: "lose", payload: {}, personId: null, unit: "rows", total: 0 });
  const ends: string[] = [];
  const lose = defineJob(
    "lose",
    z.object({}),
    async () => {
      await db.jobRun.update({ where: { id }, data: { workerId: "another" } });
      throw new JobFailed("It was late.");
    },
    async (_db, end) => {
      ends.push(end);
    },
  );

  await runToEnd({ db, url, home: "/nowhere", jobs: [lose] }, id);

  expect(ends).toEqual([]);
  expect(await db.jobRun.findUnique({ where: { id } })).toMatchObject({ state: "running", workerId: "another" });
});
