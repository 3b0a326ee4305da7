import { createServer } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { createDb, type Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { errorCodes, isConnectionLoss } from "./error-codes";

const url = process.env["DATABASE_URL"] ?? "";
const admin = createDb(url, 1);
afterAll(() => admin.$disconnect());

const Pid = z.object({ pid: z.int() });

async function backendOf(db: Pick<Db, "$queryRaw">): Promise<number> {
  const rows: unknown = await db.$queryRaw(sql`select pg_backend_pid() as pid`);

  return Pid.array().parse(rows)[0]?.pid ?? 0;
}

const kill = (pid: number) => queryRows(admin, z.object({}), sql`select pg_terminate_backend(${pid}::int)`);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => undefined).catch((error: unknown) => error);

function aClient(address: string): Db {
  const db = createDb(address, 1);
  onTestFinished(() => db.$disconnect());

  return db;
}

test("a query whose connection an administrator ends is a loss of the connection", async () => {
  const db = aClient(url);
  const pid = await backendOf(db);

  const query = failure(queryRows(db, z.object({}), sql`select 1 as done from pg_sleep(20)`));
  await expect.poll(() => isSleeping(pid)).toBe(true);
  await kill(pid);

  expect(isConnectionLoss(await query)).toBe(true);
});

async function isSleeping(pid: number): Promise<boolean> {
  const rows = await queryRows(
    admin,
    z.object({ wait: z.string().nullable() }),
    sql`select wait_event as wait from pg_stat_activity where pid = ${pid}::int`,
  );

  return rows[0]?.wait === "PgSleep";
}

test("a transaction that lost its connection between two statements is one too", async () => {
  const db = aClient(url);

  const error = await failure(
    db.$transaction(async (tx) => {
      await kill(await backendOf(tx));
      await expect.poll(() => failure(tx.person.findFirst())).toBeInstanceOf(Error);
      await tx.person.findFirst();
    }),
  );

  expect(error).toBeInstanceOf(Error);
  expect(isConnectionLoss(error)).toBe(true);
});

test("a server that is not there, or hangs up, is one for model calls, raw queries and transactions", async () => {
  const nobody = aClient("postgresql://x:y@127.0.0.1:1/none");
  const rude = aClient(`postgresql://x:y@127.0.0.1:${await hangingUp()}/none`);

  for (const db of [nobody, rude]) {
    const errors = [
      await failure(db.person.findFirst()),
      await failure(queryRows(db, z.object({}), sql`select 1`)),
      await failure(db.$transaction((tx) => tx.person.findFirst())),
    ];
    expect(errors.map(isConnectionLoss)).toEqual([true, true, true]);
  }
});

function hangingUp(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  onTestFinished(() => void server.close());

  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

test("a fault of a statement is none, and its code is found inside of what Prisma makes of it", async () => {
  const error = await failure(queryRows(admin, z.object({}), sql`select 1 / 0`));

  expect(isConnectionLoss(error)).toBe(false);
  expect(errorCodes(error)).toContain("22012");
});

test.each(["P1001", "P1008", "P1017", "57P01", "ECONNRESET"])("an error %s is a loss of the connection", (code) => {
  expect(isConnectionLoss(Object.assign(new Error("gone"), { code }))).toBe(true);
});

test.each([undefined, "gone", new Error("gone"), Object.assign(new Error("gone"), { code: "P2002", meta: {} })])(
  "%o is none",
  (error) => {
    expect(isConnectionLoss(error)).toBe(false);
  },
);
