import type { TrainingImport } from "@/lib/contract/training";
import { sanitiseText } from "@/lib/db/sanitise-text";
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
 * takes its place, and lines that cannot be read are kept with their reason.
 *
 * @throws ServiceError NOT_FOUND without the corpus, INVALID for a file of which nothing can be read
 */
export async function importTrainingMetrics(
  ctx: Context,
  { id, name, run, body }: TrainingFile,
): Promise<TrainingImport> {
  requirePermission(ctx, "import");
  const corpus = await getCorpusKey(ctx.db, id);
  if (body === null) throw new ServiceError("INVALID", "The request has no file. Send the file as its body.");

  const fileName = sanitiseText(name.split(/[\\/]/).at(-1) ?? name);
  const { counts, rejected } = await readTrainingFile(ctx.db, {
    ...{ corpusId: corpus.id, body, defaultRun: sanitiseText(run ?? runNameOf(fileName)) },
  });
  if (counts.points === 0 && counts.rejected === 0)
    throw new ServiceError(
      "INVALID",
      `“${fileName}” was not read. ${counts.fault ?? "There is no line under the header."}`,
    );

  return ctx.db.$transaction(async (tx) => {
    const row = await tx.trainingImport.create({
      data: { corpusId: corpus.id, fileName, counts, personId: ctx.person.id, createdAt: ctx.now() },
      select: { ...TRAINING_IMPORT_FIELDS, id: true },
    });
    await tx.trainingRejected.createMany({ data: rejected.map((line) => ({ ...line, importId: row.id })) });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "import_training_metrics",
        subject: `training_import:${row.extId}`,
        detail: { corpus: id, file: fileName, points: counts.points, rejected: counts.rejected },
        at: ctx.now(),
      },
    });

    return toTrainingImport(row, ctx.person.name);
  }, BATCH_TIME);
}

const EXTENSIONS = /\.(csv|jsonl|ndjson|json|txt|gz)$/i;

function runNameOf(fileName: string): string {
  let name = fileName;
  while (EXTENSIONS.test(name)) name = name.replace(EXTENSIONS, "");

  return name.trim() === "" ? "run" : name.trim().slice(0, 200);
}
