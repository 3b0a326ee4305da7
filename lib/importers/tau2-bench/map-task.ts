import type { Step } from "@/lib/domain/step";
import type { ProblemRef } from "@/lib/domain/trajectory";
import type { ReadContext } from "@/lib/importers/importer";
import { type JsonObject, objectOf, textOf } from "@/lib/importers/json-value";
import { countNamedParts } from "@/lib/importers/messages/read-content";
import { unnamedKey } from "@/lib/importers/problem-key";
import type { RunHeader } from "./run-header";

export interface SimulatedTask {
  readonly taskId: string | undefined;
  readonly header: RunHeader;
  readonly steps: readonly Step[];
  readonly context: ReadContext;
}

/** The problem of a simulation. A simulation without a task id is a problem of its own, never a trial of another. */
export function mapTask({ taskId, header, steps, context }: SimulatedTask): ProblemRef {
  const task = taskId === undefined ? {} : (header.tasks.get(taskId) ?? {});
  // Tasks are numbered by domain: without one, those of another source are other tasks.
  const domain = header.domain ?? `unknown:${context.origin ?? context.fileName}`;
  const reward = task["evaluation_criteria"];

  return {
    key: taskId === undefined ? unnamedKey("tau2-bench", context) : `tau2-bench:${domain}:${taskId}`,
    query: queryOf(task) ?? firstUserText(steps) ?? "",
    ...(header.domain === undefined ? {} : { bucket: header.domain, suite: `tau2-bench ${header.domain}` }),
    ...(reward === undefined || reward === null ? {} : { reward }),
  };
}

/** The ticket an agent works on alone, else why the user calls, else what the task is for. */
function queryOf(task: JsonObject): string | undefined {
  const instructions = objectOf(task["user_scenario"])["instructions"];
  const candidates = [
    task["ticket"],
    objectOf(instructions)["reason_for_call"],
    instructions,
    objectOf(task["description"])["purpose"],
  ];

  return candidates.map(textOf).find((text) => text !== undefined && text.trim() !== "");
}

function firstUserText(steps: readonly Step[]): string | undefined {
  // Words that stand for speech nobody wrote down are no query.
  const isWords = ({ raw }: Step) => countNamedParts(objectOf(raw)["content"]) === 0;

  return steps.find((step) => step.role === "user" && step.text !== undefined && isWords(step))?.text;
}
