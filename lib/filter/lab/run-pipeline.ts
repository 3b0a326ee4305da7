import type { SetCap } from "@/lib/domain/cap-reach";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LEAVING, type Leaving } from "@/lib/domain/pipeline";
import { rowsByPlace } from "./content-places";
import { FACT_FLAGS, type FactTable } from "./fact-table";
import { passesCoefficient } from "./gate-quality";
import { type GroupOrder, orderGroups } from "./group-order";
import { minerOfRows } from "./miner-of-rows";
import { nearDuplicates } from "./near-duplicates";
import { overCap } from "./over-cap";
import type { FactLabels, PipelineResult } from "./pipeline-result";
import { rankColumn } from "./rank-column";
import { agenticFirst, standsAgentic } from "./stands-agentic";
import { rejectColumn, verdictColumn } from "./verdict-column";

/**
 * What a filter version makes of a fact table: the verdict of every row, and where it leaves the pipeline (domain 5).
 * In this order: no success; a derived coefficient below the gate, or no score where there is a gate; a reject that is
 * switched on; a near-duplicate that ranks behind those that are kept; a label of people other than agentic, or
 * without one another verdict; the caps, of problem then of miner, by rank. Of equal ranks one that the structure stage
 * lets pass is first, so that it is not lost to a twin that leaves there; then the content's hash decides, so that another
 * order of imports changes nothing.
 *
 * @throws Error when thoughts are compared and the table has no sketches
 */
export function runPipeline(table: FactTable, labels: FactLabels, thresholds: FilterThresholds): PipelineResult {
  const verdict = verdictColumn(table, thresholds);
  const rejects = rejectColumn(table, thresholds);
  const leaving = new Uint8Array(table.size).fill(KEPT);
  gateRows(table, { leaving, rejects, gate: thresholds.coefficientGate });

  const rank = rankColumn(table, thresholds.ranking, staying(leaving));
  const isAgentic = standsAgentic(verdict, labels);
  const order = agenticFirst(rowsByPlace(table.content), isAgentic);
  const problems = (): GroupOrder =>
    orderGroups({ group: table.problem, groups: table.names.problems.length, isIn: staying(leaving), rank, order });
  const dedup = thresholds.dedup;
  const compared = dedup.measure === "off" ? NO_ROWS : problems();
  const { representative, similarity, isDuplicate } = nearDuplicates(table, compared, dedup);
  for (const row of compared.rows) if (isDuplicate[row] !== 0) leaving[row] = DUPLICATE;

  structureRows(leaving, isAgentic);
  const caps: SetCap[] = [];
  const { capPerProblem, capPerMiner } = thresholds;
  if (capPerProblem !== null) {
    const reach = overCap(problems(), capPerProblem, (row) => {
      leaving[row] = PROBLEM_CAP;
    });
    caps.push({ by: "problem", cap: capPerProblem, ...reach });
  }
  if (capPerMiner !== null) {
    const miners = {
      group: minerOfRows(table),
      groups: table.names.miners.length,
      isIn: staying(leaving),
      rank,
      order,
    };
    const reach = overCap(orderGroups(miners), capPerMiner, (row) => {
      leaving[row] = MINER_CAP;
    });
    caps.push({ by: "miner", cap: capPerMiner, ...reach });
  }

  return { verdict, rejects, leaving, rank, representative, similarity, isAgentic, caps };
}

const NO_ROWS: GroupOrder = { rows: new Int32Array(0), starts: new Int32Array(1) };

const WINNERS = placeOf("winners");
const COEFFICIENT = placeOf("coefficient");
const FORMAT = placeOf("format");
const DUPLICATE = placeOf("duplicate");
const STRUCTURE = placeOf("structure");
const PROBLEM_CAP = placeOf("problem_cap");
const MINER_CAP = placeOf("miner_cap");
const KEPT = placeOf("kept");

function placeOf(leaving: Leaving): number {
  return LEAVING.indexOf(leaving);
}

/** The stages that look at one row alone, before it is ranked. */
function gateRows(
  { size, flags, judgeScore }: FactTable,
  { leaving, rejects, gate }: { leaving: Uint8Array; rejects: Uint8Array; gate: number | null },
): void {
  const passes = gate === null ? undefined : passesCoefficient(gate);

  for (let row = 0; row < size; row++) {
    if (((flags[row] ?? 0) & FACT_FLAGS.success) === 0) leaving[row] = WINNERS;
    else if (passes !== undefined && !passes(judgeScore[row] ?? Number.NaN)) leaving[row] = COEFFICIENT;
    else if (rejects[row] !== 0) leaving[row] = FORMAT;
  }
}

function structureRows(leaving: Uint8Array, isAgentic: Uint8Array): void {
  for (let row = 0; row < leaving.length; row++) {
    if (leaving[row] === KEPT && isAgentic[row] === 0) leaving[row] = STRUCTURE;
  }
}

function staying(leaving: Uint8Array): Uint8Array {
  const isIn = new Uint8Array(leaving.length);
  for (let row = 0; row < leaving.length; row++) isIn[row] = leaving[row] === KEPT ? 1 : 0;

  return isIn;
}
