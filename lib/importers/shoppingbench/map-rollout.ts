import { UNSCORED } from "@/lib/domain/outcome";
import type { ClaimedCall, Step } from "@/lib/domain/step";
import type { RunStatus, Trajectory } from "@/lib/domain/trajectory";
import { mapProblem } from "@/lib/importers/attached/map-problem";
import type { ReadContext } from "@/lib/importers/importer";
import { idOf, isObject, type JsonObject, listOf, numberOf, objectOf, textOf } from "@/lib/importers/json-value";
import { createResultPairing } from "@/lib/importers/messages/pair-results";
import { readMessage } from "@/lib/importers/messages/read-message";
import { mapStep } from "@/lib/importers/sn15/map-step";

/** A rollout as a trajectory. The loop runs only what the model wrote, but nothing logs it: there is no proxy log. */
export function mapRollout(rollout: readonly unknown[], context: ReadContext): Trajectory {
  const system = systemStep(rollout);
  const shift = system === undefined ? 0 : 1;
  const acted = rollout.map((step, index) => withObservations(mapStep(step, index + shift), step));
  const steps = [...(system === undefined ? [] : [system]), ...acted.map(({ step }) => step)];
  const extraInfos = rollout.map((step) => objectOf(objectOf(step)["extra_info"]));
  const query = extraInfos.map((extraInfo) => textOf(extraInfo["query"])).find((text) => text !== undefined);
  const startedAtMs = acted.map(({ step }) => step.timestampMs).find((stamp) => stamp !== undefined);
  const seconds = extraInfos.map((info) => numberOf(info["execution_time"])).find((value) => value !== undefined);
  const unanswered = acted.reduce((sum, { unpaired }) => sum + unpaired, 0);

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
  const system = prompt.map(readMessage).find(({ role }) => role === "system");
  if (system?.text === undefined) return undefined;

  return { index: 0, role: "system", text: system.text, claimed: [], logged: [] };
}

interface ObservedStep {
  readonly step: Step;
  readonly unpaired: number;
}

function withObservations(step: Step, source: unknown): ObservedStep {
  const message = objectOf(objectOf(objectOf(source)["completion"])["message"]);
  const observations = listOf(message["obs"]).filter(isObject);
  if (observations.length === 0) return { step, unpaired: 0 };

  // Equal calls share an id, so the order decides between them.
  const pairing = createResultPairing();
  const open = pairing.open(step.claimed);
  const unpaired = observations.filter(
    (observation) =>
      !pairing.answer({ value: resultsOf(observation), isError: false }, idOf(observation["tool_call_id"])),
  ).length;
  const claimed = open.map(
    ({ call, result }, index): ClaimedCall => ({
      ...call,
      ...step.claimed[index],
      ...(result === undefined ? {} : { result }),
    }),
  );

  return { step: { ...step, claimed, ...(unpaired > 0 ? { raw: source } : {}) }, unpaired };
}

function resultsOf(observation: JsonObject): unknown {
  return observation["results"] ?? observation["result"] ?? null;
}

/** The loop ends when the model calls terminate or says nothing more. */
function statusOf(steps: readonly Step[]): RunStatus {
  const hasEnded = steps.at(-1)?.claimed.some((call) => call.name === "terminate") ?? false;
  return hasEnded ? "completed" : "unknown";
}
