import * as z from "zod";
import type { ReviewWrite, UndoLabel } from "@/lib/contract/labels";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { locateTrajectory, type TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { answerBefore } from "./answer-before";
import { getReview } from "./review-row";
import { rejectedIsNotApproved } from "./set-approval";

const EventRow = z.object({
  id: z.bigint(),
  ext_id: z.string(),
  question: z.enum(["structure", "approval"]),
  value: z.string().nullable(),
  person_id: z.int(),
  undoes_id: z.bigint().nullable(),
  version: z.int(),
});
const PresentRow = z.object({ label: z.string().nullable(), approved: z.boolean(), person_id: z.int().nullable() });
const VersionRow = z.object({ version: z.int() });

/**
 * Takes an event back: the state before it returns, as a new event. What was written together (a rejection and the
 * approval it withdrew) is taken back together. Undoing an undo brings the answer back.
 *
 * @returns "conflict" when a later event answers the same question
 * @throws ServiceError NOT_FOUND, FORBIDDEN for another person's event, CONFLICT when it would approve what is rejected
 */
export async function undoLabel(ctx: Context, input: UndoLabel & { readonly id: string }): Promise<ReviewWrite> {
  requirePermission(ctx, "label");
  const key = await locateTrajectory(ctx.db, input.id);

  const eventId = await ctx.db.$transaction((tx) => undoIn(tx, ctx, { ...input, key }));
  const review = await getReview(ctx.db, key);

  return eventId === undefined ? { status: "conflict", review } : { status: "saved", review, eventId };
}

async function undoIn(
  tx: DbOrTransaction,
  ctx: Context,
  { id, eventId, key }: UndoLabel & { id: string; key: TrajectoryKey },
): Promise<string | undefined> {
  const [present] = await queryRows(
    tx,
    PresentRow,
    sql`select label, approved, person_id from review
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} for update`,
  );
  const rows = await queryRows(
    tx,
    EventRow,
    sql`select id, ext_id, question, value, person_id, undoes_id, version from label_event
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} order by id`,
  );
  const named = rows.find((row) => row.ext_id === eventId);
  if (!named || !present) throw new ServiceError("NOT_FOUND", "There is no such answer to take back.");
  if (named.person_id !== ctx.person.id) requirePermission(ctx, "undo_others");

  const isLatest = (row: z.infer<typeof EventRow>): boolean =>
    rows.findLast((other) => other.question === row.question) === row;
  if (!isLatest(named)) return undefined;

  const events = rows.map((row) => ({ ...row, personId: row.person_id, undoesId: row.undoes_id }));
  const undone = events.filter(
    (_, at) => rows[at]?.version === named.version && rows.slice(at, at + 1).every(isLatest),
  );
  const answers = new Map(undone.map((event) => [event.question, { event, ...answerBefore(events, event) }]));
  const structure = answers.get("structure");
  const approval = answers.get("approval");
  const label = structure ? structure.value : present.label;
  const isApproved = approval ? approval.value === "yes" : present.approved;
  if (label === "reject" && isApproved) throw rejectedIsNotApproved();

  const [saved] = await queryRows(
    tx,
    VersionRow,
    sql`update review set label = ${label}, label_source = ${label === null ? null : "person"}, approved = ${isApproved},
          person_id = ${structure ? structure.personId : present.person_id}::int, version = version + 1,
          updated_at = ${ctx.now()}
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} returning version`,
  );
  const version = saved?.version ?? 0;
  const made = new Map<string, string>();
  for (const [question, answer] of answers) {
    const event = await tx.labelEvent.create({
      data: {
        corpusId: key.corpusId,
        trajectoryId: key.id,
        personId: ctx.person.id,
        question,
        value: answer.value,
        version,
        undoesId: answer.event.id,
        at: ctx.now(),
      },
      select: { extId: true },
    });
    made.set(question, event.extId);
  }
  await tx.audit.create({
    data: { personId: ctx.person.id, verb: "undo", subject: `trajectory:${id}`, detail: { event: eventId, version } },
  });

  return made.get(named.question);
}
