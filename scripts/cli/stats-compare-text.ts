import type { EvaluatedRun, RunComparison, RunComparisonReport } from "@/lib/contract/evaluation";
import { leftOutWords } from "@/lib/domain/left-out-words";
import { OPEN_DIFFERENCE } from "@/lib/domain/open-words";
import { runWarning } from "@/lib/domain/run-warning";
import { holmWords, isMixed, mixedRunWords, testedCount } from "@/lib/stats/separation-side";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { distinctNames } from "./distinct-names";
import { FIGURE_COLUMNS, figureCells, number, shortP, withNoun } from "./figure-cells";

type Compared = Extract<RunComparisonReport, { status: "compared" }>;

/** What `assay stats compare --json` prints: an object for one run, a list for several. */
export function compareJson(compared: Compared) {
  const { baseline, comparisons, open } = compared;
  const [only, ...others] = comparisons;
  const nameOf = distinctNames(runsOf(compared));
  const openOf = ({ run }: RunComparison) => {
    const told = open.filter((one) => one.run.id === run.id || one.run.id === baseline.id);
    return told.length === 0 ? {} : { open: told.map((one) => ({ ...one, run: nameOf(one.run) })) };
  };
  if (only !== undefined && others.length === 0) return { ...comparisonJson(only), ...openOf(only) };

  return comparisons.map((comparison) => {
    return {
      run: nameOf(comparison.run),
      ...comparisonJson(comparison),
      holmP: comparison.holmP,
      ...openOf(comparison),
    };
  });
}

function runsOf({ baseline, comparisons }: Compared): readonly EvaluatedRun[] {
  return [baseline, ...comparisons.map(({ run }) => run)];
}

function comparisonJson({ p, difference, ...comparison }: RunComparison) {
  const { common, onlyA, onlyB, a, b, wins, losses, ties, moreProblems } = comparison;
  const interval = difference.value === null ? null : difference.interval;
  const counts = { common, onlyA, onlyB, a, b, wins, losses, ties };

  return { ...counts, mcnemarP: p, difference: difference.value, interval, moreProblems };
}

/** `assay stats compare` for a reader. */
export function compareText(compared: Compared): string {
  const { baseline, comparisons, open, leftOut, seed } = compared;
  const nameOf = distinctNames(runsOf(compared));
  const tests = testedCount(comparisons);
  const parts = [
    ...comparisons.map((comparison) =>
      [`a: ${plain(nameOf(baseline))}`, `b: ${plain(nameOf(comparison.run))}`, comparisonText(comparison, tests)].join(
        "\n",
      ),
    ),
    [
      ...open.map(({ run, ...counts }) => `${plain(nameOf(run))}: ${runWarning(counts)}`),
      ...(open.length > 0 ? [OPEN_DIFFERENCE] : []),
      ...(leftOut ? [leftOutWords(leftOut)] : []),
      "Crashes, time-outs and what nobody scored are failures.",
      `The difference is b's share less a's; its interval: 95 %, from resampling whole problems, seed ${seed}.`,
    ].join("\n"),
  ];

  return `${parts.join("\n\n")}\n`;
}

function comparisonText(comparison: RunComparison, tests: number): string {
  const { common, onlyA, onlyB, a, b, wins, losses, ties, test, p, holmP, difference } = comparison;
  const testName = test === "mcnemar" ? "McNemar, exact" : "sign test";
  const adjusted = tests > 1 && common > 0 ? `, ${shortP(holmP)} as one of ${tests} (Holm)` : "";

  return [
    `${withNoun(common, "common problem")}, ${number(onlyA)} of a alone, ${number(onlyB)} of b alone`,
    "",
    alignedTable(
      [
        ["", ...FIGURE_COLUMNS],
        ["a", a === null ? "–" : a.toFixed(4)],
        ["b", b === null ? "–" : b.toFixed(4)],
        ["difference", ...figureCells(difference)],
      ],
      [0, 4],
    ),
    "",
    `b wins ${number(wins)}, loses ${number(losses)}, ties ${number(ties)}; p = ${shortP(p)} (${testName})${adjusted}`,
    separationSentence(comparison, tests),
  ].join("\n");
}

function separationSentence(comparison: RunComparison, tests: number): string {
  const { isSeparable, moreProblems, common } = comparison;
  const at = `at n = ${number(common)}`;
  if (isSeparable) return `Separable ${at}.`;
  if (isMixed(comparison)) return `Which is better cannot be said ${at}: ${mixedRunWords(comparison, "b", "a")}.`;

  const said = `Not separable ${at}${holmWords(comparison, tests)}`;
  return moreProblems === null
    ? `${said}.`
    : `${said}; about ${withNoun(moreProblems, "more problem")} would be needed.`;
}

/** Before runs of different tool sets are compared; undefined where they have the same, or none is known. */
export function harnessWarning(compared: Compared): string | undefined {
  const { baseline, comparisons } = compared;
  const nameOf = distinctNames(runsOf(compared));
  const others = comparisons.filter(({ run }) => run.harness !== baseline.harness);
  if (others.length === 0) return undefined;

  const named = [baseline, ...others.map(({ run }) => run)].map(
    (run) => `“${plain(nameOf(run))}” ${run.harness === null ? "has none known" : `has ${plain(run.harness)}`}`,
  );
  return `The runs have different harnesses, which alone may explain a difference: ${named.join(", ")}.`;
}
