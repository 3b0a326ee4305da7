import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { TrainingImport, TrainingOverview, TrainingPoints } from "@/lib/contract/training";
import { createDb } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getTrainingPoints } from "./get-training-points";
import { importTrainingMetrics } from "./import-training-metrics";
import { listTraining } from "./list-training";
import { removeCurve } from "./remove-curve";
import { restoreCurve } from "./restore-curve";
import { streamRejectedLines } from "./stream-rejected-lines";
import { streamTraining } from "./stream-training";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function given() {
  return { ctx: await givenContext(db, "researcher"), id: (await givenCorpus(db, [])).extId };
}

/** In parts that end within lines. */
async function* parts(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const upload = async (ctx: Context, id: string, text: string | Uint8Array, name = "v18.csv") =>
  TrainingImport.parse(await importTrainingMetrics(ctx, { id, name, body: parts(Buffer.from(text)) }));

const curves = async (ctx: Context, id: string) => TrainingOverview.parse(await listTraining(ctx, { id })).curves;

async function all(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  let text = "";
  for await (const part of bytes) text += Buffer.from(part).toString();
  return text;
}

test("a file in long form becomes a curve a run and metric; rows without a run take the name of the file", async () => {
  const { ctx, id } = await given();

  const done = await upload(ctx, id, "step,metric,value,run\n2,kl,0.5,v17\n1,kl,20,v17\n1,reward,0.1,\n");

  expect(done).toMatchObject({ lines: 3, points: 3, added: 3, replaced: 0, repeated: 0, rejected: 0, fault: null });
  expect(await curves(ctx, id)).toMatchObject([
    { run: "v17", metric: "kl", points: 2, firstStep: 1, lastStep: 2, low: 0.5, high: 20, last: 0.5 },
    { run: "v18", metric: "reward", points: 1 },
  ]);
});

test("a wide file that is gzipped is read by its content, whatever its name", async () => {
  const { ctx, id } = await given();

  const done = await upload(ctx, id, gzipSync("step,kl,reward\n1,0.5,0\n2,0.6,\n"), "v18.log");

  expect(done).toMatchObject({ lines: 2, points: 3, added: 3, runs: ["v18.log"], metrics: ["kl", "reward"] });
});

test("runs of which values were replaced are named, those that were only added to are not", async () => {
  const { ctx, id } = await given();
  await upload(ctx, id, "step,kl,run\n1,0.5,old\n1,0.5,same\n");

  const done = await upload(ctx, id, "step,kl,run\n1,0.6,old\n1,0.5,same\n1,0.1,twice\n1,0.2,twice\n1,3,new\n");

  expect(done).toMatchObject({ added: 2, replaced: 1, repeated: 1, givenAgain: 1, replacedRuns: ["old"] });
});

test("the same file again changes nothing; another value at a step replaces it and is counted", async () => {
  const { ctx, id } = await given();
  const text = "step,kl\n1,0.5\n2,0.6\n";
  await upload(ctx, id, text);

  const again = await upload(ctx, id, text);
  const newer = await upload(ctx, id, "step,kl\n2,0.7\n3,0.8\n3,0.9\n");

  expect(again).toMatchObject({ points: 2, added: 0, replaced: 0, repeated: 2 });
  expect(newer).toMatchObject({ points: 3, added: 1, replaced: 1, repeated: 0, givenAgain: 1, replacedRuns: ["v18"] });
  const [curve] = await curves(ctx, id);
  const { series } = await getTrainingPoints(ctx, { id, curves: [curve?.id ?? ""], smooth: 1, pixels: 100 });
  expect(series[0]?.raw).toEqual([
    [1, 0.5],
    [2, 0.7],
    [3, 0.9],
  ]);
});

test.each([100, 6000])(
  "the log of a run that began anew behind %i steps changes nothing when it is read again",
  async (steps) => {
    const { ctx, id } = await given();
    const half = (value: number) => Array.from({ length: steps }, (_, step) => `${step},${value}\n`).join("");
    // By hand: each step twice, of which the first half is new at first, and there already the second time.
    const counts = { lines: 2 * steps, points: 2 * steps, givenAgain: steps };
    const log = `step,kl\n${half(0.5)}${half(0.25)}`;
    const read = async (text: string) => {
      const body = parts(Buffer.from(text), 65_536);
      return TrainingImport.parse(await importTrainingMetrics(ctx, { id, name: "v18.csv", body }));
    };

    expect(await read(log)).toMatchObject({ ...counts, added: steps, replaced: 0, repeated: 0, replacedRuns: [] });
    expect(await read(log)).toMatchObject({ ...counts, added: 0, replaced: 0, repeated: steps, replacedRuns: [] });
    const third = await read(`step,kl\n${half(0.25)}${half(0.75)}`);
    expect(third).toMatchObject({ ...counts, added: 0, replaced: steps, repeated: 0, replacedRuns: ["v18"] });
    expect(await curves(ctx, id)).toMatchObject([{ points: steps, low: 0.75, high: 0.75 }]);
  },
);

test("lone carriage returns end a line, also over parts of a file and where a file has no other line ends", async () => {
  const { ctx, id } = await given();
  const rows = ["step,kl", "1,0.5", "2,0.25", "x,0.125", "4,2"];

  const mixed = await upload(ctx, id, "step,kl\r\n1,0.5\r2,0.25\rx,0.125\n4,2\r\n");
  expect(mixed).toMatchObject({ lines: 4, points: 3, added: 3, reasons: [{ firstLine: 4 }], fault: null });
  // Longer than the longest line, had it no lines.
  const long = `${rows.join("\r")}\r${`9,1.${"0".repeat(250)}\r`.repeat(5000)}`;
  const body = parts(Buffer.from(long), 65_536);
  const alone = TrainingImport.parse(await importTrainingMetrics(ctx, { id, name: "v18.csv", body }));
  expect(alone).toMatchObject({ points: 5003, added: 1, repeated: 3, givenAgain: 4999, fault: null });
});

test("names that a download kept from being formulas, or that have spaces around them, are those that were", async () => {
  const { ctx, id } = await given();
  const lines = [
    ...[
      { step: 1, run: "=cmd()", " loss ": 0.5, "-lr": 1 },
      { step: 2, run: "'=cmd()", loss: 0.25, "'-lr": 2 },
    ],
    ...[{ step: 3, run: 'it\'s, "quoted"', "'a": 3, "@b,c": 4 }],
  ];
  await upload(ctx, id, lines.map((line) => JSON.stringify(line)).join("\n"), "v18.jsonl");
  const before = await curves(ctx, id);
  expect(before.map(({ run, metric }) => `${run} ${metric}`).toSorted()).toEqual(
    [
      "'=cmd() '-lr",
      "'=cmd() loss",
      "=cmd() -lr",
      "=cmd() loss",
      `it's, "quoted" 'a`,
      `it's, "quoted" @b,c`,
    ].toSorted(),
  );

  const { bytes } = await streamTraining(ctx, { id, curves: before.map((curve) => curve.id), smooth: 1 });
  const again = await upload(ctx, id, await all(bytes), "v18.csv");

  expect(again).toMatchObject({ lines: 6, points: 6, added: 0, replaced: 0, repeated: 6, rejected: 0 });
  expect(await curves(ctx, id)).toEqual(before);
});

test("the name of a file that is cut for its run ends with no space", async () => {
  const { ctx, id } = await given();

  const done = await upload(ctx, id, "step,kl\n1,0.5\n", `${"a".repeat(199)} b.csv`);

  expect(done.runs).toEqual(["a".repeat(199)]);
});

test("lines that cannot be read are kept by reason with their place, and the rest is in", async () => {
  const { ctx, id } = await given();

  const done = await upload(ctx, id, "step,kl\n1,0.5\nx,1\n\n2,nan\n3,inf\n");

  expect(done).toMatchObject({
    ...{ points: 1, rejected: 3, kept: 3 },
    reasons: [
      { reason: "“kl” is not finite (NaN or infinite).", count: 2, firstLine: 5 },
      { reason: "The step is not a whole number from 0.", count: 1, firstLine: 3 },
    ],
  });
  const lines = (await all(await streamRejectedLines(ctx, { id: done.id }))).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { line: 3, raw: "x,1" },
    { line: 5, raw: "2,nan" },
    { line: 6, raw: "3,inf" },
  ]);
});

