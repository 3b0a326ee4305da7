import type { Step } from "@/lib/domain/step";
import type { ProblemRef, Trajectory } from "@/lib/domain/trajectory";
import { mapReward } from "@/lib/importers/attached/map-reward";
import type { ReadContext } from "@/lib/importers/importer";
import { idOf, integerOf, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import { mapMessages } from "@/lib/importers/messages/map-messages";
import { unnamedKey } from "@/lib/importers/problem-key";

/** A trial as a trajectory. Rows name neither model nor domain: the policy at the top tells the domain. */
export function mapTrial(row: JsonObject, context: ReadContext): Trajectory {
  const info = objectOf(row["info"]);
  const task = objectOf(info["task"]);
  const { steps, notes } = mapMessages(listOf(row["traj"]));
  const domain = domainOf(steps);
  const rollout = integerOf(row["trial"]);
  const error = textOf(info["error"]);
  const taskId = idOf(row["task_id"]);
  const userCost = info["user_cost"];

  return {
    format: "tau-bench",
    shape: "trial",
    problem: problemOf({ taskId, domain, task, context }),
    run: { harness: "tau-bench", suite: `tau-bench ${domain}` },
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

/** "# Airline Agent Policy" and "# Retail agent policy" head the system prompts. */
function domainOf(steps: readonly Step[]): string {
  const policy = steps.find((step) => step.role === "system")?.text ?? "";
  return /^#\s*(\w+) agent policy/im.exec(policy)?.[1]?.toLowerCase() ?? "unknown";
}

interface TrialProblem {
  readonly taskId: string | undefined;
  readonly domain: string;
  readonly task: JsonObject;
  readonly context: ReadContext;
}

function problemOf({ taskId, domain, task, context }: TrialProblem): ProblemRef {
  const { actions, outputs } = task;

  return {
    key: taskId === undefined ? unnamedKey("tau-bench", context) : `tau-bench:${domain}:${taskId}`,
    query: textOf(task["instruction"]) ?? "",
    bucket: domain,
    suite: `tau-bench ${domain}`,
    ...(actions === undefined && outputs === undefined ? {} : { reward: { actions, outputs } }),
  };
}
