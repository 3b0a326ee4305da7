import type { Gate } from "@/lib/domain/judgement";

/** A yes-or-no question about a gate, asked of the judge's and of the person's. */
export interface GateReading {
  readonly gate: Gate;
  readonly isYes: (answer: Gate) => boolean;
  /** Of a trajectory, after “that it”. */
  readonly says: string;
}

/** “It stops at this gate”; at 5 it stops at none. */
export function stopsAt(gate: Gate): GateReading {
  return {
    gate,
    isYes: (answer) => answer === gate,
    says: gate === 5 ? "passes every gate" : `stops at gate ${gate}`,
  };
}
