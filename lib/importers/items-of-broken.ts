import { createValueCutter } from "./cut-values";
import { parsePrefix, type ValueBudget } from "./parse-prefix";

/** As many tell a format, where some of them are broken. */
const MOST_ITEMS = 20;

/** What the first items of a list hold that is no JSON as a whole: of a broken one what comes before the break. */
export function itemsOfBroken(list: string, budget: ValueBudget): readonly unknown[] {
  const cutter = createValueCutter({ kind: "array" }, list.length * MOST_UTF8_BYTES);
  const records = [...cutter.push(new TextEncoder().encode(list)), ...cutter.finish()];

  return records.slice(0, MOST_ITEMS).flatMap(({ bytes }) => {
    const { value } = parsePrefix(new TextDecoder().decode(bytes), 0, budget);

    return value === undefined ? [] : [value];
  });
}

const MOST_UTF8_BYTES = 3;
