import { wholeNumber } from "@/components/queue/queue-draft";
import type { PlannedStratum } from "@/lib/contract/audit-sample";
import { MOST_DRAWS } from "@/lib/domain/audit-sample";
import { expectedHalfWidth } from "@/lib/stats/audit-plan";

/** What was typed in place of the plan, by the name of the stratum. */
export type DrawEdits = ReadonlyMap<string, string>;

export interface Draws {
  /** By the name of the stratum; undefined where what was typed is no number of trajectories. */
  readonly counts: ReadonlyMap<string, number | undefined>;
  readonly total: number;
  /** Half the width to expect of the corpus's interval, as a share. */
  readonly halfWidth: number;
  /** Strata with trajectories to draw from and no draw: the estimate would not cover them. */
  readonly undrawn: number;
  /** Why no queue can be made of it. */
  readonly fault: string | undefined;
}

/** Trajectories of a stratum that can be drawn: those without a blind label. */
export function drawable({ population, labels }: Pick<PlannedStratum, "population" | "labels">): number {
  return population - labels;
}

/** What would be drawn: the plan with what was typed over it. */
export function drawsOf(strata: readonly PlannedStratum[], edits: DrawEdits): Draws {
  const counts = new Map(strata.map((stratum) => [stratum.name, countOf(stratum, edits.get(stratum.name))]));
  const drawn = new Map([...counts].map(([name, count]) => [name, count ?? 0]));
  const total = [...drawn.values()].reduce((sum, count) => sum + count, 0);

  return {
    counts,
    total,
    halfWidth: expectedHalfWidth(
      strata.map(({ name, population, labels, errors }) => ({ name, population, labelled: labels, errors })),
      drawn,
    ),
    undrawn: strata.filter((stratum) => drawable(stratum) > 0 && drawn.get(stratum.name) === 0).length,
    fault: faultOf([...counts.values()].includes(undefined), total),
  };
}

function countOf(stratum: PlannedStratum, typed: string | undefined): number | undefined {
  if (typed === undefined) return stratum.draw;

  return typed.trim() === "" ? 0 : wholeNumber(typed, { least: 0, most: drawable(stratum) });
}

function faultOf(hasMistake: boolean, total: number): string | undefined {
  if (hasMistake) return "A number of draws is from 0 to what the stratum has without a blind label.";
  if (total === 0) return "Nothing would be drawn.";
  if (total > MOST_DRAWS) return `A sample has at most ${MOST_DRAWS.toLocaleString("en-US")} items.`;

  return undefined;
}
