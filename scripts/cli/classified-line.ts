import type { Analysis } from "@/lib/domain/analysis";
import type { SourceFormat, Trajectory } from "@/lib/domain/trajectory";
import type { RejectCode, Verdict } from "@/lib/domain/verdict";

/** One line of `assay classify --json`. */
export interface ClassifiedLine {
  readonly file: string;
  /** 0-based position among the records of the file. */
  readonly row: number;
  /** The source's id of the trajectory, else of its problem. */
  readonly id: string;
  readonly format: SourceFormat;
  readonly steps: number;
  readonly dispatches: number;
  readonly attribution: Analysis["attribution"];
  /** As the calculators answer: 0 for no dispatches, null for no log. */
  readonly richness: {
    readonly early: number | null;
    readonly flattened: number | null;
    readonly nonce: number | null;
  };
  readonly rejects: readonly RejectCode[];
  readonly signals: Pick<
    Analysis["signals"],
    "depth" | "reformulations" | "verification" | "regularity" | "tokens" | "unseenIds"
  >;
  readonly verdict: Verdict;
  readonly rule: string;
}

/** What the filter says about a trajectory, as the command prints it. */
export function classifiedLine(
  place: Pick<ClassifiedLine, "file" | "row">,
  trajectory: Trajectory,
  { dispatches, attribution, richness, rejects, signals, verdict }: Analysis,
): ClassifiedLine {
  const { model, macro, retry, code, unknown, phantom } = attribution;
  const { depth, reformulations, verification, regularity, tokens, unseenIds } = signals;

  return {
    ...place,
    id: trajectory.externalId ?? trajectory.problem.key,
    format: trajectory.format,
    steps: trajectory.steps.length,
    dispatches: dispatches.length,
    attribution: { model, macro, retry, code, unknown, phantom },
    richness: {
      early: richness.early.ratio,
      flattened: richness.flattened.ratio,
      nonce: richness.nonce.ratio,
    },
    rejects: rejects.map((reject) => reject.code),
    signals: { depth, reformulations, verification, regularity, tokens, unseenIds },
    verdict: verdict.verdict,
    rule: verdict.rule,
  };
}
