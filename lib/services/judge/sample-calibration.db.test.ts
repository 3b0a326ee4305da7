import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import type { Estimate } from "@/lib/contract/queues";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ERROR_SHARE, JUDGE_MODELS } from "@/lib/demo/judge-trace";
import { createRng } from "@/lib/demo/rng";
import { trueLabelKey, trueLabels } from "@/lib/demo/true-labels";
import { JOBS } from "@/lib/jobs";
import { runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import { SAMPLE_CORPUS, seedSample } from "@/lib/services/corpora/seed-sample";
import { aContext, databaseUrl, db } from "@/lib/services/imports/fixtures/given-import";
import { getJudgeReport } from "./get-judge-report";

/** The sample arena of a first start, as far as an audit of so many needs it: its interval is as narrow as of all 3,000. */
const TRAJECTORIES = 1_200;
const AUDITED = 900;

const JudgedRow = z.object({
  id: z.coerce.string(),
  problemId: z.string(),
  runId: z.string(),
  rollout: z.int(),
  model: z.enum(JUDGE_MODELS),
  gate: z.int(),
});
type JudgedRow = z.infer<typeof JudgedRow>;

afterAll(() => db.$disconnect());

test("a blind audit of the sample arena finds the error rate that its judges have, within the interval shown", async () => {
  const corpus = await givenSampleArena();
  const truths = trueLabels({ trajectories: TRAJECTORIES });
  const gateOf = (row: JudgedRow): number => truths.get(trueLabelKey(row))?.gate ?? 0;
  const judged = await judgedRows(corpus);
  const audited = createRng(1, "audit").sample(judged, AUDITED);
  await givenAudit(
    corpus,
    audited.map((row) => ({ id: row.id, gate: gateOf(row) })),
  );

  const { agreement, groups, counts } = await getJudgeReport(await aContext(), {
    ...{ id: corpus, filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" },
  });

  expect(counts.audited.count).toBe(AUDITED);
  expectHolds(agreement.error, judged, gateOf);
  for (const model of JUDGE_MODELS) {
    const group = groups.model.items.find(({ name }) => name === model);
    const ofModel = judged.filter((row) => row.model === model);
    expectHolds(group?.error, ofModel, gateOf);
  }
}, 120_000);

/** The interval holds the rate at which these judgements are wrong, and the chance by which they were made so. */
function expectHolds(
  estimate: Estimate | undefined,
  rows: readonly JudgedRow[],
  gateOf: (row: JudgedRow) => number,
): void {
  const wrong = rows.filter((row) => row.gate !== gateOf(row)).length / rows.length;
  const bounds = estimate !== undefined && estimate.value !== null ? estimate : { low: null, high: null };

  for (const rate of [wrong, chanceOfError(rows, gateOf)]) {
    expect(bounds.low).toBeLessThan(rate);
    expect(bounds.high).toBeGreaterThan(rate);
  }
}

/** By ERROR_SHARE; at the ends of the ladder half of the slips stay where they are. */
function chanceOfError(rows: readonly JudgedRow[], gateOf: (row: JudgedRow) => number): number {
  const chances = rows.map((row) => ERROR_SHARE[row.model] * (gateOf(row) === 1 || gateOf(row) === 5 ? 0.5 : 1));

  return chances.reduce((sum, chance) => sum + chance, 0) / rows.length;
}

/** The sample corpus as the first start makes it; its public id. */
async function givenSampleArena(): Promise<string> {
  const ctx = await aContext();
  const workerId = createWorkerId();
  const jobId = await seedSample(ctx, { workerId, trajectories: TRAJECTORIES });
  const shutdown = new AbortController().signal;
  const log = createLog({ write: () => undefined });
  const host = { db, databaseUrl, home: ctx.home, workerId, jobs: JOBS, now: ctx.now, shutdown, log };
  expect(await runJob(host, jobId ?? "")).toBe("done");

  return (await db.corpus.findUniqueOrThrow({ where: { name: SAMPLE_CORPUS }, select: { extId: true } })).extId;
}

function judgedRows(corpus: string): Promise<JudgedRow[]> {
  return queryRows(
    db,
    JudgedRow,
    sql`select t.id, p.key as "problemId", ru.key as "runId", t.rollout, t.judge_model as model, t.gate::int as gate
        from trajectory t join corpus c on c.id = t.corpus_id join problem p on p.id = t.problem_id join run ru on ru.id = t.run_id
        where c.ext_id = ${corpus}::uuid and t.gate is not null order by t.id`,
  );
}

/** What people who are never wrong say, before they saw the judge. */
async function givenAudit(
  corpus: string,
  labels: readonly { readonly id: string; readonly gate: number }[],
): Promise<void> {
  await db.$executeRaw(sql`
    insert into gate_label (corpus_id, trajectory_id, gate, source, is_blind, blind_gate, version, updated_at)
    select c.id, g.id, g.gate, 'person', true, g.gate, 1, now()
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as g(id bigint, gate smallint) join corpus c on c.ext_id = ${corpus}::uuid`);
}
