import type { OutcomeLevel } from "@/lib/domain/outcome";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { CountTokens } from "@/lib/filter/tokens/token-counter";
import type { PresetDescription, Settings } from "./options/preset-option";

/** One trajectory that a preset may take. */
export interface Candidate {
  readonly trajectory: Trajectory;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** A person approved it. What is neither approved nor rejected is undecided. */
  readonly standing: "approved" | "rejected" | "undecided";
  /** Claimed calls, as "step/call", that somebody other than the model made; undefined where no log can say. */
  readonly notByModel: ReadonlySet<string> | undefined;
  /** What was sampled together has one: same problem, same run. */
  readonly groupId: string;
  /** How many there are in its group; undefined where that was not counted when the rows were frozen. */
  readonly groupSize?: number | undefined;
  /** Names the reward spec of its problem without telling it; undefined where the problem has none. */
  readonly rewardSpecId: string | undefined;
}

/** What became of one trajectory, or of one pair. `figures` are added up over the export. */
export type Written =
  | { readonly kind: "rows"; readonly rows: readonly object[]; readonly figures: Figures }
  | { readonly kind: "left_out"; readonly reason: string; readonly figures: Figures };

export type Figures = Readonly<Record<string, number>>;

/**
 * Which trajectories a preset takes.
 * approved: those that are approved. approved_or_failed: also undecided ones that failed. approved_or_rejected: also
 * rejected ones. pairs: approved ones with a worse one of the same problem and harness.
 */
export type Selection = "approved" | "approved_or_failed" | "approved_or_rejected" | "pairs";

export interface ExportContext {
  readonly settings: Settings;
  readonly countTokens: CountTokens;
}

/** Turns trajectories into the rows of a training stage. Pure: the same input gives the same bytes. */
export interface Exporter {
  readonly description: PresetDescription;
  /** What the file's name ends with, before ".gz". */
  readonly extension: string;
  readonly countsTokens: boolean;
  selection(settings: Settings): Selection;
  /** The outcomes that it writes rows of, of what its selection takes; every one where it does not say. */
  outcomes?(settings: Settings): readonly OutcomeLevel[];
  /** One trajectory; of pairs the better one and the worse one. */
  write(unit: readonly Candidate[], context: ExportContext): Written;
  /** One line of the file, without the line feed. */
  line(row: object): string;
  /** What is wrong with a row of this preset, in one sentence; undefined when nothing is. */
  fault(row: unknown): string | undefined;
  /** Figures that only the whole export has. */
  closing?(rows: number, settings: Settings): Figures;
}
