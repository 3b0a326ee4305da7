import type { Signals } from "@/lib/domain/analysis";
import type { Step } from "@/lib/domain/step";
import type { AgentCall } from "./agent-calls";
import { searchWords } from "./canonical-args";

interface StructureSignals extends Pick<Signals, "regularity" | "hasCycle"> {
  readonly depth: number;
  readonly reformulations: number;
}

/** What the signals of structure count. */
interface StructureParts {
  /** Turns of the agent with a thought and a call. */
  readonly deep: readonly Step[];
  /** The first search with each query, but for the very first. */
  readonly reformulated: readonly AgentCall[];
  readonly repeated: readonly AgentCall[];
  /** The calls of the first cycle, its first round too; empty where there is none. */
  readonly cycle: readonly AgentCall[];
}

const MAX_CYCLE = 3;
const CYCLE_REPEATS = 3;

/**
 * The shape of a run (domain 5), from claimed calls. depth: turns with a thought and a call. reformulations:
 * distinct search queries minus one. regularity: 1 minus the share of calls that repeat an earlier one with the
 * same arguments; 1 without calls. hasCycle: at most three calls in a row, repeated at least three times.
 */
export function structureSignals(steps: readonly Step[], calls: readonly AgentCall[]): StructureSignals {
  const { deep, reformulated, repeated, cycle } = structureParts(steps, calls);

  return {
    depth: deep.length,
    reformulations: reformulated.length,
    regularity: calls.length === 0 ? 1 : 1 - repeated.length / calls.length,
    hasCycle: cycle.length > 0,
  };
}

/** The turns and calls behind the signals of structure, so that a number and its places are never of two minds. */
export function structureParts(steps: readonly Step[], calls: readonly AgentCall[]): StructureParts {
  return {
    deep: steps.filter((step) => step.role === "agent" && hasText(step.thought) && step.claimed.length > 0),
    reformulated: newSearches(calls).slice(1),
    repeated: repeatedOf(calls),
    cycle: cycleOf(calls),
  };
}

/** Calls that repeat an earlier one, tool and arguments: all but the first of each. */
export function repeatedOf(calls: readonly AgentCall[]): readonly AgentCall[] {
  const made = new Set<string>();

  return calls.filter(({ key }) => {
    const isRepeat = made.has(key);
    made.add(key);
    return isRepeat;
  });
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== "";
}

/** Searches with a query that none before them has. */
function newSearches(calls: readonly AgentCall[]): readonly AgentCall[] {
  const asked = new Set<string>();

  return calls.filter(({ claim }) => {
    const query = normalisedQuery(claim.name, claim.args);
    if (query === undefined || asked.has(query)) return false;
    asked.add(query);
    return true;
  });
}

function normalisedQuery(name: string, args: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (name !== "find_product" || !args) return undefined;

  const words = searchWords(args).flatMap((word) =>
    PLAIN_WORD.test(word) ? word : word.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  );
  return words.length === 0 ? undefined : words.join(" ");
}

const PLAIN_WORD = /^[a-z0-9]+$/;

function cycleOf(calls: readonly AgentCall[]): readonly AgentCall[] {
  for (let length = 1; length <= MAX_CYCLE; length++) {
    let run = 0;
    for (let at = length; at <= calls.length; at++) {
      const call = calls[at];
      if (call && call.key === calls[at - length]?.key) {
        run++;
        continue;
      }
      if (run >= length * (CYCLE_REPEATS - 1)) return calls.slice(at - run - length, at);
      run = 0;
    }
  }
  return [];
}
