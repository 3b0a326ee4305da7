import pg from "pg";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { createDb } from "./client";
import { QueriesInTurn } from "./queries-in-turn";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const { id } = await givenCorpus(db, [{}, {}]);

test("relations that are read in a transaction are asked for one after another on its connection", async () => {
  const most = watchClients();
  const select = { filterVersion: true, problems: true, runs: true, imports: true } as const;

  const corpus = await db.$transaction((tx) => tx.corpus.findUniqueOrThrow({ where: { id }, select }));

  expect([corpus.problems.length, corpus.runs.length]).toEqual([2, 1]);
  expect(most()).toBe(1);
});

test("one that fails stops no other: the next is asked, and told what has become of the transaction", async () => {
  const adapter = await new QueriesInTurn({ connectionString: process.env["DATABASE_URL"] }).connect();
  const transaction = await adapter.startTransaction();

  const asked = await Promise.allSettled(
    ["select 1 / 0", "select 2"].map((sql) => transaction.queryRaw({ sql, args: [], argTypes: [] })),
  );
  await transaction.executeRaw({ sql: "rollback", args: [], argTypes: [] });
  await transaction.rollback();
  await adapter.dispose();

  expect(asked).toMatchObject([
    { reason: { cause: { originalMessage: "division by zero" } } },
    { reason: { cause: { originalMessage: expect.stringContaining("transaction is aborted") } } },
  ]);
});

/** The most queries that any one client was asked while it had not answered. */
function watchClients(): () => number {
  const query = pg.Client.prototype.query;
  const open = new Map<unknown, number>();
  let most = 0;
  const change = (client: unknown, by: number): void => {
    open.set(client, (open.get(client) ?? 0) + by);
    most = Math.max(most, open.get(client) ?? 0);
  };
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: unknown, ...asked: unknown[]) {
    const answer: unknown = Reflect.apply(query, this, asked);
    // The pool's own queries are answered by a callback, on a client of their own.
    if (!(answer instanceof Promise)) return answer;
    change(this, 1);

    return answer.finally(() => change(this, -1));
  });

  onTestFinished(() => spy.mockRestore());

  return () => most;
}
