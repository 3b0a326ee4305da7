import * as z from "zod";
import { sql } from "@/lib/db/query-rows";
import { gateOfScore, JUDGEMENT_KINDS, type Judgement } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS, OUTCOME_SOURCES } from "@/lib/domain/outcome";
import type { Step } from "@/lib/domain/step";
import { RUN_STATUSES, type RunRef, type Trajectory } from "@/lib/domain/trajectory";
import { VERDICTS } from "@/lib/domain/verdict";
import { importerOf } from "@/lib/importers";
import { axesOf } from "@/lib/services/trajectories/trajectory-row";

const text = z.string().nullable();

/** What an export tells of the run of a trajectory and its agent. */
export const RunFacts = z.object({
  run_key: z.string(),
  run_name: z.string(),
  harness: text,
  validator_hotkey: text,
  race_id: text,
  phase: text,
  suite: text,
  scoring_version: text,
  agent_key: text,
  agent_name: text,
  agent_version: text,
  model: text,
  miner_hotkey: text,
});

/** Columns that an export reads of one trajectory. */
export const FactRow = z.object({
  key: z.string(),
  id: z.string(),
  source_id: text,
  format: z.string(),
  shape: z.string(),
  bucket: text,
  status: z.enum(RUN_STATUSES),
  rollout: z.int().nullable(),
  verdict: z.enum(VERDICTS),
  outcome: z.enum(OUTCOME_LEVELS),
  outcome_by: z.enum(OUTCOME_SOURCES),
  score: z.number().nullable(),
  rule: z.number().nullable(),
  axes: z.int(),
  judge_state: z.enum(JUDGEMENT_KINDS),
  judge_score: z.number().nullable(),
  judge_model: text,
  problem_key: z.string(),
  query: z.string(),
  problem_suite: text,
  difficulty: text,
  ...RunFacts.shape,
  filter_hash: z.string(),
  has_reward: z.boolean(),
  /** What the analysis found: the columns say nothing of the tools. */
  has_shop: z.boolean(),
});
export type FactRow = z.infer<typeof FactRow>;

/** Those of a run `ru` and its agent `ag`. */
export const runColumns = sql`ru.key as run_key, ru.name as run_name, ru.harness, ru.validator_hotkey, ru.race_id, ru.phase,
  ru.suite, ru.scoring_version, ag.key as agent_key, ag.name as agent_name, ag.version as agent_version, ag.model, ag.miner_hotkey`;

export const factColumns = sql`t.id::text as key, t.ext_id as id, t.source_id, t.format, t.shape, t.bucket, t.status, t.rollout,
  t.verdict, t.outcome, t.outcome_by, t.score, t.rule, t.axes, t.judge_state, t.judge_score, t.judge_model, p.key as problem_key, p.query,
  p.suite as problem_suite, p.difficulty, ${runColumns}, fv.hash as filter_hash,
  p.reward is not null as has_reward, t.unseen_ids is not null as has_shop`;

/** What an export needs of the outline: the tools that the record declares, and whether it had a log. */
const StoredOutline = z.object({
  hasLog: z.boolean(),
  notes: z.array(z.string()).default([]),
  extra: z.looseObject({ tools: z.array(z.unknown()).optional() }).optional(),
  toolsJson: z.array(z.string()).optional(),
});

/**
 * The trajectory that was imported, from its columns, its outline and its chunks of steps. The source's file need not
 * be read again: some formats keep facts of a record outside of it.
 */
export function storedTrajectory(
  row: FactRow,
  stored: { readonly outline: unknown; readonly chunks: readonly unknown[] },
): Trajectory {
  const { hasLog, notes, extra, toolsJson } = StoredOutline.parse(stored.outline);
  const { score, rule } = row;

  return {
    format: row.format,
    shape: row.shape,
    problem: {
      key: row.problem_key,
      query: row.query,
      ...given({ bucket: row.bucket, suite: row.problem_suite, difficulty: row.difficulty }),
    },
    run: runOf(row),
    status: row.status,
    outcome: { level: row.outcome, axes: axesOf(row.axes), ...given({ score, rule }) },
    judgement: judgementOf(row),
    ...(importerOf(row.format)?.hasShop ? { hasShop: true } : {}),
    steps: stored.chunks.flatMap(storedSteps),
    hasLog,
    notes,
    ...given({ externalId: row.source_id, rollout: row.rollout }),
    ...(extra?.tools ? { tools: extra.tools } : {}),
    ...(toolsJson ? { toolsJson } : {}),
  };
}

/** safe: the import wrote these from `Step`; parsing them again would drop members that hostile records name oddly. */
function storedSteps(chunk: unknown): readonly Step[] {
  if (!Array.isArray(chunk)) throw new Error("A chunk of steps is not a list.");

  return chunk as readonly Step[];
}

function runOf(row: FactRow): RunRef {
  const agent =
    row.agent_key === null || row.agent_name === null
      ? {}
      : {
          agent: {
            key: row.agent_key,
            name: row.agent_name,
            ...given({ version: row.agent_version, model: row.model, minerHotkey: row.miner_hotkey }),
          },
        };

  return {
    key: row.run_key,
    name: row.run_name,
    ...agent,
    ...given({
      harness: row.harness,
      validatorHotkey: row.validator_hotkey,
      raceId: row.race_id,
      phase: row.phase,
      suite: row.suite,
      scoringVersion: row.scoring_version,
    }),
  };
}

function judgementOf(row: FactRow): Judgement {
  if (row.judge_state === "absent") return { kind: "absent" };

  const model = given({ model: row.judge_model });
  if (row.judge_state === "failed" || row.judge_score === null) return { kind: "failed", ...model };

  return { kind: "scored", score: row.judge_score, ...model, ...given({ gate: gateOfScore(row.judge_score) ?? null }) };
}

type Given<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** The members that are not null: the domain leaves out what SQL says is null. */
function given<Values extends Readonly<Record<string, unknown>>>(values: Values): Given<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Given<Values>; // safe: only nulls are gone
}
