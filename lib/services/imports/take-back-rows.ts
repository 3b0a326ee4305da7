import type { DbOrTransaction } from "@/lib/db/client";
import { emptySql, type Sql, sql } from "@/lib/db/query-rows";
import type { TakeBackCounts } from "@/lib/domain/take-back-parts";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { correctNotes, findSettledConflicts } from "./correct-notes";
import { countTaken } from "./count-taken";
import { countWork } from "./count-work";
import { keepSeenRewards, renewDerived } from "./derived-of-rest";
import { dropAnswers } from "./drop-answers";
import { type LeftOfImport, leftOfImport } from "./left-of-import";
import { locateTakeBack, type TakenImport } from "./locate-take-back";
import { settleAnswers } from "./settle-answers";
import { allRows } from "./sighted-rows";
import { takenAlone, takenTrajectories } from "./taken-sql";
import { whyNotTakenBack, workSentence } from "./why-not-taken-back";

interface TakeBackRows {
  /** Public id. */
  readonly id: string;
  /** The job that does it. */
  readonly jobId: string;
  /** The last statement of the transaction, by which whoever goes on knows what is left. */
  readonly keep: (tx: DbOrTransaction, left: LeftOfImport) => Promise<void>;
  /** Steps that are done, of how many; what it throws rolls everything back. */
  readonly onStep: (done: number, total: number) => Promise<void>;
}

/** A million trajectories with all that hangs on them take minutes on a slow disk. */
const PATIENT = { maxWait: 10_000, timeout: 6 * 60 * 60 * 1000 } as const;

/**
 * Takes an import out of its corpus in one transaction: what it brought, what was derived from that, and what only it
 * needed. What is derived from other rows too is made consistent, and marked to be made anew by the jobs that follow an
 * import.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND, or CONFLICT where a job or somebody's work came meanwhile
 */
export async function takeBackRows(ctx: Context, { id, jobId, keep, onStep }: TakeBackRows): Promise<LeftOfImport> {
  const { corpus } = await locateTakeBack(ctx, ctx.db, id);
  // Before the transaction: who holds the lock must not wait for another connection.
  const isBlind = await reviewsBlind(ctx, corpus.id);

  return ctx.db.$transaction(async (tx) => {
    // Nothing is imported, made or started for the corpus until the end: whatever refers to it waits for this row.
    await tx.$executeRaw(sql`select from corpus where id = ${corpus.id} for update`);
    const taken = await locateTakeBack(ctx, tx, id);
    const refusal = await whyNotTakenBack(tx, taken, { person: ctx.person, isBlind, exceptJob: jobId });
    if (refusal !== undefined) throw new ServiceError("CONFLICT", refusal.sentence);

    const counts = await countTaken(tx, taken, allRows);
    const left = await leftOfImport(tx, taken, counts);
    await note(tx, ctx, { taken, counts });
    for (const statement of relations(taken)) await tx.$executeRaw(statement);
    const steps = stepsOf(taken);
    for (const [done, step] of steps.entries()) {
      await onStep(done, steps.length);
      await step(tx);
    }
    // Labels and comments lock no corpus: what somebody said before the trajectories were gone counts.
    const work = await countWork(tx, taken, emptySql);
    if (work.length > 0) throw new ServiceError("CONFLICT", workSentence(taken, work));
    // Rows of splits would go with their problems, uncounted.
    await tx.$executeRaw(sql`delete from problem where id in (select id from taken_problem)`);
    // An answer key of which the id is here no more is of those with its query.
    const isFiled = sql`exists (select from answer_key where corpus_id = ${corpus.id}::int)`;
    const settled = settleAnswers(corpus.id, sql`${isFiled} and exists (select from taken_problem)`);
    for (const statement of settled) await tx.$executeRaw(statement);
    await keep(tx, left);

    return left;
  }, PATIENT);
}

interface Noted {
  readonly taken: TakenImport;
  readonly counts: TakeBackCounts;
}

async function note(tx: DbOrTransaction, ctx: Context, { taken, counts }: Noted): Promise<void> {
  const { corpus, files, extId } = taken;
  const had = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const detail = { ...had, files: [...files], corpus: corpus.extId };
  const entry = { verb: "take_back_import", subject: `import:${extId}`, detail, at: ctx.now() };
  await tx.audit.create({ data: { personId: ctx.person.id, ...entry } });
}

/** What goes, for the statements behind: once its rows are gone nothing else tells. */
function relations(taken: TakenImport): readonly Sql[] {
  return [
    sql`create temp table taken_trajectory (id bigint primary key, problem_id int not null, run_id int not null) on commit drop`,
    sql`create temp table taken_problem (id int primary key) on commit drop`,
    sql`create temp table taken_run (id int primary key) on commit drop`,
    sql`insert into taken_trajectory ${takenTrajectories(taken)}`,
    sql`insert into taken_problem ${takenAlone(taken, "problem_id")}`,
    sql`insert into taken_run ${takenAlone(taken, "run_id")}`,
    sql`analyze taken_trajectory, taken_problem, taken_run`,
    ...findSettledConflicts(taken.corpus.id),
  ];
}

/** Tables with rows of one trajectory that nobody but a machine wrote. */
const BY_MACHINES: readonly Sql[] = [
  ...[sql`trajectory_body`, sql`trajectory_raw`, sql`trajectory_outline`, sql`signal`, sql`likeness`, sql`selection`],
  ...[sql`judgement`, sql`judge_check`, sql`process_metric`, sql`process_finding`, sql`rescored_outcome`],
  sql`rollout_answer`,
];
/** Those in which people leave what says nothing by itself. */
const BESIDE_WORK: readonly Sql[] = [sql`sighting`, sql`review`];

type Step = (tx: DbOrTransaction) => Promise<unknown>;

function stepsOf({ corpus, ids }: TakenImport): readonly Step[] {
  const statement =
    (text: Sql): Step =>
    (tx) =>
      tx.$executeRaw(text);
  const rowsOf = (table: Sql, condition: Sql = sql`true`): Step =>
    statement(sql`delete from ${table} o using taken_trajectory g
      where o.corpus_id = ${corpus.id}::int and o.trajectory_id = g.id and ${condition}`);
  const family = sql`any(${[...ids]}::int[])`;

  return [
    ...BY_MACHINES.map((table) => rowsOf(table)),
    // Waits for what is being said of one. From here on nobody says anything of them, so what takes long goes before.
    statement(sql`delete from trajectory t using taken_trajectory g
      where t.corpus_id = ${corpus.id}::int and t.id = g.id`),
    statement(keepSeenRewards(corpus.id)),
    ...BESIDE_WORK.map((table) => rowsOf(table)),
    rowsOf(sql`comment`, sql`o.removed_at is not null`),
    (tx) => renewDerived(tx, corpus.id),
    (tx) => correctNotes(tx, corpus.id),
    statement(sql`delete from run where id in (select id from taken_run)`),
    statement(sql`delete from job_run where id in (select job_id from import where id = ${family})`),
    // Before the import goes, by which the problems with its answers are known: what an earlier one said counts again.
    statement(sql`delete from answer_key where import_id = ${family}`),
    statement(dropAnswers(corpus.id, ids)),
    ...settleAnswers(corpus.id, sql`p.answer_import_id = ${family}`).map(statement),
    statement(sql`delete from import where id = ${family}`),
    // Who gives one of them a place in a split waits from here on.
    statement(sql`select from problem where id in (select id from taken_problem) order by id for update`),
  ];
}
