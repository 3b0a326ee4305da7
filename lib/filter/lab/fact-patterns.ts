import type { VerdictFacts } from "@/lib/filter/decide-verdict";
import { FACT_FLAGS, type FactTable } from "./fact-table";
import { GroupNumbers } from "./group-numbers";
import { verdictFactsAt } from "./why-moved";

/** What a verdict is decided from, once for all rows that agree in it: few hundreds or thousands of a million rows. */
export interface FactPatterns {
  /** The pattern of each row. */
  readonly patternOf: Int32Array;
  readonly facts: readonly VerdictFacts[];
}

const DECIDING = FACT_FLAGS.hasLog | FACT_FLAGS.asksForNothing | FACT_FLAGS.sendsNoNonce;

/** Bits of a count that share a number with another one. */
const HALF = 16;
/** In the place of the flags: the few rows with more calls than that are a pattern each. */
const ALONE = -1;

/** So many thresholds can be asked about a row as about its pattern. Retries decide nothing and are not told apart. */
export function factPatterns(table: FactTable): FactPatterns {
  const { size, flags, model, macro, code, unknown } = table;
  const groups = new GroupNumbers();
  const patternOf = new Int32Array(size);
  const facts: VerdictFacts[] = [];
  for (let row = 0; row < size; row += 1) {
    const byModel = model[row] ?? 0;
    const byMacro = macro[row] ?? 0;
    const byCode = code[row] ?? 0;
    const byUnknown = unknown[row] ?? 0;
    const isHalf = (byModel | byMacro | byCode | byUnknown) >>> HALF === 0;
    const pattern = isHalf
      ? groups.numberOf((flags[row] ?? 0) & DECIDING, (byModel << HALF) | byMacro, (byCode << HALF) | byUnknown)
      : groups.numberOf(ALONE, row, 0);
    patternOf[row] = pattern;
    if (pattern === facts.length) facts.push(verdictFactsAt(table, row));
  }

  return { patternOf, facts };
}
