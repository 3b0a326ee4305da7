import type { RunRef, RunStatus, Trajectory } from "@/lib/domain/trajectory";
import { mapReward } from "@/lib/importers/attached/map-reward";
import type { ReadContext } from "@/lib/importers/importer";
import {
  idOf,
  integerOf,
  isList,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  timestampOf,
} from "@/lib/importers/json-value";
import { mapMessages } from "@/lib/importers/messages/map-messages";
import { openWithSystem } from "@/lib/importers/messages/open-with-system";
import { mapTask } from "./map-task";
import type { RunHeader } from "./run-header";
import { hasTicks, voiceMessages } from "./voice-messages";

/**
 * A simulation as a trajectory. Users call tools too: their calls carry the requestor "user". The agent is prompted with
 * the policy of its domain, which no message holds, so that it is a system message here.
 */
export function mapSimulation(simulation: JsonObject, header: RunHeader, context: ReadContext): Trajectory {
  const isVoice = hasTicks(simulation["ticks"]);
  const mapped = mapMessages(messagesOf(simulation).flatMap(toolMessages), context.spelling);
  // In a domain whose policy depends on what is looked up the simulation has its own.
  const ownPolicy = textOf(simulation["policy"]);
  const policy = ownPolicy ?? header.policy;
  const steps = openWithSystem(mapped.steps, policy);
  const notes =
    steps === mapped.steps
      ? mapped.notes
      : [...mapped.notes, policyNote(ownPolicy === undefined ? "header of the run" : "simulation")];
  const externalId = idOf(simulation["id"]);
  const rollout = integerOf(simulation["trial"]);
  const reason = idOf(simulation["termination_reason"]);
  const status = reason === undefined ? "unknown" : (STATUSES.get(reason) ?? "unknown");
  const startedAtMs = timestampOf(simulation["start_time"]) ?? timestampOf(simulation["timestamp"]);
  const seconds = numberOf(simulation["duration"]);
  const taskId = idOf(simulation["task_id"]);
  const costUsd = costOf(simulation);

  return {
    format: "tau2-bench",
    shape: isVoice ? "voice" : "simulation",
    ...(externalId === undefined ? {} : { externalId }),
    problem: mapTask({ taskId, header, steps, context }),
    run: runOf(header),
    ...(rollout === undefined ? {} : { rollout }),
    status,
    ...(status === "failed" && reason !== undefined
      ? { error: { type: reason, message: REASON_TEXT.get(reason) ?? "The simulation ended early." } }
      : {}),
    ...(startedAtMs === undefined ? {} : { startedAtMs }),
    ...(seconds === undefined ? {} : { durationMs: Math.round(seconds * 1000) }),
    ...(costUsd === undefined ? {} : { costUsd }),
    outcome: mapReward(objectOf(simulation["reward_info"])["reward"]),
    judgement: { kind: "absent" },
    ...(header.tools === undefined ? {} : { tools: header.tools }),
    steps,
    hasLog: false,
    extra: extraOf(simulation, header, policy),
    notes: [
      ...notes,
      ...(taskId === undefined ? ["The simulation has no task_id; it counts as a problem of its own."] : []),
      ...(header.domain === undefined
        ? [
            "The header of the run was not found: domain, model and task are not known. Import results.json together with its simulations to have them.",
          ]
        : []),
    ],
  };
}

/**
 * Where there are ticks, they are the call: the source's own judges read them, and messages beside them are the same cut
 * into one for each party and tick.
 */
function messagesOf({ ticks, messages }: JsonObject): readonly unknown[] {
  return hasTicks(ticks) ? voiceMessages(listOf(ticks)) : listOf(messages);
}

/** Several answers may come in one message. */
function toolMessages(message: unknown): readonly unknown[] {
  const inner = isObject(message) ? message["tool_messages"] : undefined;
  return isList(inner) ? inner : [message];
}

/** A model without a known price costs 0 there, which is no price: then nobody can say what the simulation cost. */
function costOf(simulation: JsonObject): number | undefined {
  const agent = numberOf(simulation["agent_cost"]);
  const user = numberOf(simulation["user_cost"]) ?? 0;

  return agent === undefined || agent <= 0 || user < 0 ? undefined : agent + user;
}

const STATUSES: ReadonlyMap<string, RunStatus> = new Map([
  ["user_stop", "completed"],
  ["agent_stop", "completed"],
  ["timeout", "timed_out"],
  ["max_steps", "failed"],
  ["too_many_errors", "failed"],
  ["agent_error", "failed"],
  ["context_window_exceeded", "failed"],
  ["unexpected_error", "failed"],
  ["user_error", "failed"],
  ["infrastructure_error", "failed"],
]);

const REASON_TEXT: ReadonlyMap<string, string> = new Map([
  ["max_steps", "The simulation reached its limit of steps."],
  ["too_many_errors", "The simulation was stopped after too many tool errors."],
  ["agent_error", "The agent failed."],
  ["context_window_exceeded", "The conversation outgrew the context of the model."],
  ["unexpected_error", "The simulation broke off by an error that it did not expect."],
  ["user_error", "The simulated user failed."],
]);

function runOf({ domain, model, implementation }: RunHeader): RunRef {
  return {
    ...(model === undefined ? {} : { agent: { key: model, name: model, model } }),
    harness: implementation === undefined ? "tau2-bench" : `tau2-bench ${implementation}`,
    ...(domain === undefined ? {} : { suite: `tau2-bench ${domain}` }),
  };
}

const EXTRA_KEYS = ["termination_reason", "agent_cost", "user_cost", "seed", "mode"] as const;

/** The words around the policy depend on the agent. */
function policyNote(place: string): string {
  return `The system message is the policy that the agent was given, as the ${place} has it. The agent's prompt held instructions around it, which are not in the record.`;
}

function extraOf(
  simulation: JsonObject,
  header: RunHeader,
  policy: string | undefined,
): Readonly<Record<string, unknown>> {
  const kept = EXTRA_KEYS.filter((key) => simulation[key] !== undefined && simulation[key] !== null);
  const rewardInfo = simulation["reward_info"];

  return {
    ...Object.fromEntries(kept.map((key) => [key, simulation[key]])),
    ...(header.userModel === undefined ? {} : { user_model: header.userModel }),
    ...(policy === undefined ? {} : { policy }),
    ...(isObject(rewardInfo) ? { outcome: { reward_info: rewardInfo } } : {}),
  };
}
