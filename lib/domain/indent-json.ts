import { endOfString } from "./end-of-string";

const CLOSERS = "]}";
// An empty pair, white space, one sign, or a run of anything else. Of a string the quote alone: a pattern that matches
// strings overflows its stack on one of ten megabytes.
const TOKEN = /\[\s*\]|\{\s*\}|\s+|["[\]{},:]|[^\s"[\]{},:]+/y;

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

  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const sign = TOKEN.exec(text)?.[0] ?? text.charAt(at);
    const token = sign === '"' ? text.slice(at, endOfString(text, at)) : sign;
    at += token.length;
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
