import type { ListedRun } from "@/lib/contract/runs";
import type { RunFigures } from "@/lib/stats/run-figures";
import type { ReadTries } from "./read-tries";
import { harnessOf } from "./run-harness";
import type { RunHeader } from "./run-headers";
import type { RunSums } from "./run-sums";
import { shownFigure } from "./shown-figure";

interface DescribedRun {
  readonly header: RunHeader;
  readonly sums: RunSums;
  readonly read: ReadTries;
  readonly figures: RunFigures;
  readonly tools: readonly string[] | undefined;
  /** Of its problems. */
  readonly suite: string | undefined;
}

/** A run as a list shows it. */
export function shownRun({ header, sums, read, figures, tools, suite }: DescribedRun): ListedRun {
  const { id, name, isNamesake, agent, version, model } = header;

  return {
    id,
    name,
    word: isNamesake ? id : name,
    agent: agent === null ? null : { name: agent, version, model },
    suite: header.suite ?? suite ?? null,
    harness: harnessOf(header.harness, tools),
    problems: sums.problems,
    rollouts: sums.rollouts,
    fewest: sums.fewest,
    most: sums.most,
    successes: sums.successes,
    failures: { crashed: sums.crashed, timedOut: sums.timedOut, unscored: sums.unscored },
    asr: sums.hasOutcomes
      ? shownFigure(figures.asr)
      : { value: null, reason: "No trajectory has an outcome: there is nothing to measure." },
    pass: passOf(read, figures),
    judge: { ...meanOf(sums.judge), failed: sums.judge.failed },
    richness: meanOf(sums.richness),
    tokens: sums.tokens / sums.rollouts,
    costUsd: meanOf(sums.cost),
  };
}

function passOf(read: ReadTries, { pass }: RunFigures): ListedRun["pass"] {
  if (read.kind === "refused") return { status: "refused", reason: read.reason };
  if (pass === undefined) throw new RangeError("A run of trials has no figures.");

  return {
    status: "measured",
    passAt1: shownFigure(pass.passAt1),
    passAtK: shownFigure(pass.passAtK),
    headroom: shownFigure(pass.headroom),
    tooFew: pass.tooFew,
  };
}

function meanOf({ sum, n }: { readonly sum: number; readonly n: number }): { mean: number | null; n: number } {
  return { mean: n === 0 ? null : sum / n, n };
}
