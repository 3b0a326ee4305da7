import * as z from "zod";
import { QuestionList } from "@/lib/contract/questions";
import type { SecondThought } from "@/lib/contract/review-flow";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { answerEvents } from "@/lib/domain/answer-events";
import { answersFault } from "@/lib/domain/check-answers";
import type { Context } from "@/lib/services/context";
import { lockLease } from "@/lib/services/leases/lock-lease";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { writeEvents } from "./answer-rows";
import { findCommit } from "./find-commit";

const WOULD_CHANGE = "would_change";

const GivenRow = z.object({
  question: z.string(),
  value: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});
type Given = z.infer<typeof GivenRow>;

/**
 * Records whether a person would answer otherwise after the reveal, beside the blind answer and outside every count.
 * The last second thought counts; the same one sent again changes nothing.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN when the answer was taken back, INVALID when the new answers do not fit,
 * CONFLICT for another second thought once the item is adjudicated
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
    { question: WOULD_CHANGE, value, reason: null, note: null },
    ...(input.wouldChange && input.answers ? answerEvents(questions, input.answers) : []),
  ];
  const queue = { question_set_id: commit.question_set_id, questions };
  await ctx.db.$transaction(async (tx) => {
    const lease = await lockLease(tx, commit.lease_id, ctx.person.id);
    const last = await lastThought(tx, input.id);
    if (isSame(last, events)) return;
    if (last.length > 0 && lease.item_state === "adjudicated") throw settledMeanwhile();

    const key = { lease: commit, queue, commitId: input.id, now: ctx.now() };
    await writeEvents(tx, key, { events, spans: {}, phase: "second_thought" });
  });
}

/** The events of the newest second thought: "would_change" comes first in each. */
async function lastThought(tx: DbOrTransaction, commitId: string): Promise<Given[]> {
  return queryRows(
    tx,
    GivenRow,
    sql`select question, value, reason, note from label_event
        where commit_id = ${commitId}::uuid and phase = 'second_thought'
          and id >= (select max(id) from label_event
            where commit_id = ${commitId}::uuid and phase = 'second_thought' and question = ${WOULD_CHANGE})
        order by id`,
  );
}

function isSame(last: readonly Given[], next: readonly Given[]): boolean {
  return (
    last.length === next.length &&
    next.every(({ question, value, reason, note }, at) => {
      const given = last[at];
      return given?.question === question && given.value === value && given.reason === reason && given.note === note;
    })
  );
}

function settledMeanwhile(): ServiceError {
  return new ServiceError("CONFLICT", "A lead has settled this item since, so your second thought stays as it is.");
}
