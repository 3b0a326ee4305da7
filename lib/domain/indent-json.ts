import { endOfString } from "./end-of-string";

const CLOSERS: Readonly<Record<string, string>> = { "[": "]", "{": "}" };
const SPACE = /\s/;

/**
 * Lays out JSON text in lines without reading its values: numbers, escapes, key order and duplicate
 * keys stay as they are written. Text that breaks off is laid out as far as it goes.
 *
 * @param indent - spaces a level
 */
export function indentJson(text: string, indent: number): string {
  const lines: string[] = [];
  let depth = 0;
  const line = () => {
    const level = Math.max(0, depth);
    lines[level] ??= `\n${" ".repeat(level * indent)}`;
    return lines[level];
  };

  let out = "";
  // Behind what is laid out already.
  let done = 0;
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    if (sign === '"') {
      // By hand: a pattern that matches strings overflows its stack on one of ten megabytes.
      at = endOfString(text, at);
      continue;
    }
    let next = at + 1;
    let laid = "";
    switch (sign) {
      case ",":
        laid = `,${line()}`;
        break;
      case ":":
        laid = ": ";
        break;
      case "[":
      case "{":
        next = behindSpace(text, next);
        if (text.charAt(next) === CLOSERS[sign]) {
          laid = `${sign}${text.charAt(next)}`;
          next += 1;
        } else {
          depth += 1;
          laid = `${sign}${line()}`;
        }
        break;
      case "]":
      case "}":
        depth -= 1;
        laid = `${line()}${sign}`;
        break;
      default:
        if (!isSpace(text, at)) {
          at = next;
          continue;
        }
    }
    out += text.slice(done, at) + laid;
    at = next;
    done = next;
  }

  return out + text.slice(done);
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 0x20 || code >= 0x80 ? SPACE.test(text.charAt(at)) : false;
}

function behindSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text, at)) at += 1;
  return at;
}
