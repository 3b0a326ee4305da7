import type { SecondThought } from "@/lib/contract/review-flow";
import { answersFault } from "@/lib/domain/check-answers";
import { answerEvents } from "@/lib/domain/answer-events";
import { QuestionList } from "@/lib/domain/question";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { writeEvents } from "./answer-rows";
import { findCommit } from "./find-commit";

/**
 * Records whether a person would answer otherwise after the reveal, beside the blind answer and outside every count.
 * The first second thought stands; the same one sent again changes nothing.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN when the answer was taken back, INVALID when the new answers do not fit
 */
export async function addSecondThought(ctx: Context, input: SecondThought & { readonly id: string }): Promise<void> {
  requirePermission(ctx, "review_in_queue");
  const commit = await findCommit(ctx, input.id);
  if (!commit.stands) throw new ServiceError("FORBIDDEN", "This answer was taken back.");
  const set = await ctx.db.questionSet.findUniqueOrThrow({
    where: { id: commit.question_set_id },
    select: { questions: true },
  });
  const questions = QuestionList.parse(set.questions);
  const fault = input.answers === undefined ? undefined : answersFault(questions, input.answers);
  if (fault !== undefined) throw new ServiceError("INVALID", fault);

  const value = input.wouldChange ? "yes" : "no";
  const events = [
    { question: "would_change", value, reason: null, note: null },
    ...(input.wouldChange && input.answers ? answerEvents(questions, input.answers) : []),
  ];
  const queue = { question_set_id: commit.question_set_id, questions };
  await writeEvents(
    ctx.db,
    { lease: commit, queue, commitId: input.id, now: ctx.now() },
    { events, spans: {}, phase: "second_thought" },
  );
}
