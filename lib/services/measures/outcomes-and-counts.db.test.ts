import { randomUUID } from "node:crypto";
import { afterAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { type CopySession, openCopySession } from "@/lib/db/copy-session";
import { queryRows, sql } from "@/lib/db/query-rows";
import { corpusJobs, givenRecords } from "@/lib/jobs/fixtures/corpus-jobs";
import { refreshCounts } from "@/lib/services/evaluation/refresh-counts";
import { anEnvelope, aStep, databaseUrl, db } from "@/lib/services/imports/fixtures/given-import";
import { measureBatch } from "./measure-batch";
import { MEASURE_PARTS } from "./measure-parts";
import { startMeasures } from "./start-measures";

afterAll(() => db.$disconnect());

const { runDue: runMeasures } = corpusJobs("measure_trajectories", startMeasures);

/** Two of its three constraints are met by the product that is found. */
const REWARD = {
  product_id: "L1",
  price: [{ "less than": [null, 30] }, { "less than": [null, 20] }],
  service: ["COD"],
};
const HITS = [{ product_id: "L2", shop_id: "S1", title: "a brass lamp", price: 25, service: ["COD"] }];

function anAttempt(id: string): string {
  const query = `Looking for a lamp ${randomUUID()}`;
  const call = { name: "recommend_product", parameters: { product_ids: id } };
  const closing = {
    completion: { content: "", message: { think: "t", tool_call: [call] } },
    extra_info: { step: 2, query, timestamp: 1_795_216_452_190 },
  };

  return anEnvelope({ dialogue: [aStep(1, query, HITS), closing] });
}

type Corpus = Awaited<ReturnType<typeof givenRecords>>;

/** Trajectories that are measured and counted, with a key that nobody has scored them by. */
async function keyedCorpus(...ids: readonly string[]): Promise<Corpus> {
  const corpus = await givenRecords(ids.map(anAttempt));
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
  expect(await runMeasures(corpus.extId)).toBe("done");
  await setKey(corpus, "L1");

  return corpus;
}

async function setKey({ id }: Corpus, product: string): Promise<void> {
  const reward = JSON.stringify({ ...REWARD, product_id: product });
  await db.$executeRaw(sql`update problem set reward = ${reward}::jsonb, bucket = 'product' where corpus_id = ${id}`);
}

const measure = ({ id }: Corpus) => measureBatch(db, { corpusId: id, afterId: 0n }, MEASURE_PARTS);

const Counted = z.object({ is_counted: z.boolean(), successes: z.int() });

async function counted({ id }: Corpus) {
  const [row] = await queryRows(
    db,
    Counted,
    sql`select counted_to = (select max(t.id) from trajectory t where t.corpus_id = ${id}) as is_counted,
          (select sum(successes)::int from rollout_count where corpus_id = ${id}) as successes
        from corpus where id = ${id}`,
  );

  return row;
}

async function aSession(): Promise<CopySession> {
  const session = await openCopySession(databaseUrl);
  onTestFinished(() => session.close());

  return session;
}

/** A session by which something happens once the counts are made, and before they are marked as those of now. */
function whichCounts(session: CopySession, meanwhile: () => Promise<unknown>): CopySession {
  return {
    ...session,
    query: async (row, text, values) => {
      const answer = await session.query(row, text, values);
      if (text.startsWith("insert into rollout_count")) await meanwhile();

      return answer;
    },
  };
}

test("an outcome with a share of thirds is not written again by the next pass", async () => {
  const corpus = await keyedCorpus("L2");
  await measure(corpus);
  await refreshCounts(await aSession(), corpus.id);
  expect(await db.$queryRaw(sql`select outcome, rule from trajectory where corpus_id = ${corpus.id}`)).toEqual([
    { outcome: "partial", rule: 0.666_666_7 },
  ]);

  await measure(corpus);

  expect(await counted(corpus)).toMatchObject({ is_counted: true });
});

test("nobody who counts holds up the outcomes", async () => {
  const corpus = await keyedCorpus("L1");
  await db.corpus.update({ where: { id: corpus.id }, data: { countedTo: 0 } });

  let changed: unknown;
  const meanwhile = async () => {
    changed ??= await measure(corpus);
  };
  await refreshCounts(whichCounts(await aSession(), meanwhile), corpus.id);

  expect(changed).toMatchObject({ measured: 1 });
  expect(await db.$queryRaw(sql`select outcome from trajectory where corpus_id = ${corpus.id}`)).toEqual([
    { outcome: "success" },
  ]);
});

test("outcomes that change while they are counted are counted again, although every place stands where it stood", async () => {
  const corpus = await keyedCorpus("L1", "L2");
  await db.corpus.update({ where: { id: corpus.id }, data: { countedTo: 0 } });
  const places = () =>
    db.corpus.findUniqueOrThrow({
      where: { id: corpus.id },
      select: { countedTo: true, measuredTo: true, measureVersion: true },
    });
  const before = await places();
  let times = 0;

  await refreshCounts(
    whichCounts(await aSession(), async () => {
      times += 1;
      if (times > 1) return;
      await measure(corpus);
      expect(await places()).toEqual(before);
    }),
    corpus.id,
  );

  expect(times).toBe(2);
  expect(await counted(corpus)).toEqual({ is_counted: true, successes: 1 });
});

test("counts are never marked as those of now while outcomes go on changing, and the next who counts makes them", async () => {
  const corpus = await keyedCorpus("L1", "L2");
  await db.corpus.update({ where: { id: corpus.id }, data: { countedTo: 0 } });
  let times = 0;

  await refreshCounts(
    whichCounts(await aSession(), async () => {
      times += 1;
      await setKey(corpus, times % 2 === 0 ? "L1" : "L2");
      await measure(corpus);
    }),
    corpus.id,
  );

  expect(times).toBeGreaterThan(1);
  expect(await counted(corpus)).toMatchObject({ is_counted: false });
  await refreshCounts(await aSession(), corpus.id);
  expect(await counted(corpus)).toEqual({ is_counted: true, successes: 1 });
});
