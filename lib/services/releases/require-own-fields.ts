import type { FieldName } from "@/lib/query/fields";
import type { Filter } from "@/lib/query/filter";
import { ServiceError } from "@/lib/services/service-error";

/** What the active filter version decided of each trajectory. */
const OF_ACTIVE_VERSION: ReadonlySet<FieldName> = new Set([
  ...(["verdict", "structure", "overridden", "reject", "rejects", "rule"] as const),
]);
/** What its pipeline made of it, caps included. */
const OF_PIPELINE: ReadonlySet<FieldName> = new Set(["leaves", "duplicate_of"]);
/** What people decided up to now, and what was decided with it. */
const OF_NOW: ReadonlySet<FieldName> = new Set([
  ...([
    "structure",
    "label",
    "blind_label",
    "approved",
    "overridden",
    "released",
    "commented",
    "queue",
    "compared",
    "other_judge",
  ] as const),
  ...(["human_gate", "gate_blind", "gate_fault", "blind_gate", "blind_fault", "gate_source"] as const),
]);

interface Chosen {
  readonly isActive: boolean;
  readonly hasOwnCaps: boolean;
  readonly isOfNow: boolean;
}

/**
 * A filter is compared with what is stored of now, by the active version. A release of another version, of other caps or of
 * earlier labels would not be the same later, so it takes no field that tells of those.
 *
 * @throws ServiceError INVALID for such a field
 */
export function requireOwnFields({ terms }: Filter, { isActive, hasOwnCaps, isOfNow }: Chosen): void {
  const fields = fieldsOf(terms);
  const ofVersion = fields.find((field) => !isActive && OF_ACTIVE_VERSION.has(field));
  if (ofVersion !== undefined) throw refused(ofVersion, "what the active filter version decides", "another version");
  const ofPipeline = fields.find((field) => !(isActive && !hasOwnCaps && isOfNow) && OF_PIPELINE.has(field));
  if (ofPipeline !== undefined)
    throw refused(
      ofPipeline,
      "what the pipeline makes of the corpus now",
      "another version, other caps or other labels",
    );
  const ofNow = fields.find((field) => !isOfNow && OF_NOW.has(field));
  if (ofNow !== undefined) throw refused(ofNow, "what people have decided by now", "earlier labels");
}

/** Whether a filter compares with the verdicts that are stored. */
export function tellsOfVersion({ terms }: Filter): boolean {
  return fieldsOf(terms).some((field) => OF_ACTIVE_VERSION.has(field));
}

function fieldsOf(terms: Filter["terms"]): readonly FieldName[] {
  return terms.flatMap((term) => (term.kind === "field" ? [term.field] : []));
}

function refused(field: FieldName, tells: string, is: string): ServiceError {
  return new ServiceError("INVALID", `“${field}” tells ${tells}, and this release is of ${is}. Filter without it.`);
}
