import { createHash } from "node:crypto";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import type { FactTable } from "@/lib/filter/lab/fact-table";
import { findPlaces } from "@/lib/filter/lab/find-places";
import type { FactLabels, PipelineResult } from "@/lib/filter/lab/pipeline-result";
import { runPipeline } from "@/lib/filter/lab/run-pipeline";
import { withoutPlaces, withoutRows } from "@/lib/filter/lab/without-rows";
import { corpusFacts, isKept } from "./corpus-facts";
import type { CorpusFacts } from "./fact-columns";
import type { LabelColumn, LabScope } from "./lab-input";

/** Everything that an answer of the filter lab is computed from: what the person who asks may see, and nothing else. */
export interface LabScene {
  readonly table: FactTable;
  readonly richness: Float32Array;
  /** Effective labels, by which rows go through the pipeline. */
  readonly labels: FactLabels;
  /** The labels that figures are held against. */
  readonly measured: (counts: CountedLabels) => MeasuredLabels;
  /** What a version makes of the table; the last ones are kept, since a slider asks about the same base again. */
  readonly run: (thresholds: FilterThresholds) => PipelineResult;
}

interface MeasuredLabels {
  readonly labels: FactLabels;
  /** Of all, those that were not given blind. */
  readonly notBlind: number;
}

/** Each keeps what the latest versions made of its table: about 15 MB a million rows and version. */
const MOST_SCENES = 2;
const MOST_RESULTS = 3;

const scenes = new Map<string, { readonly facts: Promise<CorpusFacts>; readonly scene: LabScene }>();

/** The facts and labels of a corpus without what the person reviews blind; kept while all of it is as it was. */
export async function openScene(input: LabScope): Promise<LabScene> {
  const loading = corpusFacts(input);
  const facts = await loading;
  // What replaced facts were looked at by would keep them in memory.
  for (const [key, old] of scenes) if (!isKept(old.facts)) scenes.delete(key);
  const key = keyOf(input);
  const found = scenes.get(key);
  scenes.delete(key);

  const hidden = findPlaces(facts.table.ids, input.hidden).filter((place) => place >= 0);
  const current =
    found?.facts === loading
      ? found
      : {
          facts: loading,
          scene: makeScene(withoutRows(facts.table, hidden), {
            richness: withoutPlaces(facts.richness, hidden, facts.table.size),
            ...{ labels: input.labels, blind: input.blind },
          }),
        };
  scenes.set(key, current);
  dropOldest(scenes, MOST_SCENES);

  return current.scene;
}

function makeScene(table: FactTable, given: Pick<LabScene, "richness"> & Pick<LabScope, "labels" | "blind">): LabScene {
  const labels = labelsByPlace(table, given.labels);
  const blind = labelsByPlace(table, given.blind);
  const results = new Map<string, PipelineResult>();

  const run = (thresholds: FilterThresholds): PipelineResult => {
    const key = JSON.stringify(thresholds);
    const result = results.get(key) ?? runPipeline(table, labels, thresholds);
    results.delete(key);
    results.set(key, result);
    dropOldest(results, MOST_RESULTS);

    return result;
  };

  const measured = (counts: CountedLabels): MeasuredLabels => ({
    labels: counts === "blind" ? blind : labels,
    notBlind: labels.size - blind.size,
  });

  return { table, richness: given.richness, labels, measured, run };
}

export function labelsByPlace({ ids }: Pick<FactTable, "ids">, column: LabelColumn): FactLabels {
  const labels = new Map<number, (typeof STRUCTURE_LABELS)[number]>();
  for (const [at, place] of findPlaces(ids, column.ids).entries()) {
    const label = STRUCTURE_LABELS[column.labels[at] ?? -1];
    if (place >= 0 && label !== undefined) labels.set(place, label);
  }

  return labels;
}

function keyOf({ databaseUrl, corpusId, labels, blind, hidden }: LabScope): string {
  const digest = createHash("sha1");
  for (const part of [labels.ids, labels.labels, blind.ids, blind.labels, hidden]) {
    digest.update(`${part.length} `).update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  }

  return [databaseUrl, corpusId, digest.digest("hex")].join(" ");
}

function dropOldest(kept: Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}
