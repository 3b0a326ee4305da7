import type { ChatRow } from "@/lib/exporters/chat/chat-row";
import type { Candidate, ExportContext } from "@/lib/exporters/exporter";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { checkChat } from "./check-chat";
import { lossMask } from "./loss-mask";
import { trainingChat } from "./training-chat";

export const NO_LOG = "No log says who made its calls.";
export const NOTHING_TRAINED = "No turn of the agent is left to train on.";

export type MaskedRow =
  | {
      readonly kind: "made";
      readonly row: ChatRow & { readonly loss_mask: readonly (0 | 1)[] };
      readonly tokens: number;
    }
  | { readonly kind: "unfit"; readonly reason: string };

/** A trajectory as messages with a loss mask that is proved, within the length asked for. */
export function maskedRow(candidate: Candidate, { settings, countTokens }: ExportContext): MaskedRow {
  const isModelOnly = settings["calls"] === "model";
  if (isModelOnly && candidate.notByModel === undefined) return { kind: "unfit", reason: NO_LOG };

  const { trajectory } = candidate;
  const chat = trainingChat(trajectory);
  const checked = checkChat(chat, { countTokens, maxTokens: numberSetting(settings, "maxTokens") });
  if (checked.kind === "unfit") return checked;

  const notByModel = isModelOnly ? (candidate.notByModel ?? NONE) : NONE;
  const mask = lossMask(chat.messages, trajectory.steps, notByModel);
  if (!mask.includes(1)) return { kind: "unfit", reason: NOTHING_TRAINED };

  return { kind: "made", row: { messages: chat.messages, tools: chat.tools, loss_mask: mask }, tokens: checked.tokens };
}

const NONE: ReadonlySet<string> = new Set();
