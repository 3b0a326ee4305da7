import { type JudgeReply, judgeTrace } from "./judge-trace";
import type { Problem } from "./problem";
import { recordDialogue } from "./record-dialogue";
import { createRng } from "./rng";
import { type Entrant, ROSTER } from "./roster";
import { type Score, scoreOutcome } from "./score-outcome";
import type { SearchEngine } from "./search-engine";
import { AgentCrash, type Session } from "./session";
import { simulatedHotkey, stableUuid } from "./stable-id";
import { type TrueLabel, trueLabel } from "./true-label";

export interface Play {
  readonly seed: number;
  readonly season: number;
  readonly engine: SearchEngine;
  readonly problem: Problem;
  readonly position: number;
  readonly entrant: Entrant;
  readonly rollout: number;
}

/** One line of the arena and what really happened in it. */
export interface SimulatedRow {
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly truth: TrueLabel;
}

/** 11 May 2026, 06:00 UTC. */
const FIRST_DAY_MS = 1_778_479_200_000;
const DAY_MS = 86_400_000;

/** One rollout, recorded, scored and judged: an envelope line and what really happened. */
export function playProblem(play: Play): SimulatedRow {
  const { problem, engine, entrant, rollout } = play;
  const rng = createRng(play.seed, `${play.season}/${entrant.runName}/${problem.problemId}/${rollout}`);
  const startedAt = startTime(play) + rng.between(0, 40_000);
  const session: Session = {
    problem,
    engine,
    rng,
    transport: entrant.transport,
    startedAt,
    clock: startedAt,
    log: [],
    steps: [],
  };
  const crash = run(session, entrant);
  const steps = crash ? [] : session.steps;
  const score = scoreOutcome(problem, steps, engine);
  const judged = judgeTrace(
    { query: problem.query, log: session.log, steps },
    rng,
    entrant.scoringVersion < "2026-09" ? "zero" : "null",
  );

  return {
    envelope: {
      ...executorFields(session, entrant, crash),
      ...runFields(play),
      ...judgedFields(score, judged, crash),
      dialogue: crash ? null : recordDialogue(session, entrant.recorder),
    },
    truth: trueLabel(session, crash === undefined, judged.trueGate, {
      problemId: problem.problemId,
      runId: runId(play),
      rollout,
    }),
  };
}

function run(session: Session, entrant: Entrant): AgentCrash | undefined {
  try {
    entrant.agent(session, entrant.skill);
    return undefined;
  } catch (error) {
    if (error instanceof AgentCrash) return error;
    throw error;
  }
}

function executorFields(session: Session, entrant: Entrant, crash: AgentCrash | undefined): Record<string, unknown> {
  const inferences = session.log.filter((entry) => entry.origin === "inference").length;

  return {
    problem_id: session.problem.problemId,
    status: crash ? crashStatus(crash) : "SUCCESS",
    execution_time: (session.clock - session.startedAt) / 1000,
    inference_failure_count: 0,
    inference_total: entrant.recorder === "off" ? 0 : inferences,
    error: crash ? { type: crash.type, message: crash.message } : null,
  };
}

function runFields(play: Play): Record<string, unknown> {
  const { entrant, problem, rollout, season, seed } = play;
  const suffix = season === 1 ? "" : `, season ${season}`;

  return {
    eval_run_id: runId(play),
    run_name: `${entrant.runName}${suffix}`,
    agent_version_id: stableUuid(`${seed}/agent/${entrant.agentName}/${entrant.agentVersion}`),
    agent_name: entrant.agentName,
    agent_version: entrant.agentVersion,
    model: entrant.transport.model,
    miner_hotkey: simulatedHotkey(`${seed}/miner/${entrant.agentName}`),
    validator_hotkey: simulatedHotkey(`${seed}/validator/${play.position % 3}`),
    race_id: entrant.phase === "race" ? stableUuid(`${seed}/race/${season}/${entrant.scoringVersion}`) : null,
    phase: entrant.phase,
    suite_id: 900 + season,
    scoring_version: entrant.scoringVersion,
    rollout,
    problem: {
      problem_id: problem.problemId,
      query: problem.query,
      category: `${problem.bucket.charAt(0).toUpperCase()}${problem.bucket.slice(1)}`,
      difficulty: problem.difficulty,
      title: problem.title,
      reward: problem.bucket === "product" ? problem.rewards[0] : problem.rewards,
      ...(problem.voucher ? { voucher: problem.voucher } : {}),
    },
  };
}

function judgedFields(score: Score, judged: JudgeReply, crash: AgentCrash | undefined): Record<string, unknown> {
  const unsolved = crash ? crashStatus(crash) : "FAILED";

  return {
    outcome_status: score.success ? "SUCCESS" : unsolved,
    score: score.success ? 1 : 0,
    score_dict: crash ? {} : score.scoreDict,
    reasoning_score: judged.score,
    score_components_summary: {
      reasoning_explanation: judged.explanation,
      reasoning_model: judged.model,
      rubric_version: "decision-tree-2026-04-30",
    },
    reasoning_judgment_status: judged.status,
  };
}

function runId({ seed, season, entrant }: Play): string {
  return stableUuid(`${seed}/run/${season}/${entrant.runName}`);
}

/** Runs lie days apart, problems of a run minutes. */
function startTime({ entrant, season, position, rollout }: Play): number {
  const nonceEra = entrant.scoringVersion >= "2026-09" ? 128 * DAY_MS : 0;

  return (
    FIRST_DAY_MS +
    nonceEra +
    (season - 1) * 30 * DAY_MS +
    ROSTER.indexOf(entrant) * DAY_MS +
    position * 420_000 +
    rollout * 35_000_000
  );
}

function crashStatus(crash: AgentCrash): "TIMED_OUT" | "FAILED" {
  return crash.type === "TimeoutError" ? "TIMED_OUT" : "FAILED";
}
