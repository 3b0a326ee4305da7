import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { decidedIn } from "@/lib/services/filters/given-activation";
import {
  anEnvelope,
  aStep,
  db,
  givenFile,
  hasSharedData,
  imported,
  sharedPath,
} from "@/lib/services/imports/fixtures/given-import";
import { Bytes } from "@/lib/services/imports/fixtures/stored";
import { FIXTURES, fixturePath, rederived } from "@/lib/services/rederive/fixtures/given-rederived";
import { measureBatch } from "./measure-batch";
import { MEASURE_PARTS, MEASURE_VERSION } from "./measure-parts";

afterAll(() => db.$disconnect());

const SHARED = [
  "sn15/output-envelopes.jsonl",
  "sn15/output-legacy-list.jsonl",
  "sn15/bundle-axis_a_native_nonce_product.json",
  "sn15/bundle-hybrid_voucher.json",
  "sn15/shoppingbench-rollout-original-format.jsonl",
  "sn15/hf-sft15k-eval-prefixes.jsonl",
].map(sharedPath);

async function givenCorpusOf(paths: readonly string[]) {
  const { corpus } = await imported(paths);
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });

  return { id, name: corpus };
}

async function givenArena(seed: number, problems = 6) {
  return givenFile("arena.jsonl", [...simulateArena({ seed, problems })].join("\n"));
}

async function measureAll(corpusId: number): Promise<void> {
  let afterId = 0n;
  for (;;) {
    const batch = await measureBatch(db, { corpusId, afterId }, MEASURE_PARTS);
    if (batch === undefined) break;
    afterId = batch.lastId;
  }
  await db.corpus.update({ where: { id: corpusId }, data: { measureVersion: MEASURE_VERSION } });
}

const SignalRow = z.looseObject({ trajectory_id: z.bigint() });
const signalsOf = (corpusId: number) =>
  queryRows(
    db,
    SignalRow,
    sql`select s.*, t.unseen_ids as shown from signal s join trajectory t on t.corpus_id = s.corpus_id and t.id = s.trajectory_id
      where s.corpus_id = ${corpusId} order by s.trajectory_id`,
  );

const BodyRow = z.object({ id: z.bigint(), body: Bytes });
const bodiesOf = (corpusId: number) =>
  queryRows(
    db,
    BodyRow,
    sql`select trajectory_id as id, body from trajectory_outline where corpus_id = ${corpusId} order by trajectory_id`,
  );
const unpacked = ({ body }: z.infer<typeof BodyRow>): unknown => JSON.parse(gunzipSync(body).toString());

const OldOutline = z.looseObject({
  steps: z.array(z.looseObject({ flags: z.array(z.string()) })),
  analysis: z.looseObject({
    ids: z.record(z.string(), z.looseObject({})),
    rejects: z.array(z.looseObject({ code: z.string() })),
  }),
});

/** As an older release stored them: nothing unseen, nothing rejected but for its length, every id seen at once. */
async function ageOutlines(corpusId: number): Promise<void> {
  for (const row of await bodiesOf(corpusId)) {
    const { steps, analysis, ...rest } = OldOutline.parse(unpacked(row));
    const ids = Object.fromEntries(
      Object.entries(analysis.ids).map(([id, marks]) => [id, { ...marks, firstSeenStep: 0 }]),
    );
    const rejects = analysis.rejects.filter(({ code }) => code === "R4");
    const older = { ...analysis, ids, rejects };
    const body = gzipSync(
      JSON.stringify({ steps: steps.map((step) => ({ ...step, flags: [] })), analysis: older, ...rest }),
    );
    await db.$executeRaw(sql`update trajectory_outline set body = ${body}
      where corpus_id = ${corpusId} and trajectory_id = ${row.id}`);
  }
}

test("what an older release stored otherwise comes to what an import stores, for every source; what is so is not written", {
  timeout: 120_000,
}, async () => {
  const { id } = await givenCorpusOf([
    await givenArena(3),
    ...FIXTURES.map(fixturePath),
    ...(hasSharedData ? SHARED : []),
  ]);
  const [signals, bodies] = [await signalsOf(id), await bodiesOf(id)];
  const outlines = bodies.map(unpacked);
  expect(signals.length).toBeGreaterThan(70);

  await measureAll(id);
  expect(await bodiesOf(id)).toEqual(bodies);
  await db.$executeRaw(sql`update signal set asks_for_nothing = not asks_for_nothing, sends_no_nonce = not sends_no_nonce,
    by_rewritten = by_rewritten + 7, rejects = 31 - rejects, verification = not verification,
    unseen_ids = unseen_ids + 3 where corpus_id = ${id}`);
  await db.$executeRaw(sql`update trajectory set unseen_ids = unseen_ids + 3 where corpus_id = ${id}`);
  await ageOutlines(id);
  expect(await signalsOf(id)).not.toEqual(signals);
  expect((await bodiesOf(id)).map(unpacked)).not.toEqual(outlines);
  await measureAll(id);

  expect(await signalsOf(id)).toEqual(signals);
  expect((await bodiesOf(id)).map(unpacked)).toEqual(outlines);
});

