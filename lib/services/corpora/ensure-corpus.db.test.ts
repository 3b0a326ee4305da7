import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { ensureCorpus } from "./ensure-corpus";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("a corpus is made while others read and write trajectories", async () => {
  const name = await db.$transaction(async (other) => {
    await other.$executeRaw`select count(*) from trajectory t left join review v on v.trajectory_id = t.id`;
    await other.$executeRaw`update review set approved = approved`;

    const made = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local lock_timeout = '5s'`;
      return ensureCorpus(tx, { name: "Beside", kind: "imported" });
    });
    return made.name;
  });

  expect(name).toBe("Beside");
});
