import type { Step } from "@/lib/domain/step";
import type { RunStatus, Trajectory } from "@/lib/domain/trajectory";
import { extraOf } from "@/lib/importers/attached/extra-fields";
import { mapJudgement } from "@/lib/importers/attached/map-judgement";
import { mapOutcome, scoreDictOf } from "@/lib/importers/attached/map-outcome";
import { mapProblem } from "@/lib/importers/attached/map-problem";
import { mapRun } from "@/lib/importers/attached/map-run";
import type { ReadContext } from "@/lib/importers/importer";
import { idOf, integerOf, isObject, type JsonObject, numberOf, objectOf, textOf } from "@/lib/importers/json-value";
import { joinAnswers } from "./join-answers";
import { type MappedLog, mapLog } from "./map-log";
import { mapStep } from "./map-step";
import type { Sn15Record } from "./record-shape";

/** An SN15 record as a trajectory. A run that left no dialogue is one with no turns: rates divide by it too. */
export function mapRecord(record: Sn15Record, context: ReadContext): Trajectory {
  const { fields } = record;
  const dialogue = record.dialogue ?? [];
  const bare = dialogue.map((step, index) => mapStep(step, index, context.spelling));
  const log = mapLog(
    dialogue,
    bare.map((step) => step.timestampMs),
    fields["_shadow_proxy_calls"],
  );
  const placed = log.byStep.map((logged, index): Step => ({ ...(bare[index] ?? LOG_STEP), logged }));
  const steps = joinAnswers(dialogue, placed, context.spelling);
  const extraInfos = dialogue.map((step) => objectOf(objectOf(step)["extra_info"]));

  const seenProblemId = firstOf(extraInfos, (extraInfo) => idOf(extraInfo["problem_id"]));
  const problem = mapProblem(
    fields,
    {
      format: "sn15",
      problemId: seenProblemId,
      query: firstOf(extraInfos, (extraInfo) => textOf(extraInfo["query"])),
    },
    context,
  );
  const startedAtMs = startOf(placed);
  const seconds = numberOf(fields["execution_time"]) ?? firstOf(extraInfos, (info) => numberOf(info["execution_time"]));
  const rollout = integerOf(fields["rollout"]);
  const externalId = externalIdOf(fields, seenProblemId);
  const error = errorOf(fields["error"]);
  const extra = extraOf(fields);

  return {
    format: "sn15",
    shape: shapeName(record, log),
    ...(externalId === undefined ? {} : { externalId }),
    problem,
    run: mapRun(fields, log.models[0]),
    ...(rollout === undefined ? {} : { rollout }),
    status: STATUSES.get(fields["status"]) ?? "unknown",
    ...(error === undefined ? {} : { error }),
    ...(startedAtMs === undefined ? {} : { startedAtMs }),
    ...(seconds === undefined ? {} : { durationMs: Math.round(seconds * 1000) }),
    outcome: mapOutcome(fields, { bucket: problem.bucket, reward: problem.reward }),
    judgement: mapJudgement(fields, startedAtMs),
    hasShop: true,
    steps,
    hasLog: log.hasLog,
    ...(extra === undefined ? {} : { extra }),
    notes: [...log.notes, ...notesOf(steps, record)],
  };
}

/** Holds the log of a run that left no dialogue. */
const LOG_STEP: Step = { index: 0, role: "other", claimed: [], logged: [] };

function firstOf<T>(extraInfos: readonly JsonObject[], pick: (extraInfo: JsonObject) => T | undefined): T | undefined {
  return extraInfos.map(pick).find((value) => value !== undefined);
}

function shapeName({ shape }: Sn15Record, log: MappedLog): string {
  if (shape === "envelope") return "envelope";
  if (log.hasKinds) return "bundle";

  return log.hasLog ? "legacy-list" : "legacy-list-no-log";
}

const STATUSES: ReadonlyMap<unknown, RunStatus> = new Map([
  ["SUCCESS", "completed"],
  ["FAILED", "failed"],
  ["TIMED_OUT", "timed_out"],
]);

function errorOf(value: unknown): Trajectory["error"] {
  if (typeof value === "string" && value.trim() !== "") return { type: "UnknownError", message: value };
  if (!isObject(value)) return undefined;

  return { type: textOf(value["type"]) ?? "UnknownError", message: textOf(value["message"]) ?? "" };
}

/** Its own id, else its problem with run and rollout: a file holds one line for each problem of a run (domain 1.2). */
function externalIdOf(fields: JsonObject, seenProblemId: string | undefined): string | undefined {
  const own = idOf(fields["trajectory_id"]) ?? idOf(fields["id"]);
  const problemId = idOf(fields["problem_id"]) ?? idOf(objectOf(fields["problem"])["problem_id"]) ?? seenProblemId;
  if (own !== undefined || problemId === undefined) return own;

  return [idOf(fields["eval_run_id"]), problemId, idOf(fields["rollout"])]
    .filter((part) => part !== undefined)
    .join("/");
}

/** The first call begins before its step is stamped. */
function startOf(steps: readonly Step[]): number | undefined {
  const starts = steps.flatMap((step) => [
    ...(step.timestampMs === undefined ? [] : [step.timestampMs]),
    ...step.logged.map((call) => (call.timestampMs ?? Number.POSITIVE_INFINITY) - (call.durationMs ?? 0)),
  ]);
  const earliest = starts.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY);

  return Number.isFinite(earliest) ? Math.round(earliest) : undefined;
}

function notesOf(steps: readonly Step[], { dialogue, fields }: Sn15Record): readonly string[] {
  const raw = steps.filter((step) => step.raw !== undefined).length;
  const hasScores = Object.keys(scoreDictOf(fields)).length > 0;

  return [
    ...(raw > 0 ? [`Steps that are not in a known shape, or only in part: ${raw}. They are kept raw.`] : []),
    ...(dialogue === null && hasScores ? ["The record is scored, but holds no dialogue."] : []),
  ];
}
