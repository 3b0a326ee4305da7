import * as z from "zod";
import { addressOf, type Db, type DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { type LabelColumn, NO_LABELS, needSketches } from "@/lib/services/filter-lab/lab-input";
import { readLabels, readSnapshot } from "@/lib/services/filter-lab/read-lab-rows";
import { labelsAt } from "@/lib/services/settled/labels-at";
import { runTask } from "@/lib/services/threads/run-task";
import type { KnownRecipe } from "./read-recipe";
import { reviewsAt } from "./reviews-at";
import type { Chosen } from "./taken-rows";

interface Choosing {
  readonly known: KnownRecipe;
  /** Facts are read beside a transaction: that they are of its moment is asked afterwards. */
  readonly tx: DbOrTransaction;
  /** Facts of a minute ago serve while a job changes them, and the stored verdicts do. */
  readonly isPreview: boolean;
}

const LaterRow = z.object({ last: z.bigint(), later: z.string() });

/**
 * What a recipe comes to whose version, caps or labels are not those that are stored: decided from the facts in a thread, as
 * the filter lab does.
 *
 * @returns undefined for facts that changed meanwhile
 */
export async function chooseRows(db: Db, { known, tx, isPreview }: Choosing): Promise<Chosen | undefined> {
  const { corpus, thresholds, asOf } = known;
  const facts = await readSnapshot({ db: tx }, corpus.id);
  const [end = { last: 0n, later: "" }] = await queryRows(
    tx,
    LaterRow,
    sql`select coalesce(max(t.id) filter (where t.id <= ${asOf?.trajectoryTo ?? null}::bigint or ${asOf === undefined}), 0) as last,
          coalesce(string_agg(t.id::text, ',' order by t.id) filter (where t.id > ${asOf?.trajectoryTo ?? null}::bigint), '') as later
        from trajectory t where t.corpus_id = ${corpus.id}`,
  );
  const labels = asOf && (await labelsAt(tx, { corpusId: corpus.id, event: asOf.event }));
  const { kept, verdicts } = await runTask("decided", {
    ...{ databaseUrl: addressOf(db), corpusId: corpus.id, snapshot: facts.snapshot },
    mostAgeMs: isPreview ? facts.mostAgeMs : 0,
    withSketches: needSketches([thresholds]),
    labels: labels ? columnOf(labels) : await readLabels({ db: tx }, corpus.id),
    blind: NO_LABELS,
    hidden: Float64Array.from(end.later === "" ? [] : end.later.split(",").map(Number)),
    question: { thresholds, withVerdicts: !isPreview },
  });
  if (!isPreview && (await readSnapshot({ db }, corpus.id)).snapshot !== facts.snapshot) return undefined;
  const reviews = asOf && labels ? reviewsAt({ corpusId: corpus.id, event: asOf.event, labels }) : sql`review`;

  return { kept, verdicts, reviews, trajectoryTo: end.last };
}

function columnOf(labels: Awaited<ReturnType<typeof labelsAt>>): LabelColumn {
  return {
    ids: Float64Array.from(labels, ({ id }) => Number(id)),
    labels: Uint8Array.from(labels, ({ value }) => STRUCTURE_LABELS.indexOf(value)),
  };
}
