import type { PresetOption } from "./preset-option";

/** The length that the published recipes train with. */
const MAX_TOKENS = 14_336;

export const KEYS_OPTION: PresetOption = {
  kind: "choice",
  name: "keys",
  label: "Keys of miners and validators",
  hint: "Pseudonyms are made with a key of the data folder: the same key gives the same name in every export of it.",
  initial: "plain",
  choices: [
    { value: "plain", label: "As the source gives them" },
    { value: "pseudonyms", label: "Pseudonyms" },
  ],
};

export const MAX_TOKENS_OPTION: PresetOption = {
  kind: "number",
  name: "maxTokens",
  label: "Longest row in tokens",
  hint: "Counted with Qwen3’s tokenizer. A longer row is left out and counted; nothing is cut.",
  initial: String(MAX_TOKENS),
  least: 1,
  most: 1_000_000,
  isWhole: true,
};

export const CALLS_OPTION: PresetOption = {
  kind: "choice",
  name: "calls",
  label: "Turns that are trained on",
  hint: "A turn with a call that the log does not ascribe to the model stays in the conversation, with mask 0.",
  initial: "all",
  choices: [
    { value: "all", label: "Every turn of the agent" },
    { value: "model", label: "Only turns whose calls the model made" },
  ],
};
