import * as z from "zod";
import type { Reveal } from "@/lib/contract/review-flow";
import { queryRows, sql } from "@/lib/db/query-rows";
import { answersOfEvents } from "@/lib/domain/answer-events";
import { noteSight } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { itemAnswers } from "@/lib/services/settled/item-answers";
import { readDetail } from "@/lib/services/trajectories/read-detail";
import { findCommit } from "./find-commit";
import { noteReveal } from "./note-reveal";
import { ownCause } from "./own-cause";

const OwnRow = z.object({
  question: z.string(),
  value: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  phase: z.string(),
});

/**
 * What was hidden, now that the person's answer stands: the whole detail and what the others have answered so far.
 * Another blind queue that still asks about the same trajectory keeps its layers hidden here too.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN when the answer was taken back
 */
export async function revealCommit(ctx: Context, { id }: { readonly id: string }): Promise<Reveal> {
  requirePermission(ctx, "review_in_queue");
  const commit = await findCommit(ctx, id);
  // Noted before anything is read: an undo waits for it, or was there first.
  if (!commit.stands || (commit.phase === "answer" && !(await noteReveal(ctx, id))))
    throw new ServiceError("FORBIDDEN", "This answer was taken back. Commit again to see what is hidden.");

  const key = { corpusId: commit.corpus_id, id: commit.trajectory_id };
  const [detail, all, cause, events] = await Promise.all([
    readDetail(ctx, key),
    itemAnswers(ctx.db, commit.item_id),
    ownCause(ctx, id),
    queryRows(
      ctx.db,
      OwnRow,
      sql`select question, value, reason, note, phase from label_event
          where commit_id = ${id}::uuid and person_id = ${ctx.person.id} order by id`,
    ),
  ]);
  const isPeersShown = !detail.hidden.includes("peers");
  const peers = all.filter(({ personId }) => isPeersShown && personId !== ctx.person.id);
  if (peers.length > 0) noteSight(ctx, key, ["peers"]);
  const wouldChange = events.findLast((event) => event.phase === "second_thought" && event.question === "would_change");

  return {
    detail,
    answers: answersOfEvents(events.filter((event) => event.phase === commit.phase)),
    peers: peers.map((answers) => ({ name: answers.person, answers: answersOfEvents(answers.events) })),
    secondThought: wouldChange ? wouldChange.value === "yes" : null,
    ...(cause && !detail.hidden.includes("judge") ? { ownCause: cause } : {}),
    isExtra: commit.phase === "extra",
  };
}
