/** Python's white space; it differs from ours in six control characters and the byte order mark. */
const SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const LEADING = new RegExp(`^${SPACE}+`);

/** A text without the white space around it, and how many characters that took away at its start. */
export function pythonStrip(text: string): { readonly text: string; readonly skipped: number } {
  const skipped = LEADING.exec(text)?.[0].length ?? 0;
  let end = text.length;
  // From the end by hand: a pattern that is anchored there tries every run of spaces in the text.
  while (end > skipped && LEADING.test(text.charAt(end - 1))) end -= 1;

  return { text: text.slice(skipped, end), skipped };
}

/** The characters of a text as Python counts them: code points, where a string here counts UTF-16 units. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** Where a text of so many characters ends in this text, in UTF-16 units. */
export function endOfCharacters(text: string, characters: number): number {
  if (text.length <= characters) return text.length;

  let end = 0;
  for (let count = 0; count < characters && end < text.length; count += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return end;
}

/** A float as Python writes it: with a fraction always, with an exponent below 1e-4 and from 1e16 on. */
export function pythonFloat(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : "-Infinity";
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";

  const [digits = "", exponentText = "0"] = value.toExponential().split("e");
  const exponent = Number(exponentText);
  if (exponent < -4 || exponent >= 16) {
    const size = String(Math.abs(exponent)).padStart(2, "0");
    return `${digits}e${exponent < 0 ? "-" : "+"}${size}`;
  }

  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/** A number with so many places as Python rounds it: a tie goes to the even digit, here it goes up. */
export function pythonFixed(value: number, places: 0 | 1): string {
  const rounded = value.toFixed(places);
  const [, rest = ""] = new RegExp(`^-?\\d+\\.\\d{${places}}(\\d+)$`).exec(value.toFixed(places + 20)) ?? [];
  if (!/^50*$/.test(rest)) return rounded;

  const down = value
    .toFixed(places + 20)
    .slice(0, -20)
    .replace(/\.$/, "");
  return Number(down.at(-1)) % 2 === 0 ? down : rounded;
}
