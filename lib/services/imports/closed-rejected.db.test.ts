import { afterAll, expect, test } from "vitest";
import type { Context } from "@/lib/services/context";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { databaseUrl, db, givenImport, home } from "./fixtures/given-import";
import { aRun, aScoredRun, fileOf } from "./fixtures/given-problems";
import { getImport } from "./get-import";
import { listRejected } from "./list-rejected";
import { putBack } from "./put-back";
import { runImport } from "./run-import";
import { setAside } from "./set-aside";
import { streamRejected } from "./stream-rejected";

afterAll(() => db.$disconnect());

const [reviewer, lead] = [await givenContext(db, "lead", home), await givenContext(db, "lead", home)];
const CLOSED = { code: "FORBIDDEN", message: expect.stringMatching(/^Rejected rows are whole records/) };

/**
 * An import of two records: one that is taken, and another reading of it with its reward and a score, which is rejected.
 *
 * @param keptRows - how many rejected rows were kept before, of which 200,000 are
 */
async function given(keptRows = 0) {
  const id = crypto.randomUUID();
  const good = aScoredRun("a lamp", {});
  const [one, two] = [0.5, 0.125].map((score) => JSON.stringify({ ...JSON.parse(good), problem_id: id, score }));
  const started = await givenImport(await fileOf(one ?? "", two ?? "", aRun("a desk")));
  await db.importFile.updateMany({ where: { importId: started.key }, data: { keptRows } });
  await runImport({ databaseUrl, home, importId: started.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: started.jobId }, data: { state: "done" } });
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name: started.corpus }, select: { extId: true } });
  const blind = (hidden: "reward" | "outcome") =>
    givenQueue(lead, corpus, { hidden: [hidden], reviewers: [reviewer.person.extId] });

  return { id: started.id, blind };
}

async function read(ctx: Context, id: string) {
  const parts: Uint8Array[] = [];
  for await (const bytes of await streamRejected(ctx, { id })) parts.push(bytes);

  return [
    (await listRejected(ctx, { id })).items.map(({ excerpt }) => excerpt).join(),
    Buffer.concat(parts).toString(),
  ];
}

test.each(["reward", "outcome"] as const)(
  "rejected rows of records are closed to who reviews blind with the %s hidden, also which reasons there are",
  async (hidden) => {
    const { id, blind } = await given();
    const whole = Array(2).fill(expect.stringContaining("0.125"));
    expect(await read(reviewer, id)).toEqual(whole);
    const [row] = (await listRejected(lead, { id })).items;

    await blind(hidden);

    for (const part of ["rest", "set-aside"] as const) {
      await expect(listRejected(reviewer, { id, part })).rejects.toMatchObject(CLOSED);
      await expect(streamRejected(reviewer, { id, part })).rejects.toMatchObject(CLOSED);
    }
    const { rejected, setAsideVersion: version } = await getImport(reviewer, { id });
    for (const reason of [row?.reason ?? "", "another"]) {
      const asked = { id, of: "reason", reason, version } as const;
      await expect(setAside(reviewer, { ...asked, note: "" })).rejects.toMatchObject(CLOSED);
      await expect(putBack(reviewer, asked)).rejects.toMatchObject(CLOSED);
    }
    // How many there are tells nothing of what they say.
    expect(rejected).toBe(1);
    expect(await read(lead, id)).toEqual(whole);
  },
);

test("an import says to whom its rejected rows are closed, and one without such rows to nobody", async () => {
  const { id, blind } = await given();
  const annotator = await givenContext(db, "annotator", home);
  const told = (of: string) =>
    Promise.all([lead, reviewer, annotator].map(async (ctx) => (await getImport(ctx, { id: of })).areRowsClosed));
  // The reward that a rejected row holds is not read by annotators.
  expect(await told(id)).toEqual([false, false, true]);

  await blind("reward");

  expect(await told(id)).toEqual([false, true, true]);
  const { corpus } = await getImport(lead, { id });
  const clean = await givenImport(await fileOf(aRun("a desk")), { corpus: corpus.name });
  await runImport({ databaseUrl, home, importId: clean.key, onProgress: async () => undefined });
  expect(await told(clean.id)).toEqual([false, false, false]);
});

test("nor are reasons of rows that were only counted told", async () => {
  const { id, blind } = await given(200_000);
  const reasons = async (ctx: Context) =>
    (await getImport(ctx, { id })).countedRows.map(({ reason, count }) => [reason, count]);
  const open = await reasons(lead);
  expect(open).toEqual([[expect.stringContaining("id"), 1]]);

  await blind("reward");

  expect(await reasons(reviewer)).toEqual([["Hidden while you review blind in this corpus.", 1]]);
  expect(await reasons(lead)).toEqual(open);
});
