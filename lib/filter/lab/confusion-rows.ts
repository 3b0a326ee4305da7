import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LAB_ANSWERS, type LabAnswer } from "@/lib/domain/lab-answer";
import { STRUCTURE_LABELS, type StructureLabel } from "@/lib/domain/label";
import type { Leaving } from "@/lib/domain/pipeline";
import type { FactTable } from "./fact-table";
import { gatedLabelledAnswers, type LabelledRows, labelledRows } from "./labelled-rows";
import type { FactLabels, PipelineResult } from "./pipeline-result";
import { type PageAsked, pageOf } from "./row-page";
import { whyItLeft } from "./why-moved";

/** What one version makes of labelled rows. */
interface LabelledUnder {
  readonly table: FactTable;
  readonly labels: FactLabels;
  readonly result: PipelineResult;
  readonly thresholds: FilterThresholds;
}

/** A cell of the confusion: what the filter answers where people say something. */
interface AskedCell extends PageAsked {
  readonly answer: LabAnswer;
  readonly label: StructureLabel;
}

/** How often an agent version lies in the cell. */
export interface AgentShare {
  /** Null of those whose source names none. */
  readonly agent: string | null;
  readonly count: number;
  /** Of this agent version, all with that label of people. */
  readonly of: number;
}

interface ConfusionPage {
  readonly total: number;
  /** The agent versions with most of them first. */
  readonly agents: AgentShare[];
  /** By their ids inside the database, in the order of the table, each with the reason of the answer. */
  readonly rows: { readonly id: number; readonly why: string }[];
}

/** The labelled rows behind a figure of the confusion, and which agent versions they come from. */
export function confusionRows(
  { table, labels, result, thresholds }: LabelledUnder,
  { answer, label, ...page }: AskedCell,
): ConfusionPage {
  const rows = labelledRows(table, labels);
  const answers = gatedLabelledAnswers(table, rows, { result, gate: thresholds.coefficientGate });
  const [asked, said] = [LAB_ANSWERS.indexOf(answer), STRUCTURE_LABELS.indexOf(label)];
  const isSaid = (at: number) => rows.labels[at] === said;
  const isInCell = (at: number) => isSaid(at) && answers[at] === asked;
  const { total, places } = pageOf(rows.places.length, isInCell, page);
  const stage = stageOf(answer);

  return {
    total,
    agents: agentShares(table, rows, { isSaid, isInCell }),
    rows: places
      .map((at) => rows.places[at] ?? 0)
      .map((row) => ({
        id: table.ids[row] ?? 0,
        why: whyItLeft({ table, row, thresholds, result }, { stage, rejects: result.rejects[row] ?? 0 }),
      })),
  };
}

type Fits = (at: number) => boolean;

function agentShares(
  { names }: FactTable,
  { places, agents, agentCount }: LabelledRows,
  { isSaid, isInCell }: { readonly isSaid: Fits; readonly isInCell: Fits },
): AgentShare[] {
  const counts = new Uint32Array(agentCount);
  const totals = new Uint32Array(agentCount);
  for (const at of places.keys()) {
    if (!isSaid(at)) continue;
    const agent = agents[at] ?? agentCount - 1;
    totals[agent] = (totals[agent] ?? 0) + 1;
    if (isInCell(at)) counts[agent] = (counts[agent] ?? 0) + 1;
  }

  return Array.from(counts, (count, at) => ({ agent: names.agents[at] ?? null, count, of: totals[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.agent ?? "").localeCompare(b.agent ?? "", "en"));
}

/** The stage whose sentence gives the reason of an answer. */
function stageOf(answer: LabAnswer): Leaving {
  if (answer === "reject") return "format";

  return answer === "below_gate" ? "coefficient" : "structure";
}
