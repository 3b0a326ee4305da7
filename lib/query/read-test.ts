import { FIELDS, type FieldDefinition, type FieldName } from "./fields";
import type { TestOfKind } from "./filter";
import type { Mistake, ParsedValue } from "./parsed-filter";
import { readChoice } from "./read-choice";
import { readDate } from "./read-date";
import { readFlag } from "./read-flag";
import { readNumber } from "./read-number";
import { readReference } from "./read-reference";
import { readRejudgement } from "./read-rejudgement";
import { readText } from "./read-text";

export type FieldKind = FieldDefinition["kind"];
export type DefinitionOf<Kind extends FieldKind> = Extract<FieldDefinition, { kind: Kind }>;

/** A value that makes sense, or why it does not. */
export type Read<Kind extends FieldKind> = { readonly test: TestOfKind[Kind] } | { readonly mistake: Mistake };

export type ValueReader<Kind extends FieldKind> = (
  value: ParsedValue,
  field: { readonly name: string; readonly definition: DefinitionOf<Kind> },
) => Read<Kind>;

/** Reads one value of a field by the field's kind. */
export function readTest(name: FieldName, value: ParsedValue): Read<FieldKind> {
  const definition: FieldDefinition = FIELDS[name];

  switch (definition.kind) {
    case "choice":
      return readChoice(value, { name, definition });
    case "number":
      return readNumber(value, { name, definition });
    case "flag":
      return readFlag(value, { name, definition });
    case "text":
      return readText(value, { name, definition });
    case "date":
      return readDate(value, { name, definition });
    case "rejudgement":
      return readRejudgement(value, { name, definition });
    case "reference":
      return readReference(value, { name, definition });
  }
}
