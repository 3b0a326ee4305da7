import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import type { ProcessMetric } from "@/lib/query/process-metrics";
import { type GivenMetrics, givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getProcess } from "./get-process";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const FIELDS: GivenMetrics = {
  ...{ repeated: 0, searches: 4, empty: 0, ignored: 0, unclaimed: 0, ungrounded: "no", page: 1, protocol: "kept" },
  ...{ inference: 0.5, reformulations: 1, verified: true, unseen: 0 },
};

/** Runs over twelve problems each, with the metrics of every rollout by its place. */
async function givenMeasured(runs: Readonly<Record<string, (at: number) => GivenMetrics | undefined>>) {
  const rows = Object.entries(runs).flatMap(([run, metricsOf]) =>
    Array.from({ length: 12 }, (_, at) => ({ run, query: `problem ${at}`, metrics: metricsOf(at) })),
  );
  const corpus = await givenCorpus(
    db,
    rows.map(({ run, query }) => ({ run, query, unseen: 3 })),
  );
  await givenMetrics(
    db,
    corpus,
    rows.map(({ metrics }) => metrics),
  );

  return corpus;
}

const cellsOf = async (corpus: string, metric: ProcessMetric, runs: readonly string[], filter = "") =>
  (await getProcess(await givenContext(db), { corpus, runs, filter })).rows.find((row) => row.metric === metric)?.cells;

test("each metric is a share, a rate or a mean with its interval over problems, of those of which it is known", async () => {
  const { extId: corpus } = await givenMeasured({
    night: (at) => (at < 10 ? { ...FIELDS, repeated: at < 4 ? 2 : 0, empty: at < 5 ? 2 : 0, reformulations: at } : {}),
  });

  const [repeated] = (await cellsOf(corpus, "repeated", ["night"])) ?? [];
  expect(repeated).toMatchObject({
    figure: { value: 0.4, interval: [expect.any(Number), expect.any(Number)], n: 10 },
    known: 10,
    notApplicable: { count: 2, filter: "run:night repeated:none" },
    shown: { count: 4, filter: "run:night repeated:>0" },
    difference: null,
  });
  expect(await cellsOf(corpus, "empty", ["night"])).toMatchObject([
    { figure: { value: 0.25, n: 40 }, known: 10, shown: { count: 5 } },
  ]);
  expect(await cellsOf(corpus, "reformulations", ["night"])).toMatchObject([
    { figure: { value: 4.5, n: 10 }, shown: { count: 9 } },
  ]);
});

test("what no trajectory knows is undefined and never 0", async () => {
  const { extId: corpus } = await givenMeasured({ plain: () => ({ repeated: 1 }) });

  expect(await cellsOf(corpus, "verified", ["plain"])).toMatchObject([
    { figure: { value: null, reason: "It is known of no trajectory." }, known: 0, notApplicable: { count: 12 } },
  ]);
  expect(await cellsOf(corpus, "unseen", ["plain"])).toMatchObject([{ figure: { value: null }, known: 0 }]);
  expect(await cellsOf(corpus, "phantoms", ["plain"])).toMatchObject([{ figure: { value: null }, known: 0 }]);
});

test("few trajectories are told with their number, without an interval", async () => {
  const { extId: corpus } = await givenMeasured({ few: (at) => (at < 3 ? FIELDS : undefined) });

  expect(await cellsOf(corpus, "verified", ["few"])).toMatchObject([
    {
      known: 3,
      figure: {
        value: 1,
        interval: null,
        note: "Too few to say: 3 trajectories of 3 problems, of at least 10 of each.",
      },
    },
  ]);
  const report = await getProcess(await givenContext(db), { corpus, runs: ["few"], filter: "" });
  expect(report.columns).toMatchObject([{ rollouts: 12, waiting: 9 }]);
});

test("a run is compared with the first one over their problems, above 0 where it shows more", async () => {
  const { extId: corpus } = await givenMeasured({
    base: (at) => ({ ...FIELDS, ignored: at < 3 ? 1 : 0 }),
    tuned: (at) => ({ ...FIELDS, ignored: at < 9 ? 1 : 0 }),
  });

  const cells = await cellsOf(corpus, "ignored", ["base", "tuned"]);

  expect(cells).toMatchObject([
    { figure: { value: 0.25 }, difference: null },
    { figure: { value: 0.75 }, difference: { value: 0.5, n: 12, interval: [expect.any(Number), expect.any(Number)] } },
  ]);
});

