import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import { filterAnswer } from "@/lib/domain/pipeline";
import { VERDICTS } from "@/lib/domain/verdict";
import { agentClusters } from "./agent-clusters";
import type { FactTable } from "./fact-table";
import { passesCoefficient } from "./gate-quality";
import type { FactLabels, PipelineResult } from "./pipeline-result";

/** In {@link LabelledRows.labels}. */
export const AGENTIC_LABEL = STRUCTURE_LABELS.indexOf("agentic");

/** The rows that have a label of people, in the order of the table. */
export interface LabelledRows {
  /** In the fact table. */
  readonly places: Int32Array;
  /** Places in STRUCTURE_LABELS. */
  readonly labels: Uint8Array;
  /** The problem of each, numbered from 0: labels of one problem do not stand alone. */
  readonly clusters: Int32Array;
  readonly clusterCount: number;
  /** The agent version of each, by the numbers of agentClusters, and how many numbers there are. */
  readonly agents: Int32Array;
  readonly agentCount: number;
  /** The problem with the agent version of each, numbered from 0. */
  readonly crossings: Int32Array;
  readonly crossingCount: number;
}

export function labelledRows(
  table: Pick<FactTable, "problem" | "run" | "runs" | "names">,
  labels: FactLabels,
): LabelledRows {
  const { problem } = table;
  const agents = agentClusters(table);
  const places = Int32Array.from(labels.keys()).sort();
  const clusters = numbered(places, (place) => problem[place] ?? -1);
  const crossings = numbered(places, (place) => (problem[place] ?? -1) * agents.count + agents.of(place));

  return {
    places,
    labels: Uint8Array.from(places, (place) => STRUCTURE_LABELS.indexOf(labels.get(place) ?? "reject")),
    clusters: clusters.of,
    clusterCount: clusters.count,
    agents: places.map(agents.of),
    agentCount: agents.count,
    crossings: crossings.of,
    crossingCount: crossings.count,
  };
}

/** Numbers from 0 in the order in which the keys come. */
function numbered(
  places: Int32Array,
  keyOf: (place: number) => number,
): { readonly of: Int32Array; readonly count: number } {
  const numbers = new Map<number, number>();
  const of = places.map((place) => {
    const key = keyOf(place);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);

    return number;
  });

  return { of, count: numbers.size };
}

/** What the filter answers about each labelled row, as places in LAB_ANSWERS, before the coefficient gate. */
export function labelledAnswers(
  { places }: Pick<LabelledRows, "places">,
  { verdict, rejects }: Pick<PipelineResult, "verdict" | "rejects">,
): Uint8Array {
  return Uint8Array.from(places, (place) => {
    const says = VERDICTS[verdict[place] ?? -1] ?? "insufficient_evidence";

    return LAB_ANSWERS.indexOf(filterAnswer(says, rejects[place] ?? 0));
  });
}

const AGENTIC_ANSWER = LAB_ANSWERS.indexOf("agentic");
const BELOW_GATE = LAB_ANSWERS.indexOf("below_gate");

/** What a version answers about each labelled row, its coefficient gate included, as places in LAB_ANSWERS. */
export function gatedLabelledAnswers(
  { judgeScore }: Pick<FactTable, "judgeScore">,
  rows: Pick<LabelledRows, "places">,
  { result, gate }: { readonly result: Pick<PipelineResult, "verdict" | "rejects">; readonly gate: number | null },
): Uint8Array {
  return gatedAnswers(labelledAnswers(rows, result), { places: rows.places, judgeScore }, gate);
}

/** The same answers behind a coefficient gate, which lets go what is called agentic and lies below it, or has no score. */
export function gatedAnswers(
  answers: Uint8Array,
  { places, judgeScore }: Pick<LabelledRows, "places"> & Pick<FactTable, "judgeScore">,
  gate: number | null,
): Uint8Array {
  if (gate === null) return answers;
  const passes = passesCoefficient(gate);

  return answers.map((answer, at) =>
    answer === AGENTIC_ANSWER && !passes(judgeScore[places[at] ?? -1] ?? Number.NaN) ? BELOW_GATE : answer,
  );
}

export interface ConfusionCell {
  readonly answer: LabAnswer;
  readonly label: StructureLabel;
  readonly count: number;
}

/** How often each answer met each label; pairs that never met are left out. */
export function confusionCells({ labels }: Pick<LabelledRows, "labels">, answers: Uint8Array): ConfusionCell[] {
  const counts = new Uint32Array(LAB_ANSWERS.length * STRUCTURE_LABELS.length);
  for (let at = 0; at < answers.length; at += 1) {
    const cell = (answers[at] ?? 0) * STRUCTURE_LABELS.length + (labels[at] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }

  return LAB_ANSWERS.flatMap((answer, row) =>
    STRUCTURE_LABELS.flatMap((label, column) => {
      const count = counts[row * STRUCTURE_LABELS.length + column] ?? 0;
      return count === 0 ? [] : [{ answer, label, count }];
    }),
  );
}
