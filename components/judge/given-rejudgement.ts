import type { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import type { RejudgePreview } from "@/lib/contract/rejudge";

/** The one judge that can be asked. */
export const JUDGE: JudgeEndpoint = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "House judge",
  model: "made-up-1",
  isFromEnvironment: false,
  inputPrice: 0.5,
  outputPrice: 1.5,
};

/** Of 60 matches, 50 to be judged by it. */
export const PREVIEW: RejudgePreview = {
  matching: 60,
  withoutText: 4,
  judgedBefore: 6,
  judging: 50,
  rubric: "assay-gates-1",
  basis: { texts: 20, answers: 0 },
  promptTokens: 120_000,
  completionTokens: null,
  mostCompletionTokens: 153_600,
  costUsd: null,
  mostCostUsd: 0.2812,
};
