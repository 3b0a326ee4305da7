import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Comparison } from "@/lib/contract/comparison";
import { listText } from "@/lib/domain/list-text";
import { OPEN_DIFFERENCE } from "@/lib/domain/open-words";
import { runWarning } from "@/lib/domain/run-warning";
import { measuredSeries, type Series } from "./compared-series";

export interface Warning {
  readonly kind: "harness" | "suite" | "rollouts" | "problems" | "open" | "beyond" | "unreadable" | "k";
  readonly text: string;
}

/** What has to be known before the figures of several runs are set beside each other. */
export function comparisonWarnings(comparison: Pick<Comparison, "runs" | "counts" | "leftOut">): readonly Warning[] {
  const series = measuredSeries(comparison);
  if (series.length < 2) return openWarning(series);

  return [
    ...openWarning(series),
    ...harnessWarning(series),
    ...differing(series, ({ run }) => run.suite).map(
      (text): Warning => ({ kind: "suite", text: `The runs are of different suites: ${text}.` }),
    ),
    ...rolloutsWarning(series, comparison.leftOut !== null),
    ...problemsWarning(comparison),
  ];
}

/** A difference of shares says little where each is the least that it can be, or where problems of a run have no score. */
function openWarning(series: readonly Series[]): Warning[] {
  const open = series.flatMap(({ look, of }) => {
    const words = runWarning({ ...of, open: of.failures.open });
    return words === undefined ? [] : [`${look.letter}: ${words}`];
  });
  if (open.length === 0) return [];

  const more = series.length > 1 ? [OPEN_DIFFERENCE] : [];
  return [{ kind: "open", text: [...open, ...more].join(" ") }];
}

function harnessWarning(series: readonly Series[]): Warning[] {
  const unnamed = series
    .filter(({ run }) => run.harness === null && run.declaredTools === null)
    .map(({ look }) => look.letter);
  const several = differing(series, harnessOf).map(
    (text): Warning => ({
      kind: "harness",
      text: `The runs played in different harnesses: ${text}. A difference may come from the tools, not from the agent.`,
    }),
  );
  if (several.length > 0 || unnamed.length === 0) return several;

  return [
    {
      kind: "harness",
      text: `Nobody names the harness of ${listText(unnamed)}: whether the runs had the same tools is not known.`,
    },
  ];
}

/** The name of the harness, else the tools that the run declares: runs with the same ones played in the same. */
function harnessOf({ run: { harness, declaredTools } }: Series): string | null {
  if (harness !== null) return harness;

  return declaredTools && `declared tools (${declaredTools.join(", ")})`;
}

function rolloutsWarning(series: readonly Series[], hasHidden: boolean): Warning[] {
  const words = ({ of }: Series) => (of.fewest === of.most ? `${of.most}` : `${of.fewest} to ${of.most}`);
  // Problems with rollouts that this person may not see only seem to have fewer.
  if (hasHidden && new Set(series.map(({ of }) => of.most)).size < 2) return [];

  return differing(series, words).map((text) => ({
    kind: "rollouts",
    text: `The runs have different numbers of rollouts a problem: ${text}. Curves go on over the problems with as many rollouts or more and end where there is none; compare them at a k that all have.`,
  }));
}

function problemsWarning({ counts, leftOut }: Pick<Comparison, "counts" | "leftOut">): Warning[] {
  const { problems, shared } = counts;
  if (shared === problems) return [];
  const [of, all] = [formatNumber(shared), countOf(problems, "problem")];
  // A run may well have tried the others: what the person reviews blind is hidden.
  if (leftOut !== null)
    return [
      {
        kind: "problems",
        text: `You see rollouts of all runs of ${of} of ${all}: of the others some were not tried, or are hidden while you review them blind. A curve is over the problems of its own run; wins and losses are over those of which you see both.`,
      },
    ];

  return [
    {
      kind: "problems",
      text: `All runs tried ${of} of ${all}. A curve is over the problems of its own run; wins and losses are over those that both tried.`,
    },
  ];
}

/** "A 8, B 1" where the runs differ, else nothing. */
function differing(series: readonly Series[], wordOf: (series: Series) => string | null): string[] {
  const values = series.map((one) => wordOf(one));
  if (new Set(values).size < 2) return [];

  return [series.map(({ look }, at) => `${look.letter} ${values[at] ?? "not named"}`).join(", ")];
}
