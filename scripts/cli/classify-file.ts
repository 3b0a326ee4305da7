import { basename } from "node:path";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { richnessAnswer } from "@/lib/domain/richness-answer";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import type { CountTokens } from "@/lib/filter/tokens/token-counter";
import { readTrajectory } from "@/lib/importers/read-trajectory";
import { cutToDamage } from "@/lib/services/imports/cut-to-damage";
import { detectSource } from "@/lib/services/imports/detect-source";
import { type ByteSource, openSource, SourceBroken } from "@/lib/services/imports/open-source";
import { type ClassifiedLine, classifiedLine } from "./classified-line";

/** What came of one record, or of the file as a whole. */
export type Classified =
  /** `richness` is the flattened one as people may read it, without an answer to nothing. */
  { readonly kind: "line"; readonly line: ClassifiedLine; readonly richness: number | null } | Problem;

export type Problem =
  | { readonly kind: "rejected"; readonly number: number; readonly unit: "line" | "record"; readonly reason: string }
  | { readonly kind: "refused"; readonly why: string }
  /** A known format without a single record in it. */
  | { readonly kind: "empty"; readonly title: string };

export interface ClassifyOptions {
  readonly format: SourceFormat | undefined;
  readonly countTokens: CountTokens;
}

/** Reads a file as a stream and classifies each of its trajectories with the default filter. */
export async function* classifyFile(path: string, options: ClassifyOptions): AsyncGenerator<Classified> {
  try {
    yield* classifySource(await openSource(path), path, options);
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    yield { kind: "refused", why: error.message };
  }
}

async function* classifySource(source: ByteSource, path: string, options: ClassifyOptions): AsyncGenerator<Classified> {
  const detected = await detectSource(source, options.format);
  if (detected.kind === "refused") {
    yield detected;
    return;
  }

  const { importer, layout, header } = detected;
  const member = layout === "member" ? importer.member : undefined;
  let row = 0;
  const cut = { layout, ...(member === undefined ? {} : { memberKey: member.key }) };
  const damages: SourceBroken[] = [];
  for await (const batch of cutToDamage(source.read(), cut, (damage) => damages.push(damage))) {
    for (const record of batch) {
      const context = { fileName: basename(path), recordIndex: row, header };
      const outcome = readTrajectory(importer, record, context);
      yield outcome.kind === "rejected"
        ? {
            kind: "rejected",
            number: record.number,
            unit: layout === "lines" ? "line" : "record",
            reason: outcome.reason,
          }
        : classified({ file: path, row }, outcome.value, options.countTokens);
      row += 1;
    }
  }
  for (const { message } of damages) yield { kind: "refused", why: message };
  if (row === 0) yield { kind: "empty", title: importer.title };
}

function classified(
  place: Pick<ClassifiedLine, "file" | "row">,
  trajectory: Parameters<typeof analyseTrajectory>[0],
  countTokens: CountTokens,
): Classified {
  const analysis = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, countTokens);
  const richness = richnessAnswer(analysis.richness.flattened);

  return { kind: "line", line: classifiedLine(place, trajectory, analysis), richness };
}
