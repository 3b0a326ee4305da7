import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { extraOf } from "@/lib/importers/attached/extra-fields";
import { mapJudgement } from "@/lib/importers/attached/map-judgement";
import { mapOutcome } from "@/lib/importers/attached/map-outcome";
import { mapProblem } from "@/lib/importers/attached/map-problem";
import { mapRun } from "@/lib/importers/attached/map-run";
import type { ReadContext } from "@/lib/importers/importer";
import { idOf, integerOf } from "@/lib/importers/json-value";
import { mapMessages } from "@/lib/importers/messages/map-messages";
import type { ChatRow } from "./chat-row";

/** A chat row as a trajectory. Once converted to chat, every call looks model-made: there is no proxy log. */
export function mapChat({ messages, fields, tools, toolsJson }: ChatRow, context: ReadContext): Trajectory {
  const { steps, notes } = mapMessages(messages, context.spelling);
  const problem = mapProblem(fields, { format: "chat", query: firstQuestion(steps) }, context);
  const startedAtMs = steps.map((step) => step.timestampMs).find((stamp) => stamp !== undefined);
  const externalId = idOf(fields["trajectory_id"]) ?? idOf(fields["id"]);
  const rollout = integerOf(fields["rollout"]);
  const extra = extraOf(fields);

  return {
    format: "chat",
    shape: "chat",
    ...(externalId === undefined ? {} : { externalId }),
    problem,
    run: mapRun(fields),
    ...(rollout === undefined ? {} : { rollout }),
    status: "unknown",
    ...(startedAtMs === undefined ? {} : { startedAtMs }),
    outcome: mapOutcome(fields, { bucket: problem.bucket, reward: problem.reward }),
    judgement: mapJudgement(fields, startedAtMs),
    ...(tools === undefined ? {} : { tools }),
    ...(toolsJson === undefined ? {} : { toolsJson }),
    steps,
    hasLog: false,
    ...(extra === undefined ? {} : { extra }),
    notes,
  };
}

/** The task is what the first user message asks. */
function firstQuestion(steps: readonly Step[]): string | undefined {
  return steps.find((step) => step.role === "user" && step.text !== undefined && step.text.trim() !== "")?.text;
}
