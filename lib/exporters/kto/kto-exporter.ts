import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import type { Candidate, Exporter } from "@/lib/exporters/exporter";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { numberSetting, textSetting } from "@/lib/exporters/options/read-settings";
import { checkChat } from "@/lib/exporters/row/check-chat";
import { rowLine } from "@/lib/exporters/row/row-line";
import { single } from "@/lib/exporters/row/single";
import { splitTurns } from "@/lib/exporters/row/split-turns";
import { trainingChat } from "@/lib/exporters/row/training-chat";
import { checkedRows, leftOut } from "@/lib/exporters/row/written";
import { KTO } from "./describe";
import { ktoFault } from "./kto-fault";

const UNSCORED = "Its outcome is not known, so it has no label.";
const RULES = {
  outcome: "outcome success => true, partial or fail => false",
  approval: "approved => true, rejected => false",
} as const;

export const ktoExporter: Exporter = {
  description: KTO,
  extension: ".jsonl",
  countsTokens: true,
  selection: (settings) => (isByOutcome(settings) ? "approved_or_failed" : "approved_or_rejected"),
  outcomes: (settings) => (isByOutcome(settings) ? ["success", "partial", "fail"] : OUTCOME_LEVELS),
  write(unit, { settings, countTokens }) {
    const candidate = single(unit);
    const label = labelOf(candidate, settings);
    if (label === undefined) return leftOut(UNSCORED);
    const chat = trainingChat(candidate.trajectory);
    const checked = checkChat(chat, { countTokens, maxTokens: numberSetting(settings, "maxTokens") });
    if (checked.kind === "unfit") return leftOut(checked.reason);

    const row = {
      ...splitTurns(chat.messages),
      tools: chat.tools,
      label,
      metadata: {
        ...candidate.metadata,
        tokens: checked.tokens,
        standing: candidate.standing,
        label_rule: isByOutcome(settings) ? RULES.outcome : RULES.approval,
      },
    };
    return checkedRows([row], ktoFault, {
      desirable: label ? 1 : 0,
      undesirable: label ? 0 : 1,
      notApproved: candidate.standing === "approved" ? 0 : 1,
      tokens: checked.tokens,
    });
  },
  line: rowLine,
  fault: ktoFault,
};

function isByOutcome(settings: Settings): boolean {
  return textSetting(settings, "label") === "outcome";
}

function labelOf({ trajectory, standing }: Candidate, settings: Settings): boolean | undefined {
  if (!isByOutcome(settings)) return standing === "approved";

  const { level } = trajectory.outcome;
  return level === "unscored" ? undefined : level === "success";
}
