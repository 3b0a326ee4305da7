const CLOSERS = "]}";

/**
 * Lays out JSON text in lines without reading its values: numbers, escapes, key order and duplicate
 * keys stay as they are written. Text that breaks off is laid out as far as it goes.
 *
 * @param indent - spaces a level
 */
export function indentJson(text: string, indent: number): string {
  const out: string[] = [];
  let depth = 0;
  const line = () => `\n${" ".repeat(Math.max(0, depth) * indent)}`;

  // A string, an empty pair, white space, one sign, or a run of anything else.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"?|\[\s*\]|\{\s*\}|\s+|[[\]{},:]|[^\s"[\]{},:]+/g)) {
    if (/^\s/.test(token)) continue;
    if (token === "{" || token === "[") {
      depth++;
      out.push(token, line());
    } else if (CLOSERS.includes(token)) {
      depth--;
      out.push(line(), token);
    } else if (token === ",") out.push(",", line());
    else if (token === ":") out.push(": ");
    else out.push(token.length > 1 && /^[[{]/.test(token) ? token.replace(/\s/g, "") : token);
  }
  return out.join("");
}