test("a difference is more than chance only as one of all that are asked about", async () => {
  const few = { ignored: 0, repeated: 0 };
  const { extId: corpus } = await givenMeasured({
    base: () => ({ ...FIELDS, ...few }),
    tuned: (at) => ({ ...FIELDS, ignored: at < 12 ? 1 : 0, repeated: at < 7 ? 1 : 0, page: 3 }),
  });

  const { rows, differences } = await getProcess(await givenContext(db), {
    ...{ corpus, runs: ["base", "tuned"], filter: "" },
  });
  const tuned = (metric: ProcessMetric) => rows.find((row) => row.metric === metric)?.cells[1];

  expect(differences).toBe(13);
  expect(tuned("ignored")).toMatchObject({ difference: { value: 1 }, isApart: true });
  const { difference, isApart } = tuned("repeated") ?? {};
  expect(difference?.value === null ? null : difference?.interval?.[0]).toBeGreaterThan(0);
  expect(isApart).toBe(false);
  // An interval without width says nothing.
  expect(tuned("page_depth")).toMatchObject({ difference: { value: 2, interval: [2, 2] }, isApart: false });
});

test("without runs all rollouts count together, and only those that match", async () => {
  const { extId: corpus } = await givenMeasured({
    base: () => ({ ...FIELDS, protocol: "several" }),
    tuned: () => FIELDS,
  });

  expect(await cellsOf(corpus, "protocol", [])).toMatchObject([{ known: 24, figure: { value: 0.5 } }]);
  expect(await cellsOf(corpus, "protocol", [], "run:tuned")).toMatchObject([
    { known: 12, figure: { value: 0 }, shown: { count: 0, filter: expect.stringMatching(/^run:tuned protocol:/) } },
  ]);
});

test("every count lists as many rows as it says", async () => {
  const corpus = await givenMeasured({
    "night 3, cold": (at) => {
      if (at > 9) return at === 10 ? {} : undefined;
      return {
        ...FIELDS,
        ...{ repeated: at % 2, empty: at % 3, recovered: at % 2 === 0, ignored: at % 4, unclaimed: at % 5 },
        ...{
          voucher: ["right", "wrong", "unsaid"][at % 3] ?? "",
          ungrounded: ["no", "unviewed", "unseen"][at % 3] ?? "",
        },
        ...{ protocol: at % 2 ? "kept" : "several", page: 1 + (at % 2), inference: at / 10, verified: at % 3 === 0 },
        unseen: at % 3,
      };
    },
  });
  const ctx = await givenContext(db);
  const report = await getProcess(ctx, { corpus: corpus.extId, runs: ["night 3, cold"], filter: "" });

  for (const { metric, cells } of report.rows) {
    for (const { count, filter } of cells.flatMap(({ shown, notApplicable }) => [shown, notApplicable])) {
      const listed = await countTrajectories(ctx, { corpus: corpus.extId, filter });
      expect(listed.count, `${metric}: ${filter}`).toBe(count);
    }
  }
});

test("what somebody reviews blind is in no figure of theirs, and that is said", async () => {
  const corpus = await givenMeasured({ base: () => ({ ...FIELDS, repeated: 1 }) });
  const anna = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${corpus.trajectories[0]}` });

  const report = await getProcess(anna, { corpus: corpus.extId, runs: ["base"], filter: "" });

  expect(report).toMatchObject({ leftOut: { value: 1 }, columns: [{ rollouts: 11 }] });
  expect(report.rows.find((row) => row.metric === "repeated")?.cells).toMatchObject([
    { known: 11, shown: { count: 11 } },
  ]);
});

test("a run named twice is refused", async () => {
  const { extId: corpus } = await givenMeasured({ base: () => FIELDS });

  await expect(
    getProcess(await givenContext(db), { corpus, runs: ["base", "base"], filter: "" }),
  ).rejects.toMatchObject({ code: "INVALID" });
});