const product = (id: string) => [{ product_id: id, title: "Lamp", price: 10 }];
const call = (name: string, parameters: unknown, result: unknown) => ({ name, parameters, result });

/** The agent tells of a product that the log's own answer does not hold, and recommends it. */
function aForged() {
  const query = `A lamp ${randomUUID()}`;
  const step = (at: number, call_: unknown, logged: unknown) => ({
    completion: { reasoning_content: "", content: "", message: { think: "So.", tool_call: [call_] } },
    extra_info: { step: at, query, timestamp: 1_795_216_452_178 + at * 1000, proxy_calls: [logged] },
  });
  const log = (path: string, params: unknown, response: unknown) => ({ path, params, response, status: 200 });
  const found = call("find_product", { q: "lamp" }, product("999999999"));
  const picked = call("recommend_product", { product_ids: "999999999" }, "Done.");

  return anEnvelope({
    dialogue: [
      step(1, found, log("/search/find_product", { q: "lamp" }, product("111111111"))),
      step(2, picked, log("/search/recommend_product", { product_ids: "999999999" }, "Done.")),
    ],
  });
}

describe("a forged pick that an older release took for a found one", () => {
  /** R3 is the third bit. */
  const R3 = 4;

  async function givenOld() {
    const { id, name } = await givenCorpusOf([await givenFile("forged.jsonl", aForged())]);
    const before = {
      decided: await decidedIn(id),
      signals: await signalsOf(id),
      outlines: (await bodiesOf(id)).map(unpacked),
    };
    await db.$executeRaw(sql`update signal set rejects = rejects - ${R3}::int, unseen_ids = 0, verification = true
      where corpus_id = ${id}`);
    await db.$executeRaw(sql`update trajectory set rejects = rejects - ${R3}::int, unseen_ids = 0, verdict = 'review',
      rule_name = 'x' where corpus_id = ${id}`);
    await ageOutlines(id);

    return { id, name, before };
  }

  test("is rejected, counted and marked after the measures, and deriving it anew finds no difference", async () => {
    const { id, name, before } = await givenOld();
    expect(before.signals).toMatchObject([
      { rejects: expect.toSatisfy((bits: number) => (bits & R3) > 0), unseen_ids: 1 },
    ]);
    expect((await rederived(name)).differing).toBe(1);

    await measureAll(id);

    expect(await signalsOf(id)).toEqual(before.signals);
    expect(await decidedIn(id)).toEqual(before.decided);
    expect((await bodiesOf(id)).map(unpacked)).toEqual(before.outlines);
    expect(JSON.stringify(before.outlines)).toContain('"unseen_id"');
    expect(await rederived(name)).toMatchObject({ trajectories: 1, differences: [], notCompared: [] });
  });

  test("leaves what people said as it is, and the selection is known to be behind from that batch on", async () => {
    const { id } = await givenOld();
    const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id } });
    const current = { selectedAt: new Date(), selectedVersionId: filterVersionId };
    await db.corpus.update({ where: { id }, data: current });
    await db.$executeRaw(
      sql`update review set label = 'agentic', label_source = 'person', version = 1 where corpus_id = ${id}`,
    );
    const reviews = () => queryRows(db, z.looseObject({}), sql`select * from review where corpus_id = ${id}`);
    const said = await reviews();

    await measureAll(id);

    expect(await reviews()).toEqual(said);
    expect(await db.corpus.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ selectedVersionId: null, selectionWanted: 1 },
    });
    await db.corpus.update({ where: { id }, data: current });
    await measureAll(id);
    expect(await db.corpus.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...current, selectionWanted: 1 });
  });
});

test("ids that the record's own query names stay asked for where the corpus keeps other words of the task", async () => {
  const query = "Buy 1234567890, please.";
  const step = aStep(1, query);
  const { id, name } = await givenCorpusOf([
    await givenFile("a.jsonl", anEnvelope({ dialogue: [step, aStepWith(query, { product_ids: "1234567890" })] })),
  ]);
  const before = await signalsOf(id);
  expect(before).toMatchObject([{ unseen_ids: 0 }]);
  await db.problem.updateMany({ where: { corpusId: id }, data: { query: "Buy a lamp." } });

  await measureAll(id);

  expect(await signalsOf(id)).toEqual(before);
  expect((await rederived(name)).differences).toEqual([]);
});

