import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { getJob } from "@/lib/services/jobs/get-job";
import { startJob } from "@/lib/services/jobs/start-job";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { runToEnd } from "./fixtures/run-to-end";
import { defineJob } from "./job";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());

test("a job of several stages counts each from zero, and names the one it is at", async () => {
  const ctx = await givenContext(db);
  const id = await startJob(db, { kind: "staged", payload: {}, personId: null, unit: "rows", total: 0 });
  const seen: unknown[] = [];
  const staged = defineJob("staged", z.object({}), async (_ctx, _payload, { report }) => {
    const tell = async (done: number, total: number | undefined, stage: string) => {
      await report(done, total, stage);
      const { done: shown, total: of, stage: at } = await getJob(ctx, { id });
      seen.push([shown, of, at]);
    };
    await tell(900, 1000, "write");
    await tell(1, 3, "audit");
    await tell(0, undefined, "sign");
  });

  await runToEnd({ db, url, home: "/nowhere", jobs: [staged] }, id);

  expect(seen).toEqual([
    [900, 1000, "write"],
    [1, 3, "audit"],
    [0, 0, "sign"],
  ]);
});
