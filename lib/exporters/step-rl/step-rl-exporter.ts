import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import type { ChatRow } from "@/lib/exporters/chat/chat-row";
import type { Candidate, ExportContext, Exporter, Figures } from "@/lib/exporters/exporter";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { numberSetting, textSetting } from "@/lib/exporters/options/read-settings";
import { HOLDS_MARK, holdsMarks } from "@/lib/exporters/proof/prove-mask";
import { rowLine } from "@/lib/exporters/row/row-line";
import { single } from "@/lib/exporters/row/single";
import { trainingChat } from "@/lib/exporters/row/training-chat";
import { checkedRows, leftOut } from "@/lib/exporters/row/written";
import { renderChat } from "@/lib/filter/tokens/render-chat";
import { STEP_RL } from "./describe";
import { referenceAction } from "./reference-action";
import { stepRlFault } from "./step-rl-fault";

const NO_SUCCESS = "Its outcome is no success, so its calls are no reference.";
const NO_STEP = "No turn of it holds calls that can be read behind a prefix of that length.";

export const stepRlExporter: Exporter = {
  description: STEP_RL,
  extension: ".jsonl",
  countsTokens: true,
  selection: () => "approved",
  outcomes: (settings) => (isAny(settings) ? OUTCOME_LEVELS : ["success"]),
  write(unit, context) {
    const candidate = single(unit);
    if (!isAny(context.settings) && candidate.trajectory.outcome.level !== "success") return leftOut(NO_SUCCESS);

    const chat = trainingChat(candidate.trajectory);
    if (holdsMarks(chat.messages)) return leftOut(HOLDS_MARK);

    const { rows, figures } = stepsOf(candidate, chat, context);
    return rows.length === 0 ? leftOut(NO_STEP, figures) : checkedRows(rows, stepRlFault, figures);
  },
  line: rowLine,
  fault: stepRlFault,
};

/** Whose calls count, whatever became of the rollout. */
function isAny(settings: Settings): boolean {
  return textSetting(settings, "reference") === "any";
}

interface Steps {
  readonly rows: readonly object[];
  readonly figures: Figures;
}

function stepsOf(candidate: Candidate, chat: ChatRow, { settings, countTokens }: ExportContext): Steps {
  const { trajectory, metadata } = candidate;
  const { messages, tools } = chat;
  const maxTokens = numberSetting(settings, "maxTokens");
  const turns = trajectory.steps.filter((step) => step.role === "agent");
  const figures = { stepsWithoutCalls: 0, stepsUnreadable: 0, stepsTooLong: 0 };
  const rows: object[] = [];
  let turn = 0;
  let stepsWithoutPrompt = 0;

  for (const [at, message] of messages.entries()) {
    const step = message.role === "assistant" ? turns[turn] : undefined;
    if (step === undefined) continue;
    turn += 1;

    const action = referenceAction(step);
    const prefix = messages.slice(0, at);
    if (action === "unreadable") figures.stepsUnreadable += 1;
    else if (action.length === 0) figures.stepsWithoutCalls += 1;
    // A record may begin with a call: nothing asked for it, and the steps behind it are steps like others.
    else if (prefix.length === 0) stepsWithoutPrompt += 1;
    else if (countTokens(renderChat({ messages: prefix, tools })) > maxTokens) figures.stepsTooLong += 1;
    else
      rows.push({
        problem_id: trajectory.problem.key,
        group_key: trajectory.problem.key,
        step_index: turn,
        messages_prefix: prefix,
        tools,
        reference_action: action,
        reference_source: metadata["trajectory_id"],
        outcome_reward_spec: candidate.rewardSpecId ?? null,
        metadata,
      });
  }

  return { rows, figures: stepsWithoutPrompt === 0 ? figures : { ...figures, stepsWithoutPrompt } };
}
