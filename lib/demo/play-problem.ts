import type { Entrant } from "./entrant";
import { executorFields, judgedFields, runFields } from "./envelope-fields";
import { judgeTrace } from "./judge-trace";
import { type Play, runId } from "./play";
import { recordDialogue } from "./record-dialogue";
import { createRng } from "./rng";
import { ROSTER } from "./roster";
import { scoreOutcome } from "./score-outcome";
import { AgentCrash, type Session } from "./session";
import { type TrueLabel, trueLabel } from "./true-label";

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
