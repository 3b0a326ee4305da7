import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { getExport, listExports } from "@/lib/services/exports/get-export";
import { changePerson } from "@/lib/services/people/change-person";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { isAmong, ownFilesOnly } from "./require-sighted-file";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** A corpus with a queue that asks somebody else, and a person. */
async function given(role: "researcher" | "annotator" = "researcher") {
  const corpus = await givenCorpus(db, [{}, {}]);
  const [lead, other, rae] = [
    await givenContext(db, "lead"),
    await givenContext(db, "annotator"),
    await givenContext(db, role),
  ];
  const queue = await givenQueue(lead, corpus, { reviewers: [other.person.extId] });
  const name = (...people: readonly Context[]) =>
    updateQueue(lead, { id: queue.id, reviewers: people.map(({ person }) => person.extId) });
  /** Whether the person may have a file that they made at this moment. */
  const isOpen = async (createdAt: Date) =>
    isAmong(await ownFilesOnly(rae, corpus.id), { personId: rae.person.id, createdAt });

  return { corpus, lead, other, rae, queue, name, isOpen };
}

/** A moment by the clock of the database, later than what was before and earlier than what follows. */
async function moment(): Promise<Date> {
  const pause = () => db.$executeRaw(sql`select from pg_sleep(0.005)`);
  await pause();
  const [row] = await queryRows(db, z.object({ at: z.date() }), sql`select clock_timestamp() as at`);
  await pause();
  if (!row) throw new Error("The database told no time.");

  return row.at;
}

async function anExport({ person }: Context, corpus: GivenCorpus): Promise<string> {
  const names = { preset: "chat", filter: "gate:2", fileName: "x.jsonl", path: "exports/x.jsonl" };
  const { extId } = await db.export.create({ data: { ...names, corpusId: corpus.id, personId: person.id } });
  await moment();

  return extId;
}

test("who is named later has no file that they made while they saw everything", async () => {
  const { corpus, rae, name } = await given();
  const before = await anExport(rae, corpus);
  expect(await getExport(rae, { id: before })).toMatchObject({ id: before });

  await name(rae);
  await moment();
  const after = await anExport(rae, corpus);

  await expect(getExport(rae, { id: before })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await listExports(rae, { corpus: corpus.extId })).items.map(({ id }) => id)).toEqual([after]);
});

test("who stays named keeps since when, and who is named anew does not", async () => {
  const { other, rae, name, isOpen } = await given();
  await name(rae);
  const own = await moment();

  await name(other, rae);
  expect(await isOpen(own)).toBe(true);

  await name(other);
  await name(rae);
  expect(await isOpen(own)).toBe(false);
});

test("a queue for everyone asks annotators since it is for everyone, however often it is said", async () => {
  const { rae, name, isOpen } = await given("annotator");
  const before = await moment();
  expect(await isOpen(before)).toBe(true);

  await name();
  const after = await moment();
  await name();

  expect([await isOpen(before), await isOpen(after)]).toEqual([false, true]);
  expect(rae.person.role).toBe("annotator");
});

/** A person's next request, once their role is another one. */
async function asRole(ctx: Context, role: "researcher" | "annotator"): Promise<Context> {
  await changePerson({ ...ctx, person: await ensureOwner(db) }, { id: ctx.person.extId, role });

  return { ...ctx, person: { ...ctx.person, role } };
}

test("who becomes an annotator has no file that they made while a queue for everyone asked them nothing", async () => {
  const { corpus, rae, name } = await given();
  await name();
  await moment();
  const id = await anExport(rae, corpus);
  expect(await getExport(rae, { id })).toMatchObject({ id });

  const annotator = await asRole(rae, "annotator");

  await expect(getExport(annotator, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await listExports(annotator, { corpus: corpus.extId })).toMatchObject({ items: [], leavesOut: true });
  const researcher = await asRole(annotator, "researcher");
  expect(await getExport(researcher, { id })).toMatchObject({ id });
});

test("an annotator is asked since the last time they became one, whatever else changes of them", async () => {
  const { corpus, rae, name } = await given("annotator");
  await name();
  const first = await moment();
  const between = await asRole(rae, "researcher");
  const again = await asRole(between, "annotator");
  const last = await moment();
  await changePerson(
    { ...rae, person: await ensureOwner(db) },
    { id: rae.person.extId, role: "annotator", state: "active" },
  );

  const only = await ownFilesOnly(again, corpus.id);
  const isOpen = (createdAt: Date) => isAmong(only, { personId: rae.person.id, createdAt });

  expect([isOpen(first), isOpen(last)]).toEqual([false, true]);
});

test("the owner who acts as an annotator has nothing that they made as the owner", async () => {
  const { corpus, rae, name } = await given();
  await name();
  const owner = { ...rae, person: await ensureOwner(db) };
  const id = await anExport(owner, corpus);
  const acting = { ...owner, person: { ...owner.person, role: "annotator" } };

  await expect(getExport(acting, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await getExport(owner, { id })).toMatchObject({ id });
});

test("others whom a queue for everyone handed items are asked since the last one that they have not opened", async () => {
  const { corpus, rae, queue, name, isOpen } = await given();
  await name();
  const before = await moment();
  const first = await givenLease(rae, queue);
  const between = await moment();
  expect([await isOpen(before), await isOpen(between)]).toEqual([false, true]);

  await commitAnswers(rae, first, { structure: "agentic" });
  await givenLease(rae, queue);
  await moment();

  // The second item was open to them when that was made.
  expect(await isOpen(between)).toBe(false);
  expect(corpus.trajectories).toHaveLength(2);
});

test("what one made before is theirs again once all of it is answered and opened", async () => {
  const { corpus, rae, queue, name, isOpen } = await given();
  const before = await moment();
  await name(rae);
  for (const id of corpus.trajectories) {
    expect(await isOpen(before)).toBe(false);
    await commitAnswers(rae, await givenLease(rae, queue), { structure: "agentic" });
    await openTrajectory(rae, { id });
  }

  for (const id of corpus.trajectories) await openTrajectory(rae, { id });
  expect(await isOpen(before)).toBe(true);
});
