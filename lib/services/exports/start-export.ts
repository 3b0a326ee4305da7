import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ExportStarted, StartExport } from "@/lib/contract/exports";
import { EXPORTERS } from "@/lib/exporters";
import type { Exporter } from "@/lib/exporters/exporter";
import type { Context } from "@/lib/services/context";
import { pathInHome } from "@/lib/services/home-path";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { getExportCorpus } from "./export-corpus";
import { readPresetSettings } from "./read-preset-settings";
import { countTaken, writtenRows } from "./written-rows";

/**
 * Starts an export in the background.
 *
 * @throws ServiceError INVALID for an option, CONFLICT when the preset writes nothing that matches
 */
export async function startExport(ctx: Context, input: StartExport): Promise<ExportStarted> {
  requirePermission(ctx, "export");
  const filter = readFilter(ctx, input.filter);
  const corpus = await getExportCorpus(ctx.db, { extId: input.corpus });
  const options = readPresetSettings(input.preset, input.options);
  const exporter: Exporter = EXPORTERS[input.preset];
  const where = await settledRows(ctx, corpus.id, filter);
  const total = await countTaken(ctx.db, corpus.id, { where, rows: writtenRows(exporter, options) });

  const extId = randomUUID();
  const fileName = `${fileStem(corpus.name)}-${input.preset}${exporter.extension}${input.gzip ? ".gz" : ""}`;
  const path = join(ctx.home, "exports", extId, fileName);

  return ctx.db.$transaction(async (tx) => {
    const jobId = await startJob(tx, {
      kind: "export_corpus",
      payload: { exportId: extId },
      personId: ctx.person.id,
      unit: "rows",
      total,
    });
    const { preset } = input;
    await tx.export.create({
      data: {
        extId,
        corpusId: corpus.id,
        jobId,
        preset,
        filter: input.filter,
        options,
        fileName,
        path: pathInHome(ctx.home, path),
        personId: ctx.person.id,
      },
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "export",
        subject: `export:${extId}`,
        detail: { corpus: corpus.name, preset, filter: input.filter, options },
      },
    });

    return { exportId: extId, jobId };
  });
}

/** A file name that every system takes, from a name that a person chose. */
function fileStem(name: string): string {
  const stem = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 80);

  return stem === "" ? "corpus" : stem;
}
