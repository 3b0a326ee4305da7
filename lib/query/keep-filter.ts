import { checkFilter } from "./check-filter";
import { FIELDS, type FieldDefinition, isFieldName } from "./fields";
import { parseFilter } from "./parse-filter";
import type { ParsedTerm, ParsedValue } from "./parsed-filter";
import { printTerm } from "./print-filter";
import { signed } from "./signed-value";
import { isAccepted, replaceTerm } from "./toggle-term";

type FieldTerm = Extract<ParsedTerm, { kind: "field" }>;

/**
 * Filter text that was kept, such as a saved view's, written so that it asks what it asked and is not asked back, as
 * text that is typed would be: `tokens:>8,192` as `tokens:>8,=192`. Any other text comes back as it is.
 */
export function keepFilter(kept: string): string {
  if (isAccepted(kept) || checkFilter(kept, "kept").status === "invalid") return kept;

  let text = kept.trim();
  for (const term of parseFilter(text).terms.toReversed()) {
    if (term.kind === "field" && !isAccepted(printTerm(term))) text = replaceTerm(text, term, unmistakable(term));
  }

  return isAccepted(text) ? text : kept;
}

function unmistakable(term: FieldTerm): string {
  const plain = { ...term, values: term.values.map(withoutNoughts).map(signed) };
  const isWhole = isWholeField(term.name);
  const written = [plain, { ...plain, values: plain.values.map((value) => asRange(value, isWhole)) }].map(printTerm);

  return written.find(isAccepted) ?? printTerm(term);
}

function isWholeField(name: string): boolean {
  const definition: FieldDefinition | undefined = isFieldName(name) ? FIELDS[name] : undefined;

  return definition?.kind === "number" && definition.isWhole;
}

/** 000 and 8.000 are 0 and 8 where they are read as they stand. */
function withoutNoughts(value: ParsedValue): ParsedValue {
  const ends = value.text.split("..").map((end) => (/^-?\d+(\.\d+)?$/.test(end) ? String(Number(end)) : end));

  return { ...value, text: ends.join("..") };
}

/** Comparisons of one list are asked back, ranges are not. */
function asRange(value: ParsedValue, isWhole: boolean): ParsedValue {
  const { operator, ...rest } = value;
  const step = operator === "<" || operator === ">" ? 1 : 0;
  if (operator === undefined || operator === "=" || (step > 0 && !isWhole)) return value;
  const end = Number(value.text);

  return { ...rest, text: operator.startsWith(">") ? `${end + step}..` : `..${end - step}` };
}
