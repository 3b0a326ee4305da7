import { endOfString } from "./end-of-string";
import type { TextRange } from "./text-runs";

/** A member of a JSON object, or an element of an array, which has no name. Its range is that of its value. */
export interface MemberPlace extends TextRange {
  readonly name: string | undefined;
}

/**
 * Where the members of the object, or the elements of the array, stand whose bracket is the first character from `at` on
 * that is no space. Text that breaks off has those that begin before its end; anything else has none.
 */
export function memberPlaces(text: string, at = 0): readonly MemberPlace[] {
  const places: MemberPlace[] = [];
  const open = behindSpace(text, at);
  const isObject = text[open] === "{";
  if (!isObject && text[open] !== "[") return places;

  let next = behindSpace(text, open + 1);
  while (next < text.length && text[next] !== "]" && text[next] !== "}") {
    const keyEnd = isObject ? endOfValue(text, next) : next;
    const start = isObject ? behindSpace(text, text.indexOf(":", keyEnd) + 1) : next;
    const end = endOfValue(text, start);
    // Only what is no JSON stands still.
    if (start < next || end === start) return places;
    places.push({ name: isObject ? nameOf(text.slice(next, keyEnd)) : undefined, start, end });
    const comma = behindSpace(text, end);
    next = text[comma] === "," ? behindSpace(text, comma + 1) : comma;
  }

  return places;
}

function nameOf(key: string): string | undefined {
  try {
    return String(JSON.parse(key));
  } catch {
    return undefined;
  }
}

function behindSpace(text: string, at: number): number {
  let behind = at;
  while (/\s/.test(text.charAt(behind))) behind += 1;

  return behind;
}

const BEHIND_PLAIN = /[\s,\]}]|$/g;

function endOfValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfString(text, start);
  if (first !== "{" && first !== "[") {
    BEHIND_PLAIN.lastIndex = start;
    return BEHIND_PLAIN.exec(text)?.index ?? text.length;
  }

  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at) - 1;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") depth -= 1;
    if (depth === 0) return at + 1;
  }

  return text.length;
}
