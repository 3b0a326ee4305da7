import { UNSCORED } from "@/lib/domain/outcome";
import type { Step } from "@/lib/domain/step";
import type { RunStatus, Trajectory } from "@/lib/domain/trajectory";
import { mapProblem } from "@/lib/importers/attached/map-problem";
import type { ReadContext } from "@/lib/importers/importer";
import { isObject, listOf, numberOf, objectOf, textOf } from "@/lib/importers/json-value";
import { readMessage } from "@/lib/importers/messages/read-message";
import { mapStep } from "@/lib/importers/sn15/map-step";
import { withObservations } from "@/lib/importers/sn15/observations";

/** A rollout as a trajectory. The loop runs only what the model wrote, but nothing logs it: there is no proxy log. */
export function mapRollout(rollout: readonly unknown[], context: ReadContext): Trajectory {
  const system = systemStep(rollout);
  const shift = system === undefined ? 0 : 1;
  const acted = rollout.map((step, index) => mapStep(step, index + shift, context.spelling));
  const steps = [...(system === undefined ? [] : [system]), ...acted];
  const extraInfos = rollout.map((step) => objectOf(objectOf(step)["extra_info"]));
  const query = extraInfos.map((extraInfo) => textOf(extraInfo["query"])).find((text) => text !== undefined);
  const startedAtMs = acted.map((step) => step.timestampMs).find((stamp) => stamp !== undefined);
  const seconds = extraInfos.map((info) => numberOf(info["execution_time"])).find((value) => value !== undefined);
  const unanswered = acted.reduce((sum, step, index) => sum + unpairedOf(step, rollout[index]), 0);

  return {
    format: "shoppingbench",
    shape: "rollout",
    problem: mapProblem({}, { format: "shoppingbench", query }, context),
    run: {},
    status: statusOf(steps),
    ...(startedAtMs === undefined ? {} : { startedAtMs }),
    ...(seconds === undefined ? {} : { durationMs: Math.round(seconds * 1000) }),
    outcome: UNSCORED,
    judgement: { kind: "absent" },
    hasShop: true,
    steps,
    hasLog: false,
    notes: unanswered > 0 ? [`Observations that answer no call: ${unanswered}. Their steps are kept raw.`] : [],
  };
}

/** Every step repeats the prompt; its system part is the same in all of them and stands once, before the first. */
function systemStep(rollout: readonly unknown[]): Step | undefined {
  const prompt = listOf(objectOf(rollout[0])["prompt"]).filter(isObject);
  const system = prompt.map((message) => readMessage(message)).find(({ role }) => role === "system");
  if (system?.text === undefined) return undefined;

  return { index: 0, role: "system", text: system.text, claimed: [], logged: [] };
}

/** Observations of a step that answer none of its calls: the step is kept raw for them. */
function unpairedOf({ claimed }: Step, source: unknown): number {
  return withObservations(claimed, objectOf(objectOf(objectOf(source)["completion"])["message"])).unpaired;
}

/** The loop ends when the model calls terminate or says nothing more. */
function statusOf(steps: readonly Step[]): RunStatus {
  const hasEnded = steps.at(-1)?.claimed.some((call) => call.name === "terminate") ?? false;
  return hasEnded ? "completed" : "unknown";
}
