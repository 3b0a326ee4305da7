import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { setLabel } from "@/lib/services/labels/set-label";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { makeSelection } from "./make-selection";
import { selectionState } from "./selection-state";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const WON = { outcome: "success", hasLog: true, model: 4, calls: 1, template: 1 } as const;

/** Those who wait until nobody is writing a label. */
const waiting = () =>
  db.$queryRaw`select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.relation = 'label_event'::regclass and not l.granted`;

test("a label that is being written is in the selection, though a later one was committed before it", async () => {
  const corpus = await givenFacts(db, [
    { ...WON, query: "one magnet" },
    { ...WON, query: "two lamps" },
  ]);
  const [first = "", second = ""] = corpus.trajectories;
  const [anna, ben] = [await givenContext(db, "lead"), await givenContext(db, "lead")];
  await setLabel(anna, { id: second, label: "sub_task", expectedVersion: 0, reason: "narration_only" });
  let isMade = false;
  let made: ReturnType<typeof makeSelection> | undefined;
  const select = async () => {
    await setLabel(ben, { id: first, label: "agentic", expectedVersion: 0 });
    const making = { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined };
    made = makeSelection(db, making).finally(() => {
      isMade = true;
    });
    await expect.poll(async () => isMade || (await waiting()), { timeout: 15_000 }).not.toEqual([]);
  };
  const slow = overtaken(db, ({ text }) => made === undefined && text.includes("insert into label_event"), select);

  const takenBack = await setLabel({ ...anna, db: slow }, { id: second, label: null, expectedVersion: 1 });

  expect(takenBack).toMatchObject({ status: "saved" });
  // Nobody calls the second one a sub-task any more, so both are kept.
  expect(await made).toEqual({ kept: 2, of: 2 });
  expect(await selectionState(db, corpus.id)).toMatchObject({ isCurrent: true });
}, 60_000);

test("while it waits for a long transaction that removed labels, labels of any corpus are saved", async () => {
  const [corpus, other] = [await givenFacts(db, [WON]), await givenFacts(db, [{ ...WON, query: "a third lamp" }])];
  const [id = ""] = other.trajectories;
  const anna = await givenContext(db, "lead");
  const remover = new pg.Client(databaseUrl);
  await remover.connect();
  await remover.query("begin");
  await remover.query("delete from label_event where corpus_id = -1");
  const made = makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  await expect.poll(waiting, { timeout: 15_000 }).not.toEqual([]);

  expect(await setLabel(anna, { id, label: "agentic", expectedVersion: 0 })).toMatchObject({ status: "saved" });

  await remover.query("commit");
  await remover.end();
  expect(await made).toEqual({ kept: 1, of: 1 });
}, 60_000);
