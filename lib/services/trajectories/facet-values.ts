import type { TrajectoryFacets } from "@/lib/contract/trajectories";
import { GATES } from "@/lib/domain/judgement";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import type { Facet } from "@/lib/domain/table-fields";
import { REJECT_CODES, REJECT_TEXT, VERDICTS } from "@/lib/domain/verdict";
import { inSmallLetters } from "@/lib/query/common-spelling";
import type { FieldName } from "@/lib/query/fields";
import type { Filter } from "@/lib/query/filter";
import { printExactValue } from "@/lib/query/print-filter";
import { PROCESS_FIELDS } from "@/lib/query/process-fields";
import type { Group } from "./count-groups";
import { rejectsOf } from "./trajectory-row";

type FacetValue = NonNullable<TrajectoryFacets["facets"][Facet]>[number];

const NOT_MEASURED = "Does not apply or not known";

/** Fields that choose values of a facet: the facet's counts ignore their terms. */
export const FACET_FIELDS: Readonly<Record<Facet, readonly FieldName[]>> = {
  verdict: ["verdict"],
  bucket: ["bucket"],
  pool: ["pool"],
  gate: ["gate"],
  outcome: ["outcome"],
  rejects: ["reject"],
  unseen: ["unseen"],
  label: ["label"],
  approved: ["approved"],
  run: ["run"],
  agent: ["agent"],
  format: ["format"],
  repeated: ["repeated"],
  empty: ["empty"],
  recovered: ["recovered"],
  ignored: ["ignored"],
  used_unseen: ["used_unseen"],
  ungrounded: ["ungrounded"],
  verified: ["verified"],
  protocol: ["protocol"],
  voucher_claim: ["voucher_claim"],
  unclaimed: ["unclaimed"],
};

/**
 * A facet's values with the filter text that selects each. Closed lists keep their order and show zeros;
 * open ones come with the most frequent first, after the values that the filter names.
 */
export function facetValues(facet: Facet, groups: readonly Group[], filter: Filter): FacetValue[] {
  const counts = new Map(groups.map((group) => [group.value, group.count]));
  const count = (value: string | null): number => counts.get(value) ?? 0;

  switch (facet) {
    case "verdict":
      return VERDICTS.map((value) => closed(facet, value, count(value)));
    case "outcome":
      return OUTCOME_LEVELS.map((value) => closed(facet, value, count(value)));
    case "label":
      return [
        ...STRUCTURE_LABELS.map((value) => closed(facet, value, count(value))),
        none(facet, "No label", count(null)),
      ];
    case "gate":
      return [
        ...GATES.map((gate) => closed(facet, String(gate), count(String(gate)))),
        none(facet, "No gate", count(null)),
      ];
    case "approved":
      return [
        { value: "yes", label: "Approved", term: "approved:yes", count: count("true") },
        { value: "no", label: "Not approved", term: "approved:no", count: count("false") },
      ];
    case "unseen":
      return [
        { value: "0", label: "None", term: "unseen:0", count: count("0") },
        { value: "1..2", label: "1 to 2", term: "unseen:1..2", count: count("1") + count("2") },
        { value: "3..", label: "3 or more", term: "unseen:3..", count: count("3") },
        none(facet, "Does not apply: no shop", count(null)),
      ];
    case "rejects":
      return rejectValues(groups);
    case "recovered":
    case "verified":
    case "ungrounded":
    case "protocol":
    case "voucher_claim":
      return [
        ...Object.entries(PROCESS_FIELDS[facet].values).map(([value, label]) => ({
          ...closed(facet, value, count(value)),
          label,
        })),
        none(facet, NOT_MEASURED, count(null)),
      ];
    case "repeated":
    case "empty":
    case "ignored":
    case "used_unseen":
    case "unclaimed":
      return [
        { value: ">0", label: "1 or more", term: `${facet}:>0`, count: count("1") },
        { value: "0", label: "None", term: `${facet}:0`, count: count("0") },
        none(facet, NOT_MEASURED, count(null)),
      ];
    case "bucket":
    case "pool":
    case "run":
    case "agent":
    case "format":
      return openValues(facet, groups, filter);
  }
}

function closed(facet: Facet, value: string, count: number): FacetValue {
  return { value, label: value, term: `${facet}:${value}`, count };
}

function none(facet: Facet, label: string, count: number): FacetValue {
  return { value: "none", label, term: `${facet}:none`, count };
}

function rejectValues(groups: readonly Group[]): FacetValue[] {
  const codes = REJECT_CODES.map((code) => {
    const failing = groups.filter((group) => rejectsOf(Number(group.value)).includes(code));
    return { value: code, label: `${code} ${REJECT_TEXT[code]}`, term: `reject:${code}`, count: sum(failing) };
  });
  const clean = groups.filter((group) => Number(group.value) === 0);

  return [...codes, { value: "none", label: "No reject", term: "reject:none", count: sum(clean) }];
}

type OpenFacet = "bucket" | "pool" | "run" | "agent" | "format";

function openValues(facet: OpenFacet, groups: readonly Group[], filter: Filter): FacetValue[] {
  const named = new Set(namedValues(facet, filter));
  const missing = [...named].filter(
    (name) => !groups.some(({ value }) => value !== null && inSmallLetters(value) === name),
  );
  const values = [...groups, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }): FacetValue => {
    if (value === null) return none(facet, `No ${facet}`, count);
    return { value, label: value, term: `${facet}:${printExactValue(value)}`, count };
  });
  const isNamed = (value: FacetValue): boolean => named.has(inSmallLetters(value.value));

  return values.toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}

function namedValues(facet: OpenFacet, filter: Filter): string[] {
  return filter.terms.flatMap((term) => {
    if (term.kind === "words" || term.field !== facet || term.isNegated) return [];
    return term.tests.flatMap((test) => (test.kind === "is" ? [inSmallLetters(test.value)] : []));
  });
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((total, group) => total + group.count, 0);
}