function aStepWith(query: string, parameters: unknown) {
  const call = { name: "view_product_information", parameters, result: [] };

  return {
    completion: { reasoning_content: "", content: "", message: { think: "So.", tool_call: [call] } },
    extra_info: { step: 2, query, timestamp: 1_795_216_453_178 },
  };
}

test("where an outline ascribes calls otherwise than today's filter, it and the columns go on saying the same", async () => {
  const { id } = await givenCorpusOf([await givenArena(6, 1)]);
  const Ascribed = z.looseObject({
    analysis: z.looseObject({
      dispatches: z.array(z.unknown()),
      attribution: z.looseObject({ code: z.int() }),
      signals: z.looseObject({ unseenIds: z.int(), verification: z.boolean() }),
    }),
  });
  for (const row of await bodiesOf(id)) {
    const { analysis, ...rest } = Ascribed.parse(unpacked(row));
    const attribution = { ...analysis.attribution, code: analysis.attribution.code + 1 };
    const { unseenIds, verification } = analysis.signals;
    const signals = { ...analysis.signals, unseenIds: unseenIds + 3, verification: !verification };
    const rejects = [{ code: "R3", detail: "No result holds 1.", places: [] }];
    const dispatches = [...analysis.dispatches, { requestedArgs: {} }];
    const older = { ...analysis, dispatches, attribution, signals, rejects, believed: undefined };
    const body = gzipSync(JSON.stringify({ ...rest, analysis: older }));
    await db.$executeRaw(sql`update trajectory_outline set body = ${body}
      where corpus_id = ${id} and trajectory_id = ${row.id}`);
  }
  await db.$executeRaw(sql`update signal set rejects = 4, unseen_ids = unseen_ids + 3, verification = not verification,
    by_rewritten = by_rewritten + 1 where corpus_id = ${id}`);
  await db.$executeRaw(sql`update trajectory set unseen_ids = unseen_ids + 3 where corpus_id = ${id}`);
  const before = { bodies: await bodiesOf(id), signals: await signalsOf(id) };

  await measureAll(id);

  expect({ bodies: await bodiesOf(id), signals: await signalsOf(id) }).toEqual(before);
});

test("an outline that only does not say which claimed answers counted is written where it is read otherwise without", async () => {
  const { id } = await givenCorpusOf([
    ...[await givenArena(7), ...FIXTURES.map(fixturePath)],
    ...[await givenFile("forged.jsonl", aForged()), ...(hasSharedData ? SHARED : [])],
  ]);
  const bodies = await bodiesOf(id);
  const Told = z.looseObject({ analysis: z.looseObject({ believed: z.unknown().optional() }) });
  const told = bodies.filter((row) => Told.parse(unpacked(row)).analysis.believed !== undefined);
  for (const row of told) {
    const { analysis, ...rest } = Told.parse(unpacked(row));
    const { believed: _, ...older } = analysis;
    const body = gzipSync(JSON.stringify({ ...rest, analysis: older }));
    await db.$executeRaw(sql`update trajectory_outline set body = ${body}
      where corpus_id = ${id} and trajectory_id = ${row.id}`);
  }
  const before = new Map((await bodiesOf(id)).map(({ id: key, body }) => [key, body]));

  await measureAll(id);

  const written = (await bodiesOf(id)).filter(({ id: key, body }) => !isDeepStrictEqual(before.get(key), body));
  const imported = new Map(bodies.map((row) => [row.id, unpacked(row)]));
  expect(written.map(unpacked)).toEqual(written.map((row) => imported.get(row.id)));
  expect(written.some((row) => JSON.stringify(unpacked(row)).includes("999999999"))).toBe(true);
  expect(written.length).toBeLessThan(told.length / 2);
});

test("what a version decided from signals that were stored otherwise is decided again by that version", async () => {
  const { id } = await givenCorpusOf([await givenArena(5, 4)]);
  const before = await decidedIn(id);
  await db.$executeRaw(sql`update signal set rejects = 31 - rejects, asks_for_nothing = not asks_for_nothing
    where corpus_id = ${id}`);
  await db.$executeRaw(sql`update trajectory set verdict = 'review', rule_name = 'x', rejects = 31 - rejects
    where corpus_id = ${id}`);

  await measureAll(id);

  expect(await decidedIn(id)).toEqual(before);
});
