import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import { parseSpelt, type Spelling } from "@/lib/importers/parse-spelt";
import type { CallWithoutResult } from "./read-call";

/**
 * A text that is equal for two calls that say the same: the tool, and its arguments whatever the order of their members
 * and the blanks between them, as text or not. Nothing else is overlooked, as a search for the same products is by
 * `callKey` of the filter: words are left out for it. Numbers count by their value, and beyond 2^53 by their digits.
 *
 * @param spelling - of the record, for arguments that are an object in it
 */
export function exactCallKey(
  { name, args, argsText = "", argsJson }: CallWithoutResult,
  spelling: Spelling | undefined,
): string {
  if (args === undefined) return `${name}\n${textKey(argsText)}`;
  if (argsJson === undefined) return `${name}\n${inOrder(args, spelling)}`;
  const own = parseSpelt(argsJson);

  return `${name}\n${inOrder(own.value, own.spelling)}`;
}

/** Of arguments that are no object. Nothing at all is an object without members. */
function textKey(text: string): string {
  if (text.trim() === "") return "{}";
  try {
    // How a bare number stands only what holds it tells.
    const { value, spelling } = parseSpelt(`[${text}]`);
    return inOrder(value, spelling);
  } catch {
    // No JSON begins so.
    return `!${text}`;
  }
}

function inOrder(value: unknown, spelling: Spelling | undefined): string {
  return spacedJson(value, {
    namesOf: (holder) => Object.keys(holder).toSorted(),
    numberAt: (holder, key) => {
      const spelt = spelling?.numberAt(holder, key);
      return Math.abs(Number(spelt)) > Number.MAX_SAFE_INTEGER ? spelt : undefined;
    },
  });
}
