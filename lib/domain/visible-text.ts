import { textRuns } from "./text-runs";

/** A stretch of text that a browser would hide, reorder or act on, with the words to show in its place. */
export interface InvisibleMark {
  readonly start: number;
  readonly end: number;
  /** What stands in for it on the page, such as "U+202E" or "ESC[31m". */
  readonly label: string;
  readonly title: string;
}

const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00, "NUL"],
  [0x07, "bell"],
  [0x08, "backspace"],
  [0x0d, "carriage return"],
  [0x1b, "escape"],
  [0x7f, "delete"],
  [0xad, "soft hyphen"],
  [0x061c, "Arabic letter mark"],
  [0x200b, "zero-width space"],
  [0x200c, "zero-width non-joiner"],
  [0x200d, "zero-width joiner"],
  [0x200e, "left-to-right mark"],
  [0x200f, "right-to-left mark"],
  [0x202a, "left-to-right embedding"],
  [0x202b, "right-to-left embedding"],
  [0x202c, "pop directional formatting"],
  [0x202d, "left-to-right override"],
  [0x202e, "right-to-left override"],
  [0x2028, "line separator"],
  [0x2029, "paragraph separator"],
  [0x2060, "word joiner"],
  [0x2066, "left-to-right isolate"],
  [0x2067, "right-to-left isolate"],
  [0x2068, "first strong isolate"],
  [0x2069, "pop directional isolate"],
  [0xfeff, "byte order mark"],
]);

// An ANSI sequence first (ESC or the one-byte CSI), then any control, format or lone surrogate code
// unit. Tab and line feed are layout and stay. The joiner of an emoji is left alone: it is seen.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\p{C}\u2028\u2029]*(?:\u0007|\u001b\\)?|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|[\u{e0000}-\u{e007f}]|\p{Cs}/gu;

function codeLabel(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

function describe(hidden: string): Pick<InvisibleMark, "label" | "title"> {
  const code = hidden.codePointAt(0) ?? 0;

  if (hidden.length > 2 && (code === 0x1b || code === 0x9b)) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the leading escape is shown as a word.
    const rest = hidden.replace(/^(?:\u001b|\u009b)/, code === 0x9b ? "[" : "").replace(/[\u0007\u001b]/g, "");
    return { label: `ESC${rest}`, title: "Terminal escape sequence, shown and not obeyed" };
  }
  if (code >= 0xd800 && code <= 0xdfff) return { label: codeLabel(code), title: "Half of a surrogate pair" };

  const name = NAMES.get(code) ?? (code >= 0xe0000 ? "tag character" : "control character");
  return { label: code === 0x0d ? "CR" : codeLabel(code), title: `${codeLabel(code)} ${name}` };
}

/**
 * Finds control characters, bidirectional and zero-width marks, lone surrogates and terminal escapes.
 * A carriage return before a line feed is an ordinary line end and is left out.
 *
 * @returns marks in text order that do not overlap; offsets are UTF-16 code units
 */
export function invisibleMarks(text: string): readonly InvisibleMark[] {
  return [...text.matchAll(HIDDEN)]
    .filter((match) => !(match[0] === "\r" && text[match.index + 1] === "\n"))
    .map((match) => ({ start: match.index, end: match.index + match[0].length, ...describe(match[0]) }));
}

/** A name as one line that is what it looks like: what cannot be seen stands as its label, such as "[U+202E]". */
export function visibleName(name: string): string {
  const line = name.replaceAll(/\r\n|[\t\n]/g, " ");
  const marks = invisibleMarks(line);
  if (marks.length === 0) return line;

  return textRuns(line, marks)
    .map(({ text, marks: [mark] }) => (mark === undefined ? text : `[${mark.label}]`))
    .join("");
}

/** Why a name cannot be given; undefined where it can. Names stand on screens, in files and in commands to paste. */
export function unseenFault(name: string, of: "run" | "metric" | "corpus"): string | undefined {
  return visibleName(name) === name ? undefined : `The name of the ${of} has characters that cannot be seen.`;
}
