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
  const place = GATES.indexOf(gate);

  return {
    gate,
    isYes: (answer) => answer === gate,
    says,
    f1: ({ given, claimed, cells }) => {
      const said = (given[place] ?? 0) + (claimed[place] ?? 0);
      if (said === 0) return notDefined(`Neither the judge nor people say that a trajectory ${says}.`, 0);

      const hits = cells[place * GATES.length + place] ?? 0;
      return defined((2 * hits) / said, said - hits);
    },
  };
}
