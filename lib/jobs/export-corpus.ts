import { rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { EXPORT_PRESETS } from "@/lib/contract/exports";
import { writeExport } from "@/lib/services/exports/write-export";
import { pathFromHome } from "@/lib/services/home-path";
import { defineJob } from "./job";

const ExportCorpus = z.object({ exportId: z.uuid() });
const Preset = z.enum(EXPORT_PRESETS);
const Options = z.record(z.string(), z.string());

/**
 * Writes the file of an export that was started on the web. One that is interrupted starts over and gives the same
 * bytes; a cancelled one leaves no file. `result` is `{ rows, skipped, bytes }`.
 */
export const exportCorpus = defineJob("export_corpus", ExportCorpus, async (ctx, { exportId }, progress) => {
  const row = await ctx.db.export.findUniqueOrThrow({
    where: { extId: exportId },
    select: {
      preset: true,
      filter: true,
      options: true,
      path: true,
      corpus: {
        select: { id: true, name: true, filterVersionId: true, filterVersion: { select: { name: true, hash: true } } },
      },
    },
  });
  // What an attempt that was killed left there, under names that nobody knows any more.
  await rm(join(ctx.home, "exports", exportId), { recursive: true, force: true });
  const manifest = await writeExport(ctx, {
    corpus: row.corpus,
    filter: row.filter,
    preset: Preset.parse(row.preset),
    options: Options.parse(row.options),
    path: pathFromHome(ctx.home, row.path),
    onProgress: progress.report,
  });
  await ctx.db.export.update({ where: { extId: exportId }, data: { manifest, finishedAt: ctx.now() } });

  return { rows: manifest.rows, skipped: manifest.skipped.length, bytes: manifest.bytes };
});
