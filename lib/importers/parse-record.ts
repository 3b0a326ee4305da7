import { endOfString } from "@/lib/domain/end-of-string";
import { isUtf8 } from "@/lib/domain/is-utf8";
import type { CutRecord } from "./cut-records";
import { NestsTooDeep } from "./nests-too-deep";
import { parsePrefix, skipSpace } from "./parse-prefix";
import { parseSpelt, type SpeltValue } from "./parse-spelt";
import { spellIds } from "./spell-ids";

/** A record's JSON value with what had to be repaired, or why it is none. */
export type ParsedRecord =
  | (SpeltValue & { readonly kind: "parsed"; readonly notes: readonly string[] })
  | { readonly kind: "unreadable"; readonly reason: string };

type RecordPlace = Pick<CutRecord, "endsFile">;

/**
 * Reads the bytes of one record as JSON. Tolerates what sources really write: a byte order mark, raw NUL bytes
 * (a process killed in the middle of a write leaves them) and NaN or Infinity in place of a number. Ids that are numbers
 * beyond 2^53 are given as text, with all their digits.
 *
 * @param place - whether its file is known to end with it
 */
export function parseRecord(bytes: Uint8Array, place: RecordPlace = {}): ParsedRecord {
  const notes: string[] = [];
  const text = decode(bytes, notes);

  try {
    return { kind: "parsed", ...parseWithIds(text), notes };
  } catch (error) {
    return error instanceof NestsTooDeep ? tooDeep(error) : parseRepaired(text, notes, place);
  }
}

function parseWithIds(text: string): SpeltValue {
  const spelt = parseSpelt(text);
  if (spelt.spelling) spellIds(spelt.value, spelt.spelling);

  return spelt;
}

const REPLACEMENT = "\uFFFD";

function decode(bytes: Uint8Array, notes: string[]): string {
  const text = new TextDecoder().decode(bytes);

  if (text.includes(REPLACEMENT) && !isUtf8(bytes)) {
    notes.push(`Some bytes are not valid UTF-8; they show as ${REPLACEMENT}.`);
  }

  return text;
}

function parseRepaired(text: string, notes: string[], place: RecordPlace): ParsedRecord {
  const withoutNul = text.replaceAll("\0", "");
  const nulCount = text.length - withoutNul.length;
  const finite = replaceNonFinite(withoutNul);

  try {
    const read = parseWithIds(finite.text);
    if (nulCount > 0) notes.push(`Raw NUL bytes left out: ${nulCount}.`);
    if (finite.replaced > 0) notes.push(`NaN or Infinity read as null: ${finite.replaced}.`);
    return { kind: "parsed", ...read, notes };
  } catch (error) {
    return error instanceof NestsTooDeep
      ? tooDeep(error)
      : { kind: "unreadable", reason: reasonOf(finite.text, place) };
  }
}

function tooDeep({ message }: NestsTooDeep): ParsedRecord {
  return { kind: "unreadable", reason: `The record cannot be kept as it stands. ${message}.` };
}

const NON_FINITE = /-?\b(?:NaN|Infinity)\b/g;

// Strings are skipped by hand: a pattern that matches strings overflows its stack on strings of megabytes.
function replaceNonFinite(text: string): { readonly text: string; readonly replaced: number } {
  if (!text.includes("NaN") && !text.includes("Infinity")) return { text, replaced: 0 };

  const parts: string[] = [];
  let replaced = 0;
  let at = 0;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const between = quote === -1 ? text.slice(at) : text.slice(at, quote);
    parts.push(
      between.replace(NON_FINITE, () => {
        replaced += 1;
        return "null";
      }),
    );
    if (quote === -1) break;

    const end = endOfString(text, quote);
    parts.push(text.slice(quote, end));
    at = end;
  }

  return { text: parts.join(""), replaced };
}

/** Up to so many it is looked for where a record breaks. */
const MOST_VALUES = 1_000_000;

function reasonOf(text: string, { endsFile }: RecordPlace): string {
  if (text === "")
    return "The file breaks off here, behind a whole record: it was cut or damaged, or is still being written.";
  const prefix = parsePrefix(text, 0, { left: MOST_VALUES });

  switch (prefix.kind) {
    case "cut":
      return `The record breaks off after ${text.length.toLocaleString("en")} characters: ${endsFile ? "the file was cut, or is still being written" : "it ends too early"}.`;
    case "broken":
      return `The record is not valid JSON at character ${(prefix.at + 1).toLocaleString("en")}${nearby(text, prefix.at)}.`;
    case "spent":
      return `The record is not valid JSON, somewhere after character ${prefix.at.toLocaleString("en")}: the file may have been cut.`;
    case "complete":
      return trailing(text, skipSpace(text, prefix.end));
  }
}

function trailing(text: string, at: number): string {
  if (at >= text.length) return "The record is not valid JSON.";

  return `The record goes on after its JSON value ends, at character ${(at + 1).toLocaleString("en")}${nearby(text, at)}.`;
}

function nearby(text: string, at: number): string {
  const found = text.slice(at, at + 24).replaceAll(/\s+/g, " ");
  return found === "" ? "" : `: “${found}”`;
}
