import type { Db, DbOrTransaction } from "@/lib/db/client";
import { type Sql, sql } from "@/lib/db/query-rows";
import { betweenLabels } from "@/lib/services/labels/between-labels";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { selectionState } from "@/lib/services/selection/selection-state";
import { ServiceError } from "@/lib/services/service-error";
import { requireClusters } from "@/lib/services/splits/require-clusters";
import { chooseRows } from "./choose-rows";
import { countTaken } from "./count-taken";
import { insertMembers } from "./insert-members";
import { nothingTaken } from "./nothing-taken";
import type { KnownRecipe } from "./read-recipe";
import type { TakenBy } from "./taken-rows";
import { whyUnsettled } from "./why-unsettled";

/** Members of a million trajectories are written in one statement. */
const LONGEST_MS = 600_000;
/** Labels that people give meanwhile have the selection made anew; more often than this it is not tried. */
const MOST_TRIES = 5;

interface Freezing {
  readonly releaseId: number;
  readonly known: KnownRecipe;
  readonly where: Sql;
  readonly databaseUrl: string;
  readonly now: () => Date;
  /** What it throws stops the freezing. */
  readonly onTry: () => Promise<void>;
}

/**
 * Freezes which trajectories a release holds, with the label and the verdict of each and what its row will say of it.
 * Where the stored selection is that of its recipe, it is brought to the labels of this moment first; else the recipe's
 * version decides from the facts.
 *
 * @returns how many members there are
 * @throws ServiceError CONFLICT while stored verdicts that it goes by are not all of its version, when nothing is taken, or
 * labels change too often
 */
export async function freezeRelease(db: Db, freezing: Freezing): Promise<number> {
  const { known, databaseUrl, onTry } = freezing;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await onTry();
    const frozen = await db.$transaction((tx) => freezeNow(tx, db, freezing), {
      isolationLevel: "RepeatableRead",
      timeout: LONGEST_MS,
    });
    if (frozen !== undefined) return frozen;

    if (known.isStored) await makeSelection(db, { databaseUrl, corpusId: known.corpus.id, onWritten: onTry });
  }

  throw new ServiceError(
    "CONFLICT",
    "Labels or trajectories of this corpus change faster than its selection is made. Build the release when it rests.",
  );
}

/** @returns undefined while the selection is behind, or for facts that changed meanwhile */
async function freezeNow(
  tx: DbOrTransaction,
  db: Db,
  { releaseId, known, where, now }: Freezing,
): Promise<number | undefined> {
  const { corpus, splitId, selection, asOf } = known;
  const moment = await beginBetweenChanges(tx, db, { splitId, now });
  await requireClusters(tx, corpus.id);
  const why = await whyUnsettled(tx, known);
  if (why !== undefined) throw new ServiceError("CONFLICT", why);
  if (known.isStored && !(await selectionState(tx, corpus.id)).isCurrent) return undefined;
  const chosen = known.isStored ? undefined : await chooseRows(db, { known, tx, isPreview: false });
  if (!known.isStored && chosen === undefined) return undefined;

  const taken: TakenBy = { corpusId: corpus.id, splitId, selection, where, chosen };
  await tx.$executeRaw(sql`delete from release_member where release_id = ${releaseId}`);
  await tx.$executeRaw(sql`delete from release_run where release_id = ${releaseId}`);
  await tx.$executeRaw(sql`update release set frozen_at = ${moment},
      label_event = coalesce(${asOf?.event ?? null}::bigint, (select max(id) from label_event), 0),
      trajectory_to = coalesce(${asOf?.trajectoryTo ?? null}::bigint,
        (select max(t.id) from trajectory t where t.corpus_id = ${corpus.id}), 0)
    where id = ${releaseId}`);
  const count = await insertMembers(tx, { releaseId, known, taken });
  if (count === 0)
    throw new ServiceError("CONFLICT", nothingTaken(selection, (await countTaken(tx, known, taken)).leftOut));

  return count;
}

/**
 * Takes the moment of a transaction while nobody is writing a label or changing the pools of the split: a release then knows
 * every event up to its last one, another one of the same labels knows no other, and what the split moves later is told by
 * its time.
 *
 * @returns the moment
 */
async function beginBetweenChanges(
  tx: DbOrTransaction,
  db: Db,
  { splitId, now }: { readonly splitId: number; readonly now: () => Date },
): Promise<Date> {
  return betweenLabels(db, {
    // Whoever changes pools holds the row of the split until they are written.
    first: sql`select from split where id = ${splitId} for share`,
    read: async () => {
      await tx.$executeRaw(sql`select from label_event limit 1`);

      return now();
    },
  });
}
