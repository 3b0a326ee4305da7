import { randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import {
  anEnvelope,
  aStep,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
} from "@/lib/services/imports/fixtures/given-import";
import { Bytes } from "@/lib/services/imports/fixtures/stored";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_PARTS, MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { startStaleSelections } from "@/lib/services/selection/start-stale-selections";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { corpusJobs, givenRecords, isHeldUp } from "./fixtures/corpus-jobs";
import { runToEnd } from "./fixtures/run-to-end";
import { importFiles } from "./import-files";
import type { Job } from "./job";
import { measureTrajectories } from "./measure-trajectories";

afterAll(() => db.$disconnect());

const { jobsOf, runDue: runMeasures } = corpusJobs("measure_trajectories", startMeasures);

const Row = z.object({
  id: z.string(),
  is_measured: z.boolean(),
  repeated: z.int().nullable(),
  body: Bytes.nullable(),
});

/** A corpus of one that searches the same twice, and plain ones. */
async function givenImported(plain = 2) {
  const twice = z.looseObject({
    completion: z.looseObject({ message: z.looseObject({ tool_call: z.array(z.unknown()) }) }),
  });
  const again = twice.parse(aStep(1, "x"));
  const calls = again.completion.message.tool_call;
  calls.push(...calls);
  const lines = [
    anEnvelope({ dialogue: [again] }),
    ...Array.from({ length: plain }, () => anEnvelope({ dialogue: [aStep(1, "y")] })),
  ];

  return givenRecords(lines);
}

async function stored(corpusId: number) {
  const rows = await queryRows(
    db,
    Row,
    sql`select t.id::text, m.trajectory_id is not null as is_measured, m.repeated, f.body
        from trajectory t
        left join process_metric m on m.corpus_id = t.corpus_id and m.trajectory_id = t.id
        left join process_finding f on f.corpus_id = t.corpus_id and f.trajectory_id = t.id
        where t.corpus_id = ${corpusId} order by t.id`,
  );

  return rows.map(({ body, ...row }) => ({
    ...row,
    findings: body === null ? null : JSON.parse(gunzipSync(body).toString()),
  }));
}

test("an import starts the measures of its corpus at its end, and they measure every trajectory", async () => {
  const corpus = await givenImported();
  expect(await jobsOf(corpus.extId, "queued")).toHaveLength(1);
  expect((await stored(corpus.id)).some((row) => row.is_measured)).toBe(false);

  expect(await runMeasures(corpus.extId)).toBe("done");

  const [twice, plain] = await stored(corpus.id);
  expect(twice).toMatchObject({ is_measured: true, repeated: 1 });
  expect(twice?.findings).toContainEqual(
    expect.objectContaining({ kind: "repeated", count: 1, places: [{ step: 0, call: 1 }] }),
  );
  expect(plain).toMatchObject({ is_measured: true, repeated: 0 });
  expect(await jobsOf(corpus.extId)).toMatchObject([{ state: "done", done: 3n, total: 3n, result: { measured: 3 } }]);
});

test("what was measured has the selection of its corpus made anew, and where there was nothing to measure it stays", async () => {
  const corpus = await givenImported();
  const selections = async () =>
    (await db.jobRun.findMany({ where: { kind: "select_kept" } })).filter(({ payload }) =>
      JSON.stringify(payload).includes(corpus.extId),
    );
  expect(await selections()).toEqual([]);

  await runMeasures(corpus.extId);
  const [first] = await selections();
  expect(await runToEnd({ db, url: databaseUrl, home }, first?.id ?? "")).toBe("done");
  const payload = { corpus: corpus.extId };
  const { id } = await db.jobRun.create({ data: { kind: "measure_trajectories", payload, unit: "rows", total: 0 } });
  expect(await runToEnd({ db, url: databaseUrl, home }, id)).toBe("done");

  expect(await selections()).toMatchObject([{ state: "done", result: { kept: 0, of: 3 } }]);
});

test("a later import has only its own trajectories measured", async () => {
  const corpus = await givenImported();
  await runMeasures(corpus.extId);
  const { jobId } = await givenImport([await givenFile("more.jsonl", anEnvelope())], { corpus: corpus.name });

  // Another import that ends meanwhile does not measure what is still being read.
  await startMeasures(db);
  expect(await jobsOf(corpus.extId, "queued")).toEqual([]);
  await runToEnd({ db, url: databaseUrl, home }, jobId);
  await runMeasures(corpus.extId);

  expect((await jobsOf(corpus.extId)).map((job) => job.result)).toContainEqual({ measured: 1 });
  await startMeasures(db);
  expect(await jobsOf(corpus.extId, "queued")).toEqual([]);
});

test("measures of an older version are made anew, and findings that are no more are gone", async () => {
  const corpus = await givenImported();
  await runMeasures(corpus.extId);
  const before = await stored(corpus.id);
  const plain = BigInt(before[1]?.id ?? 0);
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: MEASURE_VERSION - 1 } });
  await db.$executeRaw(sql`update process_metric set repeated = 7 where corpus_id = ${corpus.id}`);
  await db.$executeRaw(sql`insert into process_finding values (${corpus.id}, ${plain}, ${gzipSync("[]")})
    on conflict (corpus_id, trajectory_id) do update set body = excluded.body`);

  await runMeasures(corpus.extId);

  expect(await stored(corpus.id)).toEqual(before);
});

test.each([
  ["believed an agent's own answers", 6],
  ["counted calls that nobody claims before all of their step", 7],
])("what a release measured that %s is measured anew", async (_, measureVersion) => {
  const corpus = await givenImported();
  await runMeasures(corpus.extId);
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion } });

  await startMeasures(db);

  expect(await jobsOf(corpus.extId, "queued")).toHaveLength(1);
});

