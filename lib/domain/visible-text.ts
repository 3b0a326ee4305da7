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

// An ANSI sequence first (ESC or the one-byte CSI), then any control character, lone surrogate or character without a
// shape. Tabs and line ends are layout and stay, and so does what is seen in the character before it: the look and the
// joiner of an emoji, the keycap of a digit, the variant of an ideograph.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\p{C}\u2028\u2029]*(?:\u0007|\u001b\\)?|[\p{Cc}\p{Cs}\p{DI}\u2028\u2029\ufff9-\ufffb](?<![\t\n]|\r(?=\n)|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]?(?:\u200d(?=\p{ExtPict}))?|\ufe0f(?=\u20e3)|\p{Ideo}[\ufe00-\ufe02\u{e0100}-\u{e01ef}])/gu;

function codeLabel(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

function kindOf(code: number): string {
  if (code < 0xa0) return "control character";
  if (code >= 0xd800 && code <= 0xdfff) return "half of a surrogate pair";

  return code >= 0xe0000 && code <= 0xe007f ? "tag character" : "character without a shape";
}

function describe(hidden: string): Pick<InvisibleMark, "label" | "title"> {
  const code = hidden.codePointAt(0) ?? 0;

  if (hidden.length > 2 && (code === 0x1b || code === 0x9b)) {
    const rest = hidden.replace("\u009b", "[").replace(/\p{Cc}/gu, "");
    return { label: `ESC${rest}`, title: "Terminal escape sequence, shown and not obeyed" };
  }
  const name = NAMES.get(code) ?? kindOf(code);
  return { label: code === 0x0d ? "CR" : codeLabel(code), title: `${codeLabel(code)} ${name}` };
}

/**
 * Finds control characters, bidirectional and zero-width marks, fillers, variation selectors out of place, lone surrogates
 * and terminal escapes.
 * A carriage return before a line feed is an ordinary line end and is left out.
 *
 * @returns marks in text order that do not overlap; offsets are UTF-16 code units
 */
export function invisibleMarks(text: string): readonly InvisibleMark[] {
  return [...text.matchAll(HIDDEN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    ...describe(match[0]),
  }));
}

/** A name as one line that is what it looks like: what cannot be seen stands as its label, such as "[U+202E]". */
export function visibleName(name: string): string {
  return name.replaceAll(/\r\n|[\t\n]/g, " ").replaceAll(HIDDEN, (hidden) => `[${describe(hidden).label}]`);
}

/** Why a name cannot be given; undefined where it can. Names stand on screens, in files and in commands to paste. */
export function unseenFault(name: string, of: "run" | "metric" | "corpus"): string | undefined {
  return visibleName(name) === name ? undefined : `The name of the ${of} has characters that cannot be seen.`;
}
