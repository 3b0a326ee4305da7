import type { DbOrTransaction } from "@/lib/db/client";
import { emptySql, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import { effectiveLabel } from "@/lib/services/settled/effective-label";
import { restoreApproval } from "@/lib/services/settled/restore-approval";
import { type ReviewChange, writeEvent } from "./review-change";
import { rejectedIsNotApproved } from "./set-approval";

/** What an undo makes of the approval; undefined where it is not about that. */
interface Restored {
  readonly present: { readonly label: string | null; readonly approved: boolean };
  readonly approval: boolean | undefined;
  /** What is taken back is a rejection. */
  readonly isRejection: boolean;
}

/**
 * The state after an approval alone was taken back or came back.
 *
 * @returns whether it is approved then
 * @throws ServiceError CONFLICT where it would approve what is rejected
 */
export async function restoreApprovalAlone(
  tx: DbOrTransaction,
  change: ReviewChange,
  { present, approval = present.approved }: Omit<Restored, "isRejection">,
): Promise<boolean> {
  if (present.label === "reject" && approval) throw rejectedIsNotApproved();
  await writeReview(tx, change, { approved: approval });

  return approval;
}

/**
 * The state after a label was taken back or came back: what a queue settled stands again where nothing else does. Where
 * that is another queue's rejection, an approval that was to come back stays withdrawn, by this one from now on; and one
 * that a queue's rejection withdrew comes back with the last label that rejected, and with no other.
 *
 * @returns whether the answers that were taken back leave it approved
 * @throws ServiceError CONFLICT where it would reject what is approved
 */
export async function restoreLabel(
  tx: DbOrTransaction,
  change: ReviewChange,
  { present, approval, isRejection }: Restored,
): Promise<boolean> {
  const { key, personId, at } = change;
  const effective = await effectiveLabel(tx, key, "structure");
  const isRejected = effective?.value === "reject";
  const isApproved = approval ?? present.approved;
  if (isRejected && isApproved && approval === undefined) throw approvedIsNotRejected();

  if (isRejected && isApproved) {
    const itemId = "itemId" in effective.from ? effective.from.itemId : null;
    await writeEvent(tx, change, { question: "approval", value: "no", undoesId: null, itemId });
  }
  const label = { value: effective?.value ?? null, source: effective?.source ?? null };
  const approved = isApproved && !isRejected;
  await writeReview(tx, change, {
    approved,
    label: { ...label, personId: effective?.personId ?? null },
  });
  const restoring = { corpus_id: key.corpusId, trajectory_id: key.id, person_id: personId, now: at, item_id: null };
  if (isRejection) await restoreApproval(tx, restoring);

  return approved;
}

interface State {
  readonly approved: boolean;
  readonly label?: {
    readonly value: string | null;
    readonly source: string | null;
    readonly personId: number | null;
  };
}

async function writeReview(
  tx: DbOrTransaction,
  { key, version, at }: ReviewChange,
  { approved, label }: State,
): Promise<void> {
  const structure = label
    ? sql`label = ${label.value}, label_source = ${label.source}, person_id = ${label.personId}::int,`
    : emptySql;

  await tx.$executeRaw(sql`update review set ${structure} approved = ${approved}, version = ${version}::int, updated_at = ${at}
    where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`);
}

function approvedIsNotRejected(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    "The label before this one is a rejection, and this trajectory is approved. The approval has to be taken back first.",
  );
}
