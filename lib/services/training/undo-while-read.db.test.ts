import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { overtaken } from "@/lib/db/fixtures/overtaken";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { importTrainingMetrics } from "./import-training-metrics";
import { undoTrainingImport } from "./undo-import";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher");

/** A file whose first batch is in when `meanwhile` is called with its id, and that goes on with `rest`. */
async function givenHalfRead(rest: string, meanwhile: (file: string) => Promise<unknown>) {
  const corpus = await givenCorpus(db, []);
  const body = (async function* () {
    yield Buffer.from(`step,kl\n${Array.from({ length: 5_000 }, (_, step) => `${step},0.5\n`).join("")}`);
    const [file] = await db.trainingImport.findMany({ where: { corpusId: corpus.id } });
    await meanwhile(file?.extId ?? "");
    yield Buffer.from(rest);
  })();

  return { corpus, upload: () => importTrainingMetrics(researcher, { id: corpus.extId, name: "v18.csv", body }) };
}

async function expectNothingLeft(corpusId: number): Promise<void> {
  const select = { undoneAt: true, _count: { select: { changes: true, rejected: true } } } as const;
  expect(await db.trainingImport.findMany({ where: { corpusId }, select })).toEqual([
    { undoneAt: expect.any(Date), _count: { changes: 0, rejected: 0 } },
  ]);
  expect(await db.trainingCurve.count({ where: { corpusId } })).toBe(0);
}

test.each([
  ["before its next batch", "5000,0.5\n"],
  ["behind its last batch", "nonsense\n"],
])("a file that is undone while it is read, %s, leaves nothing and says so", async (_, rest) => {
  const { corpus, upload } = await givenHalfRead(rest, (file) => undoTrainingImport(researcher, { id: file }));

  await expect(upload()).rejects.toMatchObject({
    code: "CONFLICT",
    message: "“v18.csv” was taken back while it was read: send it again to bring it in.",
  });
  await expectNothingLeft(corpus.id);
});

test("a batch that comes while its file is being undone waits for that, and is not written", async () => {
  let undone: Promise<void> | undefined;
  let isHeld = false;
  const { corpus, upload } = await givenHalfRead(
    "5000,0.5\n",
    (file) =>
      new Promise<void>((goOn) => {
        const hold = async () => {
          if (isHeld) return;
          isHeld = true;
          goOn();
          await batchWaits();
        };
        const slow = { ...researcher, db: overtaken(db, ({ model }) => model === "TrainingImport", hold) };
        undone = undoTrainingImport(slow, { id: file });
      }),
  );

  await expect(upload()).rejects.toMatchObject({ code: "CONFLICT" });
  await undone;
  await expectNothingLeft(corpus.id);
});

/** Until a transaction of this database waits for another. */
async function batchWaits(): Promise<void> {
  await expect
    .poll(
      () => db.$queryRaw`select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where a.datname = current_database() and not l.granted`,
      { timeout: 10_000 },
    )
    .toHaveLength(1);
}
