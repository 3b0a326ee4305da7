import { CALLS_OPTION, KEYS_OPTION, MAX_TOKENS_OPTION } from "@/lib/exporters/options/common-options";
import type { PresetDescription } from "@/lib/exporters/options/preset-option";
import { readWeights } from "./read-weights";

export const TEACHER: PresetDescription = {
  title: "Stage 3: teacher rows",
  purpose:
    "Teaches from the rollouts of a stronger model: the rows of stage 1 with the teacher and a weight, so that no row stands there twice.",
  takes: "Takes approved trajectories whose source says which model acted.",
  options: [
    {
      kind: "text",
      name: "teacher",
      label: "Teacher",
      hint: "Only rows of this model, as the source writes it; every model when it is empty.",
      initial: "",
      fault: (text) => (text.length <= 200 ? undefined : "The name of a model has at most 200 characters."),
    },
    {
      kind: "text",
      name: "weights",
      label: "Weights by task family",
      hint: "Such as voucher=3, shop=1. A family that is not named has the weight 1.",
      initial: "",
      fault: (text) => {
        const weights = readWeights(text);
        return typeof weights === "string" ? weights : undefined;
      },
    },
    MAX_TOKENS_OPTION,
    CALLS_OPTION,
    KEYS_OPTION,
  ],
};
