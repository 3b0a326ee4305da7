/**
 * The JSON object that begins at a brace, with raw control characters in its strings and whatever follows it.
 * One that the text cuts inside a string or after a value is closed; a number that is cut itself is no value.
 *
 * @returns undefined when no object can be read there
 */
export function readObjectAt(text: string, start: number): unknown {
  const { end, isInString, isEscaped, open } = scan(text, start);
  if (end !== undefined) return parsed(escapeControls(text.slice(start, end)));

  const cut = text.slice(start, isEscaped ? -1 : undefined);
  const closing = open.toReversed().join("");
  if (isInString) return parsed(escapeControls(`${withoutHalfEscape(cut)}"${closing}`));
  if (/[\d.eE+-]$/.test(cut)) return undefined;

  return parsed(escapeControls(`${cut.replace(/[\s,]{1,100}$/, "")}${closing}`));
}

interface Scan {
  /** Just after the closing brace; absent when the text ends first. */
  readonly end?: number;
  readonly isInString: boolean;
  readonly isEscaped: boolean;
  /** Closing signs that are still missing, outermost first. */
  readonly open: readonly string[];
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
/** A judge's reply is flat; deeper text is none. */
const MOST_DEEP = 16;

function scan(text: string, start: number): Scan {
  const open: string[] = [];
  let isInString = false;
  let isEscaped = false;

  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (sign === "\\") isEscaped = true;
      else if (sign === '"') isInString = false;
      continue;
    }
    if (sign === '"') isInString = true;
    const closes = CLOSING[sign];
    if (closes !== undefined) open.push(closes);
    else if (sign === open.at(-1)) open.pop();
    if (open.length === 0) return { end: at + 1, isInString, isEscaped, open };
    if (open.length > MOST_DEEP) break;
  }
  return { isInString, isEscaped, open };
}

/** Drops the beginning of a \u escape that the cut left. */
function withoutHalfEscape(text: string): string {
  return text.replace(/\\u[0-9a-f]{0,3}$/i, "");
}

/** JSON forbids raw control characters in strings; between members they are white space or an error anyway. */
function escapeControls(json: string): string {
  let isInString = false;
  let isEscaped = false;
  let out = "";

  for (const sign of json) {
    const isControl = sign < " ";
    out += isInString && isControl ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}` : sign;
    if (isEscaped) isEscaped = false;
    else if (sign === "\\") isEscaped = isInString;
    else if (sign === '"') isInString = !isInString;
  }
  return out;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The caller tries the next place and says so when none is left.
    return undefined;
  }
}
