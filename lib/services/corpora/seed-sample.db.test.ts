import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { simulateCatalogue } from "@/lib/demo/simulate-catalogue";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { JOBS } from "@/lib/jobs";
import { runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import {
  aContext,
  anEnvelope,
  databaseUrl,
  db,
  givenFile,
  imported,
} from "@/lib/services/imports/fixtures/given-import";
import { count, outlines } from "@/lib/services/imports/fixtures/stored";
import { SAMPLE_CORPUS, seedSample } from "./seed-sample";

afterAll(() => db.$disconnect());

test("the first seed makes the default filter and the sample corpus, also behind another import; one that was cut short is found again, later ones do nothing", async () => {
  const ctx = await aContext();
  const workerId = createWorkerId();
  // As a first start does that is given a file: whichever of the two comes first, the sample is made.
  await imported([await givenFile("one.jsonl", `${anEnvelope()}\n`)]);

  const jobId = await seedSample(ctx, { workerId, trajectories: 40 });
  expect(jobId).toBeDefined();
  expect(await seedSample(ctx, { workerId, trajectories: 40 })).toBe(jobId);

  const host = {
    db,
    databaseUrl,
    home: ctx.home,
    workerId,
    jobs: JOBS,
    now: ctx.now,
    shutdown: new AbortController().signal,
  };
  const end = await runJob({ ...host, log: createLog({ write: () => undefined }) }, jobId ?? "");

  expect(end).toBe("done");
  expect(await count("trajectory", SAMPLE_CORPUS)).toBe(40);
  expect(await seedSample(ctx, { workerId, trajectories: 40 })).toBeUndefined();
  const corpus = await db.corpus.findUniqueOrThrow({
    where: { name: SAMPLE_CORPUS },
    select: { kind: true, filterVersion: true },
  });
  expect(corpus).toMatchObject({
    kind: "sample",
    filterVersion: { name: "defaults-1", author: "Assay", thresholds: DEFAULT_THRESHOLDS },
  });
  expect(existsSync(join(ctx.home, "uploads/sample-arena"))).toBe(false);
  const products = await db.product.count({ where: { corpus: { name: SAMPLE_CORPUS } } });
  expect(products).toBe([...simulateCatalogue()].length);
  expect((await outlines(SAMPLE_CORPUS)).some((outline) => outline.hasLog)).toBe(true);
});
