import * as z from "zod";
import type { ImportFormat } from "@/lib/contract/upload";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { unseenFault, visibleName } from "@/lib/domain/visible-text";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import type { Context } from "@/lib/services/context";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";
import { pathInHome } from "@/lib/services/home-path";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { holdCorpus } from "./being-taken-back";
import { ANSWERS_CLOSED } from "./hidden-answers";
import { whyNoneFits } from "./why-none-fits";

export interface NewImport {
  /** Name of the corpus; it is made when it is new. */
  readonly corpus: string;
  readonly corpusKind?: "sample" | "imported";
  readonly runName?: string;
  readonly format: ImportFormat;
  /** Read in this order. The worker reads the paths itself, so they must stay until the import is done. */
  readonly files: readonly { readonly name: string; readonly path: string; readonly sizeBytes: number }[];
  /** Set when the caller runs the job itself. */
  readonly workerId?: string;
}

export interface CreatedImport {
  readonly importId: string;
  readonly jobId: string;
}

/**
 * Records an import with its files and starts its job. A new corpus is made only where one of the files holds a record
 * that can be read, so that a mistake leaves no empty one; into one that is there every import is recorded.
 *
 * @throws ServiceError FORBIDDEN, also for problems of who reviews rewards of the corpus blind, or INVALID without files, for a
 *   bad name of the corpus or the run, or for a new corpus without a file that can be read
 */
export async function createImport(ctx: Context, input: NewImport): Promise<CreatedImport> {
  requirePermission(ctx, "import");
  if (input.files.length === 0) throw new ServiceError("INVALID", "Name at least one file to import.");
  const fault = unseenFault(input.corpus.trim(), "corpus") ?? unseenFault(input.runName?.trim() ?? "", "run");
  if (fault !== undefined) throw new ServiceError("INVALID", fault);
  await requireReadable(ctx, input);
  await requireSightedAnswers(ctx, input);

  return ctx.db.$transaction(async (tx) => {
    const corpus = await ensureCorpus(tx, { name: input.corpus, kind: input.corpusKind ?? "imported" });
    const runName = input.runName?.trim() === "" ? undefined : input.runName?.trim();

    return recordImport(tx, ctx, {
      ...input,
      corpusId: corpus.id,
      runName: runName ?? null,
      retryOfId: null,
      job: "import",
    });
  });
}

async function requireReadable(ctx: Context, { corpus, files, format }: NewImport): Promise<void> {
  if ((await ctx.db.corpus.count({ where: { name: corpus.trim() } })) > 0) return;

  const why = await whyNoneFits(files, format === "auto" ? undefined : format);
  if (why !== undefined) throw new ServiceError("INVALID", why);
}

/** Where the content decides, each file is refused once it is known what it holds. */
async function requireSightedAnswers(ctx: Context, { corpus, format }: NewImport): Promise<void> {
  if (format !== PROBLEMS_FORMAT) return;
  const known = await ctx.db.corpus.findFirst({ where: { name: corpus.trim() }, select: { id: true } });

  if (known !== null && (await hidesAnyReward(ctx, known.id))) throw new ServiceError("FORBIDDEN", ANSWERS_CLOSED);
}

interface ImportedFile {
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
  /** The file whose rejected rows are read again, where they know it. */
  readonly retryOfId?: number | null;
}

export interface ImportRecord {
  readonly corpusId: number;
  readonly runName: string | null;
  readonly format: string;
  readonly files: readonly ImportedFile[];
  readonly retryOfId: number | null;
  readonly job: "import" | "retry-import";
  readonly workerId?: string;
}

/** The rows of an import and its job, in the caller's transaction. */
export async function recordImport(tx: DbOrTransaction, ctx: Context, input: ImportRecord): Promise<CreatedImport> {
  await holdCorpus(tx, input.corpusId);
  const [row] = await queryRows(
    tx,
    z.object({ id: z.int(), ext_id: z.string() }),
    sql`insert into import (corpus_id, run_name, format, retry_of_id, created_at)
        values (${input.corpusId}, ${input.runName}, ${input.format}, ${input.retryOfId}, ${ctx.now()})
        returning id, ext_id::text`,
  );
  if (row === undefined) throw new Error("import gave no id");
  await tx.importFile.createMany({
    data: input.files.map(({ name, path, sizeBytes, retryOfId }, position) => {
      return {
        importId: row.id,
        position,
        name: visibleName(sanitiseText(name)),
        path: pathInHome(ctx.home, path),
        sizeBytes: BigInt(sizeBytes),
        retryOfId: retryOfId ?? null,
      };
    }),
  });

  const jobId = await startJob(tx, {
    kind: input.job,
    payload: { importId: row.id },
    personId: ctx.person.id,
    unit: "bytes",
    total: input.files.reduce((sum, file) => sum + file.sizeBytes, 0),
    ...(input.workerId === undefined ? {} : { workerId: input.workerId }),
  });
  await tx.import.update({ where: { id: row.id }, data: { jobId } });
  const { extId: corpus } = await tx.corpus.findUniqueOrThrow({
    where: { id: input.corpusId },
    select: { extId: true },
  });
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb: input.job,
      subject: `import:${row.ext_id}`,
      detail: { corpus, files: input.files.map(({ name }) => name) },
    },
  });

  return { importId: row.ext_id, jobId };
}
