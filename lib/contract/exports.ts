import * as z from "zod";
import { Job } from "./jobs";

export const EXPORT_PRESETS = ["chat"] as const;

/** POST /api/exports → 202 { exportId, jobId } */
export const StartExport = z.object({
  corpus: z.uuid(),
  filter: z.string().max(4000).default(""),
  preset: z.enum(EXPORT_PRESETS),
  gzip: z.boolean().default(true),
});
export type StartExport = z.infer<typeof StartExport>;
export const ExportStarted = z.object({ exportId: z.uuid(), jobId: z.uuid() });
export type ExportStarted = z.infer<typeof ExportStarted>;

/** Written beside the file as FILE.manifest.json; holds nothing that differs between two equal exports but its file name. */
export const Manifest = z.object({
  corpus: z.string(),
  preset: z.enum(EXPORT_PRESETS),
  filter: z.string(),
  rows: z.int(),
  /** Approved rows that were left out, each with the reason. */
  skipped: z.array(z.object({ id: z.uuid(), reason: z.string() })),
  byVerdict: z.record(z.string(), z.int()),
  /** By the structure that a row is exported with: a person's label, else the verdict. Absent in older manifests. */
  byStructure: z.record(z.string(), z.int()).optional(),
  byBucket: z.record(z.string(), z.int()),
  /** By where the structure comes from: "filter", "person", "agreed" or "adjudicated". Older manifests say "override" for a person's. */
  byLabelSource: z.record(z.string(), z.int()),
  filterVersion: z.object({ name: z.string(), hash: z.string() }),
  /** SHA-256 over (trajectory id, label, source, approved) of every exported row, in order. */
  labelSnapshot: z.string(),
  /** SHA-256 of the uncompressed lines and of the file as written. */
  contentSha256: z.string(),
  fileSha256: z.string(),
  bytes: z.int(),
});
export type Manifest = z.infer<typeof Manifest>;

export const ExportQuery = z.object({ corpus: z.uuid() });

/** GET /api/exports?corpus= ; GET /api/exports/:id ; GET /api/exports/:id/download ; GET /api/exports/:id/manifest */
export const Export = z.object({
  id: z.uuid(),
  corpus: z.string(),
  preset: z.string(),
  filter: z.string(),
  fileName: z.string(),
  manifest: Manifest.nullable(),
  job: Job.nullable(),
  createdAt: z.iso.datetime(),
});
export type Export = z.infer<typeof Export>;
export const ExportList = z.object({
  items: z.array(Export),
  /** Those that may hold what the person reviews blind are not among them. */
  leavesOut: z.boolean().default(false),
});
export type ExportList = z.infer<typeof ExportList>;
