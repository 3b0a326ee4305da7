import { createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import { MIX_DIMENSIONS } from "@/lib/domain/lab-figure";
import { parseDraft, printDraft } from "@/lib/domain/threshold-changes";
import { parseFigure, printFigure } from "./figure-address";
import { LAB_PARTS, type LabDraft } from "./lab-state";

/** Values over those of the saved version, as text that a person can read and change. */
const parseAsDraft = createParser({
  parse: (text): LabDraft => ({ ...parseDraft(text), written: text }),
  serialize: printDraft,
  eq: (one, other) => printDraft(one) === printDraft(other),
});

const parseAsFigure = createParser({
  parse: parseFigure,
  serialize: printFigure,
  eq: (one, other) => printFigure(one) === printFigure(other),
});

/** What the address of the lab says; a value that cannot be read falls back. */
export const labParams = {
  draft: parseAsDraft.withDefault({}),
  against: parseAsString.withDefault(""),
  // A part is a place to come back to; what is tried in it is not.
  part: parseAsStringLiteral(LAB_PARTS).withDefault("effect").withOptions({ history: "push" }),
  labels: parseAsStringLiteral(COUNTED_LABELS).withDefault("blind"),
  mix: parseAsStringLiteral(MIX_DIMENSIONS).withDefault("bucket"),
  list: parseAsFigure.withOptions({ history: "push" }),
};
