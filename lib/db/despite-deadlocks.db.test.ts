import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "./client";
import { despiteDeadlocks } from "./despite-deadlocks";
import { queryRows, sql } from "./query-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A transaction that runs out of its time as often as asked, then does its work. */
function expiring(times: number) {
  let tries = 0;
  const work = () =>
    db.$transaction(
      async (tx) => {
        tries += 1;
        if (tries <= times) await queryRows(tx, z.object({}), sql`select 1 as done from pg_sleep(0.3)`);
        await queryRows(tx, z.object({}), sql`select 1 as done`);
        return tries;
      },
      { timeout: 100 },
    );

  return despiteDeadlocks(work).catch((error: unknown) => ({ error, tries }));
}

test("a transaction that ran out of time is done once more, and not again", async () => {
  expect(await expiring(1)).toBe(2);
  expect(await expiring(2)).toMatchObject({ error: { code: "P2028" }, tries: 2 });
});

test("one that was given up for another is done again, five times in all", async () => {
  let tries = 0;
  const deadlock = Object.assign(new Error("deadlock"), { code: "P2034" });
  const work = async () => {
    tries += 1;
    throw deadlock;
  };

  await expect(despiteDeadlocks(work)).rejects.toBe(deadlock);
  expect(tries).toBe(5);
});
