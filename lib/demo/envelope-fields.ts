import type { Entrant } from "./entrant";
import type { JudgeReply } from "./judge-trace";
import { type Play, runId } from "./play";
import type { Score } from "./score-outcome";
import type { AgentCrash, Session } from "./session";
import { simulatedHotkey, stableUuid } from "./stable-id";

/** What the executor itself writes (domain 1.2). */
export function executorFields(
  session: Session,
  entrant: Entrant,
  crash: AgentCrash | undefined,
): Record<string, unknown> {
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

/** Run, agent and problem, as the judged record carries them. */
export function runFields(play: Play): Record<string, unknown> {
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

/** Outcome and judgement of the progress report (domain 1.5). */
export function judgedFields(score: Score, judged: JudgeReply, crash: AgentCrash | undefined): Record<string, unknown> {
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

function crashStatus(crash: AgentCrash): "TIMED_OUT" | "FAILED" {
  return crash.type === "TimeoutError" ? "TIMED_OUT" : "FAILED";
}
