import { afterAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { createDb, type DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { ACTIVATION_JOB } from "./activation-job";
import { decideAgain, decideBatch } from "./decide-batch";
import { givenVersion, otherThresholds } from "./given-activation";
import { decideAll } from "./run-activation";
import { startCatchUp } from "./start-catch-up";

const url = process.env["DATABASE_URL"] ?? "";
const [db, other] = [createDb(url), createDb(url)];
afterAll(() => Promise.all([db.$disconnect(), other.$disconnect()]));

const Count = z.object({ waiting: z.int() });
const Row = z.object({ verdict: z.string(), version: z.int() });

/** Until so many transactions of this database wait for another. */
async function waiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await queryRows(
        db,
        Count,
        sql`select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return row?.waiting ?? 0;
    })
    .toBe(count);
}

/** Three trajectories that are agentic by every version, and a version that has not decided them. */
async function given() {
  const {
    id: corpusId,
    extId,
    ids,
  } = await givenFacts(
    db,
    Array.from({ length: 3 }, () => ({ model: 4, verdict: "agentic" as const })),
  );
  const thresholds = otherThresholds();
  const { id } = await givenVersion(thresholds);
  const version = { ...(await db.filterVersion.findUniqueOrThrow({ where: { extId: id } })), thresholds };
  const batch = { corpusId, afterId: 0n, limit: 10 };
  const rows = () =>
    queryRows(
      db,
      Row,
      sql`select verdict, filter_version_id as version from trajectory where corpus_id = ${corpusId} order by id`,
    );

  return { corpusId, extId, ids: ids.map(BigInt), version, batch, rows };
}

/** Signals by which every version says sub-task. */
async function putRight(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await tx.$executeRaw(sql`update signal set by_model = 0, by_code = 9 where corpus_id = ${corpusId}`);
}

test("signals that are put right while a version decides are what it has decided by in the end", async () => {
  const { corpusId, ids, version, batch, rows } = await given();
  let again: Promise<unknown> | undefined;

  await db.$transaction(async (tx) => {
    expect(await decideBatch(tx, batch, version)).toMatchObject({ decided: 3 });
    again = other.$transaction(async (second) => {
      await putRight(second, corpusId);
      await decideAgain(second, corpusId, ids);
    });
    await waiting(1);
  });
  await again;

  expect(await rows()).toEqual(ids.map(() => ({ verdict: "sub_task", version: version.id })));
});

test("a version passes over what is being put right, and decides it by the new signals afterwards", async () => {
  const { corpusId, ids, version, batch, rows } = await given();

  await db.$transaction(async (tx) => {
    await putRight(tx, corpusId);
    await decideAgain(tx, corpusId, ids);
    expect(await other.$transaction((second) => decideBatch(second, batch, version))).toBeUndefined();
  });
  expect((await rows()).map(({ verdict }) => verdict)).toEqual(["sub_task", "sub_task", "sub_task"]);
  await other.$transaction((second) => decideBatch(second, batch, version));

  expect(await rows()).toEqual(ids.map(() => ({ verdict: "sub_task", version: version.id })));
});

/** A corpus whose active version decided none of its rows yet, and how many jobs are to do so. */
async function givenBehind() {
  const { corpusId, extId, version } = await given();
  const { filterVersionId: previousId } = await db.corpus.findUniqueOrThrow({ where: { id: corpusId } });
  const { person } = await givenContext(db, "lead");
  await db.filterActivation.create({
    data: { corpusId, versionId: version.id, previousId, personId: person.id, reason: "Try", state: "done" },
  });
  await db.corpus.update({ where: { id: corpusId }, data: { filterVersionId: version.id } });

  return {
    corpusId,
    jobs: () => db.jobRun.count({ where: { kind: ACTIVATION_JOB, payload: { equals: { corpus: extId } } } }),
  };
}

test("two that look for what is behind at once start one job", async () => {
  const { corpusId, jobs } = await givenBehind();
  let both: Promise<unknown> | undefined;

  await db.$transaction(async (tx) => {
    await tx.$queryRaw(sql`select id from corpus where id = ${corpusId} for update`);
    both = Promise.all([startCatchUp(other), startCatchUp(other)]);
    await waiting(2);
  });
  await both;

  expect(await jobs()).toBe(1);
});

test("a look for what is behind that is given up for somebody else's locks is done again", async () => {
  const { jobs } = await givenBehind();
  // A sequence is not rolled back, so only the first try fails.
  await db.$executeRaw(sql`create sequence tries`);
  await db.$executeRaw(sql`create function give_up() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if; return new; end $$`);
  await db.$executeRaw(sql`create trigger give_up before insert on job_run for each row execute function give_up()`);
  onTestFinished(async () => {
    await db.$executeRaw(sql`drop function give_up cascade`);
    await db.$executeRaw(sql`drop sequence tries`);
  });

  await startCatchUp(db);

  expect(await jobs()).toBe(1);
});

test("bringing rows to a version stops once another one is active", async () => {
  const { corpusId, version, rows } = await given();
  const { filterVersionId: previousId } = await db.corpus.findUniqueOrThrow({ where: { id: corpusId } });
  await db.corpus.update({ where: { id: corpusId }, data: { filterVersionId: version.id } });
  let reports = 0;
  const onDecided = async () => {
    reports += 1;
    if (reports === 2) await db.corpus.update({ where: { id: corpusId }, data: { filterVersionId: previousId } });
  };

  expect(await decideAll(db, corpusId, { batchRows: 1, onDecided })).toBe(1);

  expect((await rows()).map((row) => row.version)).toEqual([version.id, previousId, previousId]);
});