test("a file of which nothing can be read is refused and leaves no trace", async () => {
  const { ctx, id } = await given();

  await expect(upload(ctx, id, "epoch,kl\n1,2\n")).rejects.toMatchObject({
    code: "INVALID",
    message: expect.stringContaining("There is no step among “epoch, kl”."),
  });
  await expect(upload(ctx, id, "")).rejects.toMatchObject({ message: expect.stringContaining("The file is empty.") });
  expect(await listTraining(ctx, { id })).toEqual({ curves: [], removed: [], imports: [] });
});

test("gzip that breaks off keeps what stands before the damage and says so", async () => {
  const { ctx, id } = await given();
  const rows = Array.from({ length: 20_000 }, (_, step) => `${step},${Math.sin(step)}`);
  const whole = gzipSync(`step,kl\n${rows.join("\n")}\n`);

  const body = parts(whole.subarray(0, whole.length / 2), 4096);
  const done = await importTrainingMetrics(ctx, { id, name: "v18.csv.gz", body });

  expect(done.fault).toContain("breaks off or is damaged");
  expect(done.points).toBeGreaterThan(1000);
  expect((await curves(ctx, id))[0]?.points).toBe(done.added);
});

test("points that are in have their import and its audit while the rest is still read, and when that fails", async () => {
  const { ctx, id } = await given();
  const during: unknown[] = [];
  async function* body() {
    yield Buffer.from(`step,kl\n${Array.from({ length: 12_000 }, (_, step) => `${step},1`).join("\n")}\n`);
    during.push((await listTraining(ctx, { id })).imports);
    throw new Error("The disk is full.");
  }

  await expect(importTrainingMetrics(ctx, { id, name: "v18.csv", body: body() })).rejects.toThrow("The disk is full.");

  const { curves: changed, imports } = await listTraining(ctx, { id });
  const fault = expect.stringContaining("its reading was cut off");
  expect(during).toEqual([[expect.objectContaining({ file: "v18.csv", runs: ["v18"], fault })]]);
  expect(imports).toMatchObject([{ file: "v18.csv", added: changed[0]?.points, fault }]);
  const subject = `training_import:${imports[0]?.id}`;
  expect(await db.audit.findMany({ where: { subject }, select: { verb: true, personId: true } })).toEqual([
    { verb: "import_training_metrics", personId: ctx.person.id },
  ]);
});

