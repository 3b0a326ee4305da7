import type { StructureLabel } from "@/lib/domain/label";
import type { Leaving } from "@/lib/domain/pipeline";
import { labelWords, rounded } from "@/lib/filter/why-it-leaves";
import { findPlaces } from "./find-places";
import { type ComparedVersions, firstOf, leaverAt, whyItMoves } from "./moved-rows";
import type { FactLabels } from "./pipeline-result";
import { type LeftRow, whyItLeft } from "./why-moved";

/** Where a version lets a trajectory leave the pipeline, or that it keeps it, with the reason in a sentence. */
interface LeavesAt {
  readonly stage: Leaving;
  readonly why: string;
  /** Of a near-duplicate the one that takes its place, by its id inside the database. */
  readonly other?: number | undefined;
}

/** The same of two versions. */
export interface LeavesBoth {
  readonly from: LeavesAt;
  readonly to: LeavesAt;
}

export interface LabelledVersions extends ComparedVersions {
  /** Effective, as the pipeline takes them. */
  readonly labels: FactLabels;
}

/**
 * Where both versions let one trajectory go, among all of the table. One that moves has the reason of the lists of those
 * that would enter or leave.
 *
 * @param id - inside the database
 * @returns undefined where the table does not hold it
 */
export function leavesBoth(compared: LabelledVersions, id: number): LeavesBoth | undefined {
  const [row = -1] = findPlaces(compared.table.ids, Float64Array.of(id));

  return row < 0 ? undefined : leavesAt(compared, row);
}

/** The same of a row of the table. */
export function leavesAt(compared: LabelledVersions, row: number): LeavesBoth {
  const { table, labels, before, after, from, to } = compared;
  const [was, is] = [leaverAt(before, row), leaverAt(after, row)];
  const label = labels.get(row);
  const moves = (was.stage === "kept") !== (is.stage === "kept");

  return {
    from: {
      stage: was.stage,
      why: whyThere({ table, row, thresholds: from, result: before }, was, label),
      other: firstOf(table, before, row),
    },
    to: {
      stage: is.stage,
      why: moves ? whyItMoves(compared, row) : whyThere({ table, row, thresholds: to, result: after }, is, label),
      other: firstOf(table, after, row),
    },
  };
}

function whyThere(under: LeftRow, leaver: ReturnType<typeof leaverAt>, label: StructureLabel | undefined): string {
  const { stage, rank } = leaver;
  if (stage === "structure" && label !== undefined) return `${labelWords(label)}.`;
  if (stage !== "kept") return whyItLeft(under, leaver);

  return label === undefined
    ? `It passes every stage; its rank is ${rounded(rank)}.`
    : `${labelWords(label)}, and it passes every other stage; its rank is ${rounded(rank)}.`;
}
