import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { readAsOf } from "./read-as-of";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const at = (time: string) => new Date(`2026-08-24T${time}:00Z`);

/** A corpus whose rows come in this order; each names its import, which is recorded at one time and ends at another. */
async function given(imports: Readonly<Record<string, readonly [string, string | undefined]>>, rows: string) {
  const corpus = await givenCorpus(
    db,
    [...rows].map(() => ({})),
  );
  for (const [name, [createdAt, finishedAt]] of Object.entries(imports)) {
    const { id } = await db.import.create({
      data: {
        ...{ corpusId: corpus.id, format: "auto", createdAt: at(createdAt) },
        ...(finishedAt === undefined ? {} : { finishedAt: at(finishedAt) }),
      },
    });
    const own = corpus.trajectories.filter((_, place) => rows[place] === name);
    await db.$executeRaw(sql`update trajectory set import_id = ${id}, imported_at = ${at(createdAt)}
      where corpus_id = ${corpus.id} and ext_id = any(${own}::uuid[])`);
  }
  const ids = await queryRows(
    db,
    z.object({ id: z.bigint() }),
    sql`select id from trajectory where corpus_id = ${corpus.id}`,
  );
  /** How many rows the moment knows. */
  const known = async (time: string) => {
    const labels = { kind: "moment", at: at(time) } as const;
    const { trajectoryTo = 0n } = (await readAsOf(db, { corpusId: corpus.id, labels, now: at("23:00") })) ?? {};

    return ids.filter(({ id }) => id <= trajectoryTo).length;
  };

  return { corpus, known };
}

test("an import that waits and runs long is known from its end on, whenever it was recorded, and with it what came beside it", async () => {
  const { known } = await given({ a: ["09:00", "09:30"], b: ["09:10", "12:00"], c: ["10:00", "10:20"] }, "aabcbc");

  const times = ["08:00", "09:20", "09:30", "10:30", "11:59", "12:00"];
  expect(await Promise.all(times.map(known))).toEqual([0, 0, 2, 2, 2, 6]);
});

test("an import that fails is known from the end of its job on", async () => {
  const { corpus, known } = await given({ a: ["09:00", "09:30"], b: ["09:40", undefined] }, "ab");
  const job = await db.jobRun.create({ data: { kind: "import", payload: {}, state: "running" } });
  await db.import.updateMany({ where: { corpusId: corpus.id, finishedAt: null }, data: { jobId: job.id } });

  expect(await known("22:00")).toBe(1);
  await db.jobRun.update({ where: { id: job.id }, data: { state: "failed", finishedAt: at("10:00") } });
  expect(await Promise.all(["09:59", "10:00"].map(known))).toEqual([1, 2]);
});
