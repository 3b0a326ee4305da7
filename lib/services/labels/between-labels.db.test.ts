import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { betweenLabels } from "./between-labels";
import { setLabel } from "./set-label";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const writers: pg.Client[] = [];
afterEach(async () => {
  await Promise.all(writers.splice(0).map((writer) => writer.end()));
});
afterAll(() => db.$disconnect());

/** Somebody whose transaction has written labels, or removed some, and goes on until it is told to end. */
async function givenWriter(): Promise<pg.Client> {
  const writer = new pg.Client(url);
  writers.push(writer);
  await writer.connect();
  await writer.query("begin");
  await writer.query("delete from label_event where corpus_id = -1");

  return writer;
}

const isWaiting = async () =>
  Number(
    await db.$executeRaw`select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.relation = 'label_event'::regclass and not l.granted`,
  ) > 0;

/** Whether somebody has waited for a row for more than a second. */
const hasWaitedLong = async () =>
  Number(
    await db.$executeRaw`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query_start < clock_timestamp() - interval '1.2 s'`,
  ) > 0;

test("while somebody waits for a long writer others go on labelling, and what is read comes after that writer", async () => {
  const lead = await givenContext(db, "lead");
  const corpus = await givenCorpus(db, [{}, {}]);
  const writer = await givenWriter();
  let isOver = false;
  const reading = betweenLabels(db, { read: async () => isOver });

  for (const id of corpus.trajectories) {
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    const saved = await setLabel(lead, { id, label: "agentic", expectedVersion: 0 });
    expect(saved).toMatchObject({ status: "saved" });
  }
  isOver = true;
  await writer.query("commit");

  expect(await reading).toBe(true);
}, 30_000);

test("where labels are being written all the time this is told, and nothing is read", async () => {
  await givenWriter();
  const read = async () => expect.unreachable("somebody is writing");

  await expect(betweenLabels(db, { read, longestMs: 1_500 })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Labels were being written all the time"),
  });
});

test("what is waited for first holds up nobody who labels, however long it takes", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const holder = new pg.Client(url);
  writers.push(holder);
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from corpus where id = $1 for update", [corpus.id]);
  const first = sql`select from corpus where id = ${corpus.id} for share`;
  const reading = betweenLabels(db, { first, read: async () => "read", longestMs: 0 });

  // Longer than the lock of the labels is asked for at a time.
  await expect.poll(hasWaitedLong, { timeout: 10_000 }).toBe(true);
  expect(await isWaiting()).toBe(false);
  await holder.query("commit");

  expect(await reading).toBe("read");
});
