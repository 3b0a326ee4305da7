import type { FileSample, SampleValue } from "./importer";
import { isBinaryText, nameBinary } from "./name-binary";
import { type PrefixValue, parsePrefix, skipSpace } from "./parse-prefix";

/** What the first bytes of a file hold, or why nothing can be said about them. */
export type SampledFile =
  | { readonly kind: "sampled"; readonly sample: FileSample }
  | {
      readonly kind: "unreadable";
      readonly why: string;
      /** It begins like a record whose line does not end here: the next one may be whole. */
      readonly isCut: boolean;
    };

/**
 * Reads the first values of a file from its first bytes, wherever those stop.
 * Raw NUL bytes and a byte order mark are passed over, as parseRecord does.
 */
export function sampleFile(head: Uint8Array): SampledFile {
  const binary = nameBinary(head);
  if (binary !== undefined) return unreadable(`The file is not text. It looks like ${binary}.`);

  const text = new TextDecoder().decode(head, { stream: true }).replaceAll("\0", "");
  const start = skipSpace(text, 0);
  if (start >= text.length) return unreadable("The file is empty.");

  const first = parsePrefix(text, start);
  if (isContainer(text, start) && spansLines(text, start, first)) return sampled("document", [sampleOf(first)]);

  const values = linesOf(text);
  if (values.length > 0) return sampled("lines", values);

  const isCut = isContainer(text, start) && !text.includes("\n", start);
  return { kind: "unreadable", why: notJson(text, start), isCut };
}

function unreadable(why: string): SampledFile {
  return { kind: "unreadable", why, isCut: false };
}

// A value that breaks on its first line, or where the second begins, is a broken line of a file of lines.
function spansLines(text: string, start: number, first: PrefixValue): boolean {
  const newline = text.indexOf("\n", start);
  if (newline === -1) return false;

  switch (first.kind) {
    case "complete":
      return newline < first.end;
    case "cut":
      return true;
    case "broken":
      return first.at > skipSpace(text, newline);
  }
}

const MAX_LINES = 20;

function sampled(kind: FileSample["kind"], values: readonly SampleValue[]): SampledFile {
  return { kind: "sampled", sample: { kind, values } };
}

function sampleOf(value: PrefixValue): SampleValue {
  return { value: value.value, isComplete: value.kind === "complete" };
}

// Some lines may be garbage: the rest of the file decides.
function linesOf(text: string): readonly SampleValue[] {
  const values: SampleValue[] = [];
  let at = 0;

  while (at < text.length && values.length < MAX_LINES) {
    const newline = text.indexOf("\n", at);
    const line = text.slice(at, newline === -1 ? text.length : newline);
    const start = skipSpace(line, 0);
    if (isContainer(line, start)) {
      const value = parsePrefix(line, start);
      const isWhole = value.kind === "complete" && skipSpace(line, value.end) === line.length;
      if (isWhole || (value.kind === "cut" && newline === -1)) values.push(sampleOf(value));
    }
    if (newline === -1) break;
    at = newline + 1;
  }

  return values;
}

function isContainer(text: string, at: number): boolean {
  return text.charAt(at) === "{" || text.charAt(at) === "[";
}

function notJson(text: string, start: number): string {
  if (isBinaryText(text)) return "The file is not text. JSON or JSON lines are wanted.";

  const begins = text
    .slice(start, start + 32)
    .replaceAll(/\s+/g, " ")
    .trim();
  return `The file is not JSON or JSON lines; it begins with “${begins}”.`;
}
