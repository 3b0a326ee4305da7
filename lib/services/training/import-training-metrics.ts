import type { TrainingCounts, TrainingImport } from "@/lib/contract/training";
import type { DbOrTransaction } from "@/lib/db/client";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { visibleName } from "@/lib/domain/visible-text";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { BATCH_TIME, readTrainingFile } from "./read-training-file";
import { TRAINING_IMPORT_FIELDS, toTrainingImport } from "./training-import-row";

interface TrainingFile {
  /** The corpus. */
  readonly id: string;
  readonly name: string;
  /** Of rows that name none; else the name of the file without its extensions. */
  readonly run?: string | undefined;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * Reads a file of metrics of training into a corpus as it comes in. What is there already stays, another value at a step
 * takes its place, and lines that cannot be read are kept with their reason. Who imports it is written down with the first
 * points, so that a reading that is cut off has its import too.
 *
 * @throws ServiceError NOT_FOUND without the corpus, INVALID for a file of which nothing can be read, CONFLICT for one that
 *   is undone meanwhile
 */
export async function importTrainingMetrics(
  ctx: Context,
  { id, name, run, body }: TrainingFile,
): Promise<TrainingImport> {
  requirePermission(ctx, "import");
  const corpus = await getCorpusKey(ctx.db, id);
  if (body === null) throw new ServiceError("INVALID", "The request has no file. Send the file as its body.");

  const fileName = visibleName(sanitiseText(name.split(/[\\/]/).at(-1) ?? name));
  let importId: number | undefined;
  const keep = async (tx: DbOrTransaction, counts: TrainingCounts): Promise<number> => {
    importId = await keepCounts(tx, { importId, counts });

    return importId;
  };
  const keepCounts = async (tx: DbOrTransaction, { importId: known, counts }: Kept): Promise<number> => {
    if (known === undefined) return begin(ctx, tx, { corpus: { id, key: corpus.id }, fileName, counts });
    // An undo locks this row before its curves, as this does: it waits for the batch and takes it back, or is met here.
    const { count } = await tx.trainingImport.updateMany({ where: { id: known, undoneAt: null }, data: { counts } });
    if (count === 0) throw takenBack(fileName);

    return known;
  };
  const { counts, rejected } = await readTrainingFile(ctx.db, {
    ...{ corpusId: corpus.id, body, defaultRun: sanitiseText(run ?? runNameOf(fileName)), keep },
  });
  if (counts.points === 0 && counts.rejected === 0)
    throw new ServiceError(
      "INVALID",
      `“${fileName}” was not read. ${counts.fault ?? "There is no line under the header."}`,
    );

  return ctx.db.$transaction(async (tx) => {
    const key = await keepCounts(tx, { importId, counts });
    await tx.trainingRejected.createMany({ data: rejected.map((line) => ({ ...line, importId: key })) });
    const row = await tx.trainingImport.findUniqueOrThrow({ where: { id: key }, select: TRAINING_IMPORT_FIELDS });

    return toTrainingImport(row, ctx.person.name);
  }, BATCH_TIME);
}

function takenBack(fileName: string): ServiceError {
  return new ServiceError("CONFLICT", `“${fileName}” was taken back while it was read: send it again to bring it in.`);
}

interface Kept {
  /** Absent before the first batch. */
  readonly importId: number | undefined;
  readonly counts: TrainingCounts;
}

interface Begun {
  readonly corpus: { readonly id: string; readonly key: number };
  readonly fileName: string;
  readonly counts: TrainingCounts;
}

/** The row and its audit, in the transaction of the first points. */
async function begin(ctx: Context, tx: DbOrTransaction, { corpus, fileName, counts }: Begun): Promise<number> {
  const row = await tx.trainingImport.create({
    data: { corpusId: corpus.key, fileName, counts, personId: ctx.person.id, createdAt: ctx.now(), isRecorded: true },
    select: { id: true, extId: true },
  });
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb: "import_training_metrics",
      subject: `training_import:${row.extId}`,
      detail: { corpus: corpus.id, file: fileName },
      at: ctx.now(),
    },
  });

  return row.id;
}

const EXTENSIONS = /\.(csv|jsonl|ndjson|json|txt|gz)$/i;

function runNameOf(fileName: string): string {
  let name = fileName;
  while (EXTENSIONS.test(name)) name = name.replace(EXTENSIONS, "");

  return name.trim() === "" ? "run" : name.trim().slice(0, 200).trim();
}
