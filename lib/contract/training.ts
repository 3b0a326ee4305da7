import * as z from "zod";
import { SMOOTHINGS } from "@/lib/domain/smoothing";

/** Curves that one request draws. */
export const MOST_CURVES = 40;

const Point = z.tuple([z.number(), z.number()]);

/** One metric of one training run. */
export const TrainingCurve = z.object({
  id: z.uuid(),
  run: z.string(),
  metric: z.string(),
  points: z.int(),
  firstStep: z.int(),
  lastStep: z.int(),
  low: z.number(),
  high: z.number(),
  last: z.number(),
});
export type TrainingCurve = z.infer<typeof TrainingCurve>;

/** What came of one file. */
export const TrainingCounts = z.object({
  lines: z.int(),
  /**
   * Points that could be read, and of them: new ones, ones that replaced another value, ones that were there already. A
   * point counts by what the file met there and what it left.
   */
  points: z.int(),
  added: z.int(),
  replaced: z.int(),
  repeated: z.int(),
  /** Further ones for a step that the file had given before, of which the last counts; files of older versions do not say. */
  givenAgain: z.int().default(0),
  /** Lines, or cells of a wide row, that could not be read, and how many of them were kept. */
  rejected: z.int(),
  kept: z.int(),
  /** Most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int(), firstLine: z.int() })),
  runs: z.array(z.string()),
  /** Those of the runs of which the file replaced values that it met; files of older versions do not say. */
  replacedRuns: z.array(z.string()).default([]),
  metrics: z.array(z.string()),
  leftOutColumns: z.array(z.string()),
  /** Why the file was not read to its end. */
  fault: z.string().nullable(),
});
export type TrainingCounts = z.infer<typeof TrainingCounts>;

export const TrainingImport = TrainingCounts.extend({
  id: z.uuid(),
  file: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** What it changed is kept, and it was not taken back. */
  canUndo: z.boolean(),
  undoneAt: z.iso.datetime().nullable(),
});
export type TrainingImport = z.infer<typeof TrainingImport>;

/** A curve that was taken off the list and can be brought back. */
export const RemovedCurve = TrainingCurve.pick({ id: true, run: true, metric: true });
export type RemovedCurve = z.infer<typeof RemovedCurve>;

/** GET /api/corpora/:id/training: curves by run and metric, and the last files, newest first. */
export const TrainingOverview = z.object({
  curves: z.array(TrainingCurve),
  /** The last removed first. */
  removed: z.array(RemovedCurve),
  imports: z.array(TrainingImport),
});
export type TrainingOverview = z.infer<typeof TrainingOverview>;

/**
 * POST /api/corpora/:id/training-metrics?name=FILE&run=RUN with the file as the body, also gzipped. Answers
 * TrainingImport.
 */
export const TrainingUpload = z.object({
  name: z.string().min(1).max(1000),
  /** Of rows that name none; absent: the name of the file without its extensions. */
  run: z.string().trim().min(1).max(200).optional(),
});
export type TrainingUpload = z.infer<typeof TrainingUpload>;

const Curves = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(z.uuid()).min(1).max(MOST_CURVES));

const Smooth = z.coerce.number().pipe(z.literal(SMOOTHINGS)).default(1);

/** GET /api/corpora/:id/training-metrics?curves=ID,ID&smooth=21&pixels=800 */
export const TrainingPointsQuery = z.object({
  curves: Curves,
  smooth: Smooth,
  /** How wide the curves are drawn. */
  pixels: z.coerce.number().int().min(50).max(4000).default(800),
});
export type TrainingPointsQuery = z.infer<typeof TrainingPointsQuery>;

/** Points to draw: those that make the same line where there are more than the picture can show. */
export const TrainingPoints = z.object({
  series: z.array(
    z.object({
      curve: z.uuid(),
      run: z.string(),
      metric: z.string(),
      /** Of the whole curve. */
      points: z.int(),
      isThinned: z.boolean(),
      raw: z.array(Point),
      /** Null where nothing is smoothed. Means are of all points, then thinned. */
      smooth: z.array(Point).nullable(),
    }),
  ),
});
export type TrainingPoints = z.infer<typeof TrainingPoints>;

/** GET /api/corpora/:id/training-metrics/download?curves=ID,ID&smooth=21: every point as CSV, with its mean when it is asked for. */
export const TrainingDownloadQuery = z.object({ curves: Curves, smooth: Smooth });
export type TrainingDownloadQuery = z.infer<typeof TrainingDownloadQuery>;