test("a batch keeps how far it came", async () => {
  const corpus = await givenImported();
  const [first] = await stored(corpus.id);

  const batch = await measureBatch(db, { corpusId: corpus.id, afterId: BigInt(first?.id ?? 0) }, MEASURE_PARTS);

  const { measuredTo } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  expect(batch).toEqual({ measured: 2, lastId: measuredTo });
  expect((await stored(corpus.id)).map((row) => row.is_measured)).toEqual([false, true, true]);
});

test("a running job that is cancelled keeps what it has measured, and the next goes on from there", async () => {
  const corpus = await givenImported(102);
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: MEASURE_VERSION } });
  const [job] = await jobsOf(corpus.extId, "queued");
  const id = job?.id ?? "";

  const { running } = await db.$transaction(
    async (tx) => {
      // The first batch waits here with what it wrote.
      await tx.$executeRaw(sql`select from corpus where id = ${corpus.id} for update`);
      const started = { running: runToEnd({ db, url: databaseUrl, home }, id) };
      await expect.poll(() => isHeldUp(id), { timeout: 20_000 }).toBe(true);
      await cancelJob(await givenContext(db, "researcher"), { id });
      return started;
    },
    { timeout: 30_000 },
  );

  expect(await running).toBe("cancelled");
  expect(await jobsOf(corpus.extId)).toMatchObject([{ state: "cancelled", result: { measured: 100 } }]);
  expect((await stored(corpus.id)).filter((row) => row.is_measured)).toHaveLength(100);
  await runMeasures(corpus.extId);
  expect((await jobsOf(corpus.extId, "done")).map((done) => done.result)).toEqual([{ measured: 3 }]);
});

/** A corpus that is measured and selected, and its jobs of selection. */
async function givenSelected() {
  const corpus = await givenImported();
  await runMeasures(corpus.extId);
  const selections = async (state: string) =>
    (await db.jobRun.findMany({ where: { kind: "select_kept", state } })).filter(({ payload }) =>
      JSON.stringify(payload).includes(corpus.extId),
    );
  const [first] = await selections("queued");
  await runToEnd({ db, url: databaseUrl, home }, first?.id ?? "");

  return { corpus, selections };
}

test.each(["cancelled", "died behind its last batch"])(
  "a job that %s has the selection made anew of what it found otherwise",
  async (end) => {
    const { corpus, selections } = await givenSelected();
    await db.$executeRaw(sql`update signal set rejects = rejects # 4 where corpus_id = ${corpus.id}`);
    await measureBatch(db, { corpusId: corpus.id, afterId: 0n }, MEASURE_PARTS);
    expect(await selections("queued")).toEqual([]);

    if (end === "cancelled") await measureTrajectories.afterEnd?.(db, "cancelled", randomUUID());
    else {
      const payload = { corpus: corpus.extId };
      const { id } = await db.jobRun.create({
        data: { kind: "measure_trajectories", payload, unit: "rows", total: 0 },
      });
      expect(await runToEnd({ db, url: databaseUrl, home }, id)).toBe("done");
    }

    expect(await selections("queued")).toHaveLength(1);
  },
);

test("while a corpus is measured no selection is begun that the next batch sets back, but one is at the end", async () => {
  const { corpus, selections } = await givenSelected();
  const payload = { corpus: corpus.extId };
  const { id } = await db.jobRun.create({ data: { kind: "measure_trajectories", payload, unit: "rows", total: 0 } });

  const during: Job = {
    ...measureTrajectories,
    run: async (...given) => {
      const result = await measureTrajectories.run(...given);
      // As a batch does, behind which a selection ends.
      await db.$executeRaw(sql`update corpus set selected_version_id = null where id = ${corpus.id}`);
      await startStaleSelections(db);
      expect(await selections("queued")).toEqual([]);

      return result;
    },
  };
  expect(await runToEnd({ db, url: databaseUrl, home, jobs: [during] }, id)).toBe("done");

  expect(await selections("queued")).toHaveLength(1);
});

test("what is set back between the last look of the measures and their end is measured by another job", async () => {
  const corpus = await givenImported();
  const [job] = await jobsOf(corpus.extId, "queued");
  const overtaken: Job = {
    ...measureTrajectories,
    run: async (...given) => {
      const result = await measureTrajectories.run(...given);
      await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
      await startMeasures(db);
      expect(await jobsOf(corpus.extId, "queued")).toEqual([]);

      return result;
    },
  };

  expect(await runToEnd({ db, url: databaseUrl, home, jobs: [overtaken] }, job?.id ?? "")).toBe("done");

  expect(await jobsOf(corpus.extId, "queued")).toHaveLength(1);
});

test("an import that fails behind the products that it has committed has its corpus measured anew", async () => {
  const corpus = await givenImported();
  await runMeasures(corpus.extId);
  const product = JSON.stringify({ product_id: "P1", title: "a lamp", price: 3, shop_id: "S", service: [] });
  const { jobId } = await givenImport([await givenFile("catalogue.jsonl", product)], { corpus: corpus.name });
  const failing: Job = {
    ...importFiles,
    run: (ctx, payload, progress) =>
      importFiles.run(ctx, payload, {
        ...progress,
        report: async () => {
          throw new Error("The disk is gone.");
        },
      }),
  };

  expect(await runToEnd({ db, url: databaseUrl, home, jobs: [failing] }, jobId)).toBe("failed");

  expect(await db.product.count({ where: { corpusId: corpus.id } })).toBe(1);
  expect(await jobsOf(corpus.extId, "queued")).toHaveLength(1);
});
