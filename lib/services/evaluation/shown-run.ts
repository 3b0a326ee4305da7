import type { ListedRun } from "@/lib/contract/runs";
import type { MeasuredRun } from "./known-figures";
import { harnessOf } from "./run-harness";
import type { RunHeader } from "./run-headers";
import type { RunSums } from "./run-sums";
import { runWord } from "./run-word";
import { shownFigure } from "./shown-figure";

interface DescribedRun extends MeasuredRun {
  readonly header: RunHeader;
  readonly sums: RunSums;
  readonly missingProblems: number;
  readonly tools: readonly string[] | undefined;
  /** Of its problems. */
  readonly suite: string | undefined;
}

/** A run as a list shows it. */
export function shownRun({ header, sums, missingProblems, tools, suite, ...measured }: DescribedRun): ListedRun {
  const { id, name, isNameTaken, agent, version, model } = header;

  return {
    id,
    name,
    word: runWord({ id, name, isNameTaken }),
    agent: agent === null ? null : { name: agent, version, model },
    suite: header.suite ?? suite ?? null,
    harness: harnessOf(header.harness, tools),
    problems: sums.problems,
    missingProblems,
    rollouts: sums.rollouts,
    fewest: sums.fewest,
    most: sums.most,
    successes: sums.successes,
    failures: { crashed: sums.crashed, timedOut: sums.timedOut, unscored: sums.unscored, open: sums.open },
    ...passing(measured),
    judge: { ...meanOf(sums.judge), failed: sums.judge.failed },
    richness: meanOf(sums.richness),
    tokens: sums.tokens / sums.rollouts,
    costUsd: meanOf(sums.cost),
  };
}

function passing({ read, figures }: MeasuredRun): Pick<ListedRun, "asr" | "pass"> {
  if (read.kind === "refused") {
    const { reason } = read;
    return { asr: { value: null, reason }, pass: { status: "refused", reason } };
  }
  if (figures === undefined) throw new RangeError("A run of trials has no figures.");

  return {
    asr: shownFigure(figures.asr),
    pass: {
      status: "measured",
      passAt1: shownFigure(figures.passAt1),
      passAtK: shownFigure(figures.passAtK),
      headroom: shownFigure(figures.headroom),
      ...{ tooFew: figures.tooFew, parts: figures.parts, recoverable: figures.recoverable },
    },
  };
}

function meanOf({ sum, n }: { readonly sum: number; readonly n: number }): { mean: number | null; n: number } {
  return { mean: n === 0 ? null : sum / n, n };
}
