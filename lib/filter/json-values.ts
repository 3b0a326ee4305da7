const FENCE = "```";

/**
 * JSON objects and lists that stand one behind the other at the start of a text, in a code fence or not, with commas
 * before a closing bracket or without. `isWhole`: none of them is broken, and none stands behind other words. Linear in the
 * length of the text.
 */
export function jsonValues(text: string): { readonly values: readonly unknown[]; readonly isWhole: boolean } {
  const values: unknown[] = [];

  let at = behindBlanks(text, 0);
  while (text[at] === "{" || text[at] === "[") {
    const found = bracketed(text, at);
    if (!found) return { values, isWhole: false };
    try {
      values.push(JSON.parse(found.json));
    } catch {
      return { values, isWhole: false };
    }
    at = behindBlanks(text, found.end);
  }
  return { values, isWhole: !text.includes("{", at) };
}

/** The place behind blanks, commas and the marks of a code fence. */
function behindBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text.startsWith(FENCE, at)) at += text.startsWith("json", at + FENCE.length) ? FENCE.length + 4 : FENCE.length;
    else if (/[\s,]/.test(text.charAt(at))) at += 1;
    else break;
  }
  return at;
}

/** What a bracket opens, up to its own closing one; undefined where none closes it. Brackets in quotes are text. */
function bracketed(text: string, from: number): { readonly json: string; readonly end: number } | undefined {
  let json = "";
  let kept = from;
  let depth = 0;
  let comma: number | undefined;

  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfQuote(text, at);
    if ("[{".includes(sign)) depth += 1;
    if ("]}".includes(sign)) {
      if (comma !== undefined) {
        json += text.slice(kept, comma);
        kept = comma + 1;
      }
      depth -= 1;
      if (depth === 0) return { json: json + text.slice(kept, at + 1), end: at + 1 };
    }
    if (sign === ",") comma = at;
    else if (sign.trim() !== "") comma = undefined;
  }
  return undefined;
}

/** The place of the quotation mark that closes the one here, or the end of the text. */
function endOfQuote(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;

  return at;
}
