import * as z from "zod";
import { TrajectoryHeader } from "@/lib/contract/outline";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { readTask } from "@/lib/scorer/rescore";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { isGiven } from "@/lib/services/measures/write-outcomes";
import { noSuchTrajectory, type TrajectoryKey } from "./locate-trajectory";
import { axesOf } from "./trajectory-row";

const Shape = TrajectoryHeader.shape;
const Outcome = Shape.outcome.unwrap().shape;
const Judgement = Shape.judgement.unwrap().shape;
const text = z.string().nullable();
const HeaderRow = z.object({
  id: z.string(),
  corpus: Shape.corpus,
  problem: Shape.problem,
  run: Shape.run,
  agent: Shape.agent,
  filter_version: Shape.filterVersion,
  source_id: text,
  format: z.string(),
  shape: z.string(),
  rollout: z.int().nullable(),
  status: z.string(),
  started_at: z.date().nullable(),
  duration_ms: z.int().nullable(),
  imported_at: z.date(),
  raw_bytes: z.bigint(),
  outcome: Outcome.level,
  outcome_by: Outcome.by,
  score: z.number().nullable(),
  rule: z.number().nullable(),
  axes: z.int(),
  answer_file: text,
  answer_files: z.int(),
  is_measured: z.boolean(),
  is_scorable: z.boolean(),
  judge_state: Judgement.state,
  judge_score: z.number().nullable(),
  gate: z.int().nullable(),
  explanation: text,
  judge_model: text,
  rubric: text,
  tries: z.int().nullable(),
});

/** Facts of the columns of one trajectory. What the source does not say is null. */
export async function trajectoryHeader(db: DbOrTransaction, key: TrajectoryKey): Promise<TrajectoryHeader> {
  const [row] = await queryRows(
    db,
    HeaderRow,
    sql`select t.ext_id as id, t.source_id, t.format, t.shape, t.rollout, t.status, t.started_at, t.duration_ms,
          t.imported_at, t.raw_bytes, t.outcome, t.outcome_by, t.score, t.rule, t.axes, t.judge_state, t.judge_score, t.gate,
          t.judge_model, j.explanation, j.rubric, j.tries,
          t.id <= c.measured_to and c.measure_version = ${MEASURE_VERSION}::int as is_measured,
          t.status not in ('failed', 'timed_out') and t.has_agent_turn as is_scorable,
          k.name as answer_file, k.files as answer_files,
          jsonb_build_object('id', c.ext_id, 'name', c.name, 'kind', c.kind) as corpus,
          jsonb_build_object('id', p.ext_id, 'key', p.key, 'query', p.query, 'bucket', p.bucket, 'suite', p.suite,
            'difficulty', p.difficulty) || jsonb_strip_nulls(jsonb_build_object('reward', p.reward, 'voucher', p.voucher))
            as problem,
          jsonb_build_object('id', ru.ext_id, 'name', ru.name, 'harness', ru.harness, 'validatorHotkey',
            ru.validator_hotkey, 'raceId', ru.race_id, 'phase', ru.phase, 'suite', ru.suite, 'scoringVersion',
            ru.scoring_version) as run,
          case when ag.id is not null then jsonb_build_object('name', ag.name, 'version', ag.version, 'model', ag.model,
            'minerHotkey', ag.miner_hotkey) end as agent,
          jsonb_build_object('name', fv.name, 'hash', fv.hash, 'author', fv.author, 'thresholds', fv.thresholds)
            as filter_version
        from trajectory t
        join corpus c on c.id = t.corpus_id
        join problem p on p.id = t.problem_id
        join run ru on ru.id = t.run_id
        join filter_version fv on fv.id = t.filter_version_id
        left join agent ag on ag.id = ru.agent_id
        left join lateral (
          select min(f.name) as name, count(*)::int as files from import_file f where f.import_id = p.answer_import_id
            and f.format = ${PROBLEMS_FORMAT} and f.imported_count + f.duplicate_count > 0
        ) k on true
        left join judgement j on j.corpus_id = t.corpus_id and j.trajectory_id = t.id
        where t.corpus_id = ${key.corpusId} and t.id = ${key.id}`,
  );
  if (!row) throw noSuchTrajectory();

  return toHeader(row);
}

function toHeader(row: z.infer<typeof HeaderRow>): TrajectoryHeader {
  return {
    id: row.id,
    corpus: row.corpus,
    problem: row.problem,
    run: row.run,
    agent: row.agent,
    sourceId: row.source_id,
    format: row.format,
    shape: row.shape,
    rollout: row.rollout,
    status: row.status,
    startedAt: row.started_at?.toISOString() ?? null,
    durationMs: row.duration_ms,
    importedAt: row.imported_at.toISOString(),
    rawBytes: Number(row.raw_bytes),
    filterVersion: row.filter_version,
    outcome: {
      level: row.outcome,
      by: row.outcome_by,
      score: row.score,
      rule: row.rule,
      axes: axesOf(row.axes),
    },
    ...answerKeyOf(row),
    judgement: {
      state: row.judge_state,
      score: row.judge_score,
      gate: row.gate,
      explanation: row.explanation,
      model: row.judge_model,
      rubric: row.rubric,
      tries: row.tries,
    },
  };
}

/** What the rules go by where the source gave no outcome. */
function answerKeyOf({ problem, ...row }: z.infer<typeof HeaderRow>): Pick<TrajectoryHeader, "answerKey"> {
  const { bucket, reward, voucher } = problem;
  if (isGiven(row) || !row.is_scorable) return {};
  if (readTask({ ...(bucket === null ? {} : { bucket }), reward, voucher }) === undefined) return {};

  // An answer key is kept by its import: of several files nobody knows which one it is of.
  const of = row.answer_files > 1 ? { file: null, oneOf: row.answer_files } : { file: row.answer_file };

  return { answerKey: { ...of, isMeasured: row.is_measured } };
}
