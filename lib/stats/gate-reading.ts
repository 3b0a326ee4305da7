import { GATES, type Gate } from "@/lib/domain/judgement";
import type { ClassCounts } from "./class-counts";
import type { Statistic } from "./estimate-all";
import { defined, notDefined } from "./point";

/** A yes-or-no question about a gate, asked of the judge's and of the person's. */
export interface GateReading {
  readonly gate: Gate;
  readonly isYes: (answer: Gate) => boolean;
  /** Of a trajectory, after “that it”. */
  readonly says: string;
  /** 2TP / (2TP + FP + FN) of the judge against people. */
  readonly f1: Statistic<ClassCounts>;
}

/** “It stops at this gate”; at 5 it stops at none. */
export function stopsAt(gate: Gate): GateReading {
  const says = gate === 5 ? "passes every gate" : `stops at gate ${gate}`;

  return readingOf({ gate, isYes: (answer) => answer === gate, says });
}

/** “It passes this gate”: it stops at a later one, or at none. */
export function passes(gate: Gate): GateReading {
  return readingOf({ gate, isYes: (answer) => answer > gate, says: `passes gate ${gate}` });
}

function readingOf(reading: Omit<GateReading, "f1">): GateReading {
  const yes = GATES.map(reading.isYes);

  return {
    ...reading,
    f1: ({ given, claimed, cells }) => {
      const said = sumWhere(given, yes) + sumWhere(claimed, yes);
      if (said === 0) return notDefined(`Neither the judge nor people say that a trajectory ${reading.says}.`, 0);

      let hits = 0;
      for (const [human, isYes] of yes.entries()) {
        if (isYes) hits += sumWhere(cells.subarray(human * GATES.length, (human + 1) * GATES.length), yes);
      }
      return defined((2 * hits) / said, said - hits);
    },
  };
}

function sumWhere(counts: Float64Array, yes: readonly boolean[]): number {
  return yes.reduce((total, isYes, place) => total + (isYes ? (counts[place] ?? 0) : 0), 0);
}
