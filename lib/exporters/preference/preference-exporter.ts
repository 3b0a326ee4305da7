import type { ChatRow } from "@/lib/exporters/chat/chat-row";
import type { Candidate, ExportContext, Exporter } from "@/lib/exporters/exporter";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { checkChat } from "@/lib/exporters/row/check-chat";
import { rowLine } from "@/lib/exporters/row/row-line";
import { splitTurns } from "@/lib/exporters/row/split-turns";
import { trainingChat } from "@/lib/exporters/row/training-chat";
import { checkedRows, leftOut, ofPair } from "@/lib/exporters/row/written";
import { PREFERENCE } from "./describe";
import { outcomeGap } from "./outcome-gap";
import { outcomeValue } from "./outcome-value";
import { preferenceFault } from "./preference-fault";

const OTHER_PROMPT = "The better and the worse rollout do not open with the same messages and tools.";
const NO_GAP = "The gap between the outcomes is too small.";

export const preferenceExporter: Exporter = {
  description: PREFERENCE,
  extension: ".jsonl",
  countsTokens: true,
  selection: () => "pairs",
  write(unit, context) {
    const [better, worse] = unit;
    if (better === undefined || worse === undefined)
      throw new RangeError("This preset takes two trajectories at a time.");
    const gap = outcomeGap(outcomeOf(better), outcomeOf(worse), numberSetting(context.settings, "minGap"));
    if (gap === undefined) return leftOut(NO_GAP);
    const [chosen, rejected] = [sideOf(better, context), sideOf(worse, context)];
    if (chosen.kind === "unfit") return leftOut(ofPair(chosen.reason));
    if (rejected.kind === "unfit") return leftOut(ofPair(rejected.reason));
    if (opening(chosen) !== opening(rejected)) return leftOut(OTHER_PROMPT);

    const row = {
      prompt: chosen.prompt,
      chosen: chosen.completion,
      rejected: rejected.completion,
      tools: chosen.chat.tools,
      metadata: {
        chosen: { ...better.metadata, tokens: chosen.tokens, standing: better.standing },
        rejected: { ...worse.metadata, tokens: rejected.tokens, standing: worse.standing },
        outcome_gap: gap,
      },
    };
    return checkedRows([row], preferenceFault, {
      rejectedNotApproved: worse.standing === "approved" ? 0 : 1,
      tokens: chosen.tokens + rejected.tokens,
    });
  },
  line: rowLine,
  fault: preferenceFault,
};

type Side = ReturnType<typeof splitTurns> & { kind: "fit"; chat: ChatRow; tokens: number };

function sideOf(
  { trajectory }: Candidate,
  { settings, countTokens }: ExportContext,
): Side | { kind: "unfit"; reason: string } {
  const chat = trainingChat(trajectory);
  const checked = checkChat(chat, { countTokens, maxTokens: numberSetting(settings, "maxTokens") });

  return checked.kind === "unfit"
    ? { kind: "unfit", reason: checked.reason }
    : { kind: "fit", chat, tokens: checked.tokens, ...splitTurns(chat.messages) };
}

function opening({ prompt, chat }: Side): string {
  return rowLine({ prompt, tools: chat.tools });
}

function outcomeOf({ trajectory: { outcome } }: Candidate): number {
  return outcomeValue(outcome.level, outcome.rule) ?? Number.NaN;
}