test("30,000 points are drawn by few that hold every peak, smoothed over all, and downloaded whole", async () => {
  const { ctx, id } = await given();
  const rows = Array.from({ length: 30_000 }, (_, step) => `${step},${step === 18_803 ? 99 : (step % 2) * 2}`);
  const body = parts(Buffer.from(`step,kl\n${rows.join("\n")}\n`), 65_536);
  await importTrainingMetrics(ctx, { id, name: "v18.csv", body });
  const ids = (await curves(ctx, id)).map((curve) => curve.id);

  const points = TrainingPoints.parse(await getTrainingPoints(ctx, { id, curves: ids, smooth: 101, pixels: 400 }));

  const [series] = points.series;
  expect(series).toMatchObject({ points: 30_000, isThinned: true });
  expect(series?.raw.length).toBeLessThanOrEqual(1600);
  expect(series?.raw).toContainEqual([18_803, 99]);
  expect(series?.smooth?.find(([step]) => step > 1000)?.[1]).toBeCloseTo(1, 1);
  const { bytes } = await streamTraining(ctx, { id, curves: ids, smooth: 1 });
  expect((await all(bytes)).trimEnd().split("\r\n")).toHaveLength(30_001);
});

test("a file whose names are no names makes no curve of each", async () => {
  const { ctx, id } = await given();
  const rows = Array.from({ length: 5010 }, (_, at) => `1,m${at},0.5`);
  const body = parts(Buffer.from(`step,metric,value\n${rows.join("\n")}\n`), 65_536);

  const done = await importTrainingMetrics(ctx, { id, name: "wild.csv", body });

  expect(done).toMatchObject({ points: 5000, added: 5000, rejected: 10 });
  expect(done.reasons).toMatchObject([{ reason: "The file names more than 5000 curves.", firstLine: 5002 }]);
});

test("a removed curve is gone and comes back with its points; a new import of it begins anew", async () => {
  const { ctx, id } = await given();
  await upload(ctx, id, "step,kl\n1,0.5\n2,0.6\n");
  const [curve] = await curves(ctx, id);
  const of = { id: curve?.id ?? "" };

  await removeCurve(ctx, of);
  expect(await curves(ctx, id)).toEqual([]);
  expect((await listTraining(ctx, { id })).removed).toEqual([{ ...of, run: expect.any(String), metric: "kl" }]);
  await restoreCurve(ctx, of);
  expect((await listTraining(ctx, { id })).removed).toEqual([]);
  expect(await curves(ctx, id)).toMatchObject([{ points: 2 }]);
  await removeCurve(ctx, of);
  await upload(ctx, id, "step,kl\n9,1\n");

  expect(await curves(ctx, id)).toMatchObject([{ id: of.id, points: 1, firstStep: 9 }]);
});

test("a curve of another corpus is not drawn", async () => {
  const { ctx, id } = await given();
  await upload(ctx, id, "step,kl\n1,0.5\n");
  const elsewhere = (await given()).id;
  const ids = (await curves(ctx, id)).map((curve) => curve.id);

  await expect(getTrainingPoints(ctx, { id: elsewhere, curves: ids, smooth: 1, pixels: 100 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("an annotator reads curves and neither imports nor removes any", async () => {
  const { ctx, id } = await given();
  await upload(ctx, id, "step,kl\n1,0.5\n");
  const annotator = await givenContext(db, "annotator");
  const [curve] = await curves(annotator, id);

  await expect(upload(annotator, id, "step,kl\n1,1\n")).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(removeCurve(annotator, { id: curve?.id ?? "" })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
