import { tokenCostUsd } from "@/lib/domain/judge-endpoint";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import type { JudgeAnswer } from "@/lib/services/judge-client/ask-judge";
import type { OpenEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { REJUDGE_FORMATTER } from "./judge-text";

/** A judge may write at most so much; what is longer is no explanation. */
const MOST_EXPLANATION_CHARS = 4_000;

interface Round {
  readonly ctx: Pick<Context, "db" | "now">;
  readonly corpusId: number;
  readonly endpoint: OpenEndpoint;
  readonly round: { readonly round: string; readonly rubric: string };
}

/** Stores an answer beside the original judgement. An answer that the round holds already stays. */
export async function saveRejudgement(
  { ctx, corpusId, endpoint, round }: Round,
  trajectoryId: bigint,
  answer: Exclude<JudgeAnswer, { kind: "refused" }>,
): Promise<void> {
  const { usage, tries } = answer;
  const said =
    answer.kind === "scored"
      ? {
          state: "scored",
          score: answer.score,
          gate: answer.gate ?? null,
          explanation: sanitiseText(answer.explanation.slice(0, MOST_EXPLANATION_CHARS)),
        }
      : { state: "failed", reason: answer.reason };

  await ctx.db.rejudgement.createMany({
    data: [
      {
        ...said,
        corpusId,
        trajectoryId,
        round: round.round,
        endpoint: endpoint.name,
        model: endpoint.model,
        rubric: round.rubric,
        formatter: REJUDGE_FORMATTER.name,
        promptTokens: usage.promptTokens ?? null,
        completionTokens: usage.completionTokens ?? null,
        costUsd: tokenCostUsd(usage, endpoint.prices) ?? null,
        tries,
        at: ctx.now(),
      },
    ],
    skipDuplicates: true,
  });
}
