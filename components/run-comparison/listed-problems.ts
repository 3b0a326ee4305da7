import { formatPoints } from "@/components/judge-report/format-estimate";
import { countOf } from "@/components/ui/format-number";
import type { ComparedProblem, Comparison } from "@/lib/contract/comparison";
import { partOfProblems } from "@/lib/domain/part-words";
import { passAtK } from "@/lib/stats/pass-at-k";
import { CELL_KINDS, isRecoverable, type ProblemCell } from "@/lib/stats/problem-cells";
import { measuredSeries, type Series } from "./compared-series";
import { untriedWords } from "./untried-words";

export interface ListedProblem {
  readonly problem: ComparedProblem;
  /** Points of the run's headroom that it makes up; of other lists, and at a k that nobody counted, undefined. */
  readonly share: number | undefined;
}

export interface ProblemList {
  readonly title: string;
  /** Which problems these are. */
  readonly about: string;
  /** Whose rollouts a row opens: the run, and the baseline where they are compared. */
  readonly series: readonly Series[];
  readonly items: readonly ListedProblem[];
  /** All that there are: of very many problems only those in which the runs differ most are here. */
  readonly total: number;
}

/** The name of a list in the address. */
export function listName(kind: string, run: string, k?: number): string {
  return k === undefined ? `${kind}.${run}` : `${kind}.${run}.${k}`;
}

/** The problems that a name of the address stands for; undefined for one that says nothing here. */
export function listedProblems(comparison: Comparison, name: string): ProblemList | undefined {
  const [kind = "", id, atK] = name.split(".");
  const all = measuredSeries(comparison);
  const series = all.find(({ run }) => run.id === id);
  if (series === undefined) return undefined;
  const k = Number(atK ?? comparison.k) || comparison.k;
  const found = kindOf(kind, { comparison, series, baseline: all[0], k });
  if (found === undefined) return undefined;

  const { test, words, about, rank } = found;
  const items = comparison.problems
    .filter(test)
    .map((problem) => ({ problem, share: rank?.(problem) }))
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0));
  const total = Math.max(items.length, found.total ?? 0);
  const isPair = ["wins", "losses", "ties"].includes(kind);

  return {
    title: `${countOf(total, "problem")} ${words}`,
    about,
    series: isPair && all[0] ? [all[0], series] : [series],
    items,
    total,
  };
}

interface Asked {
  readonly comparison: Comparison;
  readonly series: Series;
  readonly baseline: Series | undefined;
  readonly k: number;
}

interface Kind {
  readonly test: (problem: ComparedProblem) => boolean;
  readonly words: string;
  readonly about: string;
  /** Of all problems; undefined at a k that nobody counted. */
  readonly total: number | undefined;
  readonly rank?: (problem: ComparedProblem) => number;
}

const PART_ABOUT = {
  always: "Every rollout succeeds.",
  sometimes: "Some rollouts succeed and some do not.",
  never: "No rollout succeeds.",
} as const satisfies Record<keyof typeof CELL_KINDS, string>;

/** Of a run of whose rollouts the rules cannot tell all. */
const OPEN_NEVER = "No rollout is known to succeed.";

function kindOf(kind: string, asked: Asked): Kind | undefined {
  const { comparison, series, baseline, k } = asked;
  const { letter } = series.look;
  const { parts, points, problems } = series.of;
  const cellOf = (problem: ComparedProblem) => problem.cells[series.place] ?? undefined;
  const having =
    (test: (cell: ProblemCell) => boolean) =>
    (problem: ComparedProblem): boolean => {
      const cell = cellOf(problem);
      return cell !== undefined && test(cell);
    };

  const point = points[k - 1];

  switch (kind) {
    case "recoverable": {
      const part = point && partOfProblems({ k, problems, tooFew: point.tooFew.count });
      return {
        test: having((cell) => isRecoverable(cell, k)),
        total: point?.recoverable,
        words: `that run ${letter} solves in some rollouts and not in others`,
        about: `Some of at least ${countOf(k, "rollout")} succeed and some do not: what these add from pass@1 to pass@${k} is the headroom${part === undefined ? "" : `, over ${part}`}.`,
        // The headroom is a mean over the problems with k rollouts or more.
        ...(point && { rank: (problem) => headroomShare(cellOf(problem), k, problems - point.tooFew.count) }),
      };
    }
    case "always":
    case "sometimes":
    case "never":
      return {
        test: having(CELL_KINDS[kind]),
        total: parts[kind],
        words: `that run ${letter} ${kind} solves`,
        about: kind === "never" && series.of.failures.open > 0 ? OPEN_NEVER : PART_ABOUT[kind],
      };
    case "few":
      return {
        test: having(([, rollouts]) => rollouts < k),
        total: point?.tooFew.count,
        words: `of run ${letter} with fewer than ${countOf(k, "rollout")}`,
        about: `No figure at k = ${k} is about them.`,
      };
    case "missing":
      return {
        test: (problem) => cellOf(problem) === undefined,
        total: comparison.counts.problems - problems,
        words: comparison.leftOut
          ? `of run ${letter} without rollouts that you may see`
          : `that run ${letter} did not try`,
        about: untriedWords(comparison).about,
      };
    case "wins":
    case "losses":
    case "ties":
      return baseline && pairKind(kind, { comparison, series, baseline });
    default:
      return undefined;
  }
}

function pairKind(
  kind: "wins" | "losses" | "ties",
  { comparison, series, baseline }: Pick<Asked, "comparison" | "series"> & { readonly baseline: Series },
): Kind {
  const sign = { wins: 1, losses: -1, ties: 0 }[kind];
  const [b, a] = [series.look.letter, baseline.look.letter];
  const words = {
    wins: `that run ${b} wins against ${a}`,
    losses: `that run ${b} loses against ${a}`,
    ties: `at which runs ${b} and ${a} are even`,
  }[kind];

  return {
    test: ({ cells }) => {
      const [of, base] = [cells[series.place], cells[baseline.place]];
      return Boolean(of && base) && Math.sign(leadOf(of ?? [0, 1], base ?? [0, 1])) === sign;
    },
    words,
    total: comparison.comparisons.find(({ run }) => run.id === series.run.id)?.[kind],
    about: "By the share of rollouts that succeed, over problems that both tried.",
  };
}

/** Above 0 where the first has the larger share; whole numbers, so that equal shares are equal. */
export function leadOf([successes, rollouts]: ProblemCell, [others, tries]: ProblemCell) {
  return successes * tries - others * rollouts;
}

/** @param counted - problems with k rollouts or more */
function headroomShare(cell: ProblemCell | undefined, k: number, counted: number): number {
  if (cell === undefined || cell[1] < k || counted === 0) return 0;
  const tries = { successes: cell[0], rollouts: cell[1] };

  return (passAtK(tries, k) - passAtK(tries, 1)) / counted;
}

/** "+1.3 points" of headroom, and "under 0.1 points" rather than a false 0. */
export function pointsText(share: number): string {
  const text = formatPoints(share);

  return share > 0 && text === formatPoints(0) ? "under 0.1 points" : text;
}
