import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { ATTEMPT_WINDOW_S, giveBackAttempt, takeAttempt } from "./take-attempt";

const db = createDb(String(process.env["DATABASE_URL"]));
afterAll(() => db.$disconnect());

const START = Date.UTC(2026, 0, 1);
const at = (seconds: number) => ({ db, now: () => new Date(START + seconds * 1000) });

test("of many attempts at once as many go on as are allowed", async () => {
  const of = `test:${randomUUID()}`;

  const waits = await Promise.all(Array.from({ length: 12 }, () => takeAttempt(at(0), { of, most: 5 })));

  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
});

test("who tried too often waits for the rest of the minute, and trying meanwhile does not lengthen it", async () => {
  const of = `test:${randomUUID()}`;
  await takeAttempt(at(0), { of, most: 1 });

  expect(await takeAttempt(at(20), { of, most: 1 })).toBe(ATTEMPT_WINDOW_S - 20);
  expect(await takeAttempt(at(59), { of, most: 1 })).toBe(1);
  expect(await takeAttempt(at(60), { of, most: 1 })).toBeUndefined();
  expect(await takeAttempt(at(61), { of, most: 1 })).toBe(ATTEMPT_WINDOW_S - 1);
});

test("an attempt that was right does not count", async () => {
  const of = `test:${randomUUID()}`;
  await takeAttempt(at(0), { of, most: 1 });

  await giveBackAttempt(at(0), of);

  expect(await takeAttempt(at(1), { of, most: 1 })).toBeUndefined();
});
