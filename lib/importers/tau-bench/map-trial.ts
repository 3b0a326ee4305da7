import type { ProblemRef, Trajectory } from "@/lib/domain/trajectory";
import { mapReward } from "@/lib/importers/attached/map-reward";
import type { ReadContext } from "@/lib/importers/importer";
import { idOf, integerOf, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import { mapMessages } from "@/lib/importers/messages/map-messages";
import { unnamedKey } from "@/lib/importers/problem-key";
import { domainOfTrial } from "./domain-of-trial";

/** A trial as a trajectory. Rows name neither model nor domain: a policy tells the domain, its own or another row's. */
export function mapTrial(row: JsonObject, context: ReadContext): Trajectory {
  const info = objectOf(row["info"]);
  const task = objectOf(info["task"]);
  const { steps, notes } = mapMessages(listOf(row["traj"]), context.spelling);
  const domain = domainOfTrial(row, context.header);
  const rollout = integerOf(row["trial"]);
  const error = textOf(info["error"]);
  const taskId = idOf(row["task_id"]);
  const userCost = info["user_cost"];

  return {
    format: "tau-bench",
    shape: "trial",
    problem: problemOf({ taskId, domain, task, context }),
    run: { harness: "tau-bench", ...(domain === undefined ? {} : { suite: `tau-bench ${domain}` }) },
    ...(rollout === undefined ? {} : { rollout }),
    status: error === undefined ? "completed" : "failed",
    ...(error === undefined ? {} : { error: { type: "UnknownError", message: error } }),
    outcome: mapReward(row["reward"]),
    judgement: { kind: "absent" },
    steps,
    hasLog: false,
    extra: {
      ...(userCost === undefined ? {} : { user_cost: userCost }),
      ...(textOf(info["traceback"]) === undefined ? {} : { traceback: info["traceback"] }),
      ...(info["reward_info"] === undefined ? {} : { outcome: { reward_info: info["reward_info"] } }),
    },
    notes: [...notes, ...(taskId === undefined ? ["The row has no task_id; it counts as a problem of its own."] : [])],
  };
}

interface TrialProblem {
  readonly taskId: string | undefined;
  readonly domain: string | undefined;
  readonly task: JsonObject;
  readonly context: ReadContext;
}

function problemOf({ taskId, domain, task, context }: TrialProblem): ProblemRef {
  const { actions, outputs } = task;
  // Tasks are numbered by domain: without one, those of another source are other tasks.
  const place = domain ?? `unknown:${context.origin ?? context.fileName}`;

  return {
    key: taskId === undefined ? unnamedKey("tau-bench", context) : `tau-bench:${place}:${taskId}`,
    query: textOf(task["instruction"]) ?? "",
    ...(domain === undefined ? {} : { bucket: domain, suite: `tau-bench ${domain}` }),
    ...(actions === undefined && outputs === undefined ? {} : { reward: { actions, outputs } }),
  };
}
