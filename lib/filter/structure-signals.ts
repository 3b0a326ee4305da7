import type { Signals } from "@/lib/domain/analysis";
import type { Step } from "@/lib/domain/step";
import type { AgentCall } from "./agent-calls";
import { searchWords } from "./canonical-args";

interface StructureSignals extends Pick<Signals, "regularity" | "hasCycle"> {
  readonly depth: number;
  readonly reformulations: number;
}

const MAX_CYCLE = 3;
const CYCLE_REPEATS = 3;

/**
 * The shape of a run (domain 5), from claimed calls. depth: turns with a thought and a call. reformulations:
 * distinct search queries minus one. regularity: 1 minus the share of calls that repeat an earlier one with the
 * same arguments; 1 without calls. hasCycle: at most three calls in a row, repeated at least three times.
 */
export function structureSignals(steps: readonly Step[], calls: readonly AgentCall[]): StructureSignals {
  const keys = calls.map((call) => call.key);
  const repeated = keys.length - new Set(keys).size;
  const queries = new Set(calls.flatMap(({ claim }) => normalisedQuery(claim.name, claim.args)));

  return {
    depth: steps.filter((step) => step.role === "agent" && hasText(step.thought) && step.claimed.length > 0).length,
    reformulations: Math.max(0, queries.size - 1),
    regularity: keys.length === 0 ? 1 : 1 - repeated / keys.length,
    hasCycle: hasCycle(keys),
  };
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== "";
}

function normalisedQuery(name: string, args: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  if (name !== "find_product" || !args) return [];

  const words = searchWords(args).flatMap((word) =>
    PLAIN_WORD.test(word) ? word : word.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  );
  return words.length === 0 ? [] : [words.join(" ")];
}

const PLAIN_WORD = /^[a-z0-9]+$/;

function hasCycle(keys: readonly string[]): boolean {
  for (let length = 1; length <= MAX_CYCLE; length++) {
    let run = 0;
    for (let at = length; at < keys.length; at++) {
      run = keys[at] === keys[at - length] ? run + 1 : 0;
      if (run >= length * (CYCLE_REPEATS - 1)) return true;
    }
  }
  return false;
}
