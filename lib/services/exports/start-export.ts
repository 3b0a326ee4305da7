import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ExportStarted, StartExport } from "@/lib/contract/exports";
import { sql } from "@/lib/db/query-rows";
import { EXPORTERS } from "@/lib/exporters";
import type { Exporter } from "@/lib/exporters/exporter";
import type { Context } from "@/lib/services/context";
import { pathInHome } from "@/lib/services/home-path";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { countAll } from "@/lib/services/trajectories/count-matches";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { getExportCorpus } from "./export-corpus";
import { readPresetSettings } from "./read-preset-settings";
import { NOTHING_SELECTED, SELECTION_SQL } from "./selection-sql";

/**
 * Starts an export in the background.
 *
 * @throws ServiceError INVALID for an option, CONFLICT when the preset takes nothing that matches
 */
export async function startExport(ctx: Context, input: StartExport): Promise<ExportStarted> {
  requirePermission(ctx, "export");
  const filter = readFilter(ctx, input.filter);
  const corpus = await getExportCorpus(ctx.db, { extId: input.corpus });
  const options = readPresetSettings(input.preset, input.options);
  const exporter: Exporter = EXPORTERS[input.preset];
  const selection = exporter.selection(options);
  const where = await settledRows(ctx, corpus.id, filter);
  const total = await countAll(ctx.db, corpus.id, sql`${SELECTION_SQL[selection]} and ${where}`);
  const isHopeless =
    selection === "pairs" && (await countAll(ctx.db, corpus.id, sql`${SELECTION_SQL.approved} and ${where}`)) === 0;
  if (total === 0 || isHopeless) throw new ServiceError("CONFLICT", NOTHING_SELECTED[selection]);

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
