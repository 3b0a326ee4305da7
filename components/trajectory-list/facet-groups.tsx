import type { TrajectoryFacets } from "@/lib/contract/trajectories";
import type { Facet } from "@/lib/domain/table-fields";
import { FacetGroup } from "./facet-group";

const FACET_NAME = {
  verdict: "Filter’s verdict",
  bucket: "Bucket",
  pool: "Split and pool",
  gate: "Judge gate",
  outcome: "Outcome",
  rejects: "Rejects",
  unseen: "Unseen ids",
  label: "Label",
  approved: "Approved",
  run: "Run",
  agent: "Agent",
  format: "Format",
  repeated: "Repeated calls",
  empty: "Empty searches",
  recovered: "Recovers from an empty result",
  ignored: "Ignored filters",
  used_unseen: "Uses unseen ids",
  ungrounded: "Recommends",
  verified: "Verifies before it commits",
  protocol: "Protocol",
  voucher_claim: "Voucher total",
  unclaimed: "Calls it does not claim",
} as const satisfies Record<Facet, string>;

interface FacetGroupsProps {
  facets: readonly Facet[];
  answer: TrajectoryFacets;
  filter: string;
  onFilter: (filter: string) => void;
}

/** Those of the facets that have values, each with them. */
export function FacetGroups({ facets, answer, filter, onFilter }: FacetGroupsProps) {
  return facets.map((facet) => {
    const values = answer.facets[facet];

    return values && values.length > 0 ? (
      <FacetGroup
        key={facet}
        facet={facet}
        unlisted={answer.unlisted[facet] ?? 0}
        name={FACET_NAME[facet]}
        values={values}
        filter={filter}
        onFilter={onFilter}
      />
    ) : null;
  });
}
