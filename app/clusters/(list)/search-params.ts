import { createLoader, createParser, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { CLUSTER_PARTS, CLUSTER_SIZES, PROPOSAL_STATES } from "@/components/cluster/clusters-state";
import { REASONS } from "@/components/cluster/reason-look";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parseAsId = createParser({ parse: (text) => (UUID.test(text) ? text : null), serialize: (id) => id });

/** What the address of the clusters says; a value that cannot be read falls back. */
export const clustersSearchParams = {
  part: parseAsStringLiteral(CLUSTER_PARTS).withDefault("clusters"),
  size: parseAsStringLiteral(CLUSTER_SIZES).withDefault("several"),
  reason: parseAsStringLiteral(REASONS),
  find: parseAsString.withDefault(""),
  torn: parseAsId,
  state: parseAsStringLiteral(PROPOSAL_STATES).withDefault("open"),
};

export const loadClustersSearchParams = createLoader({ ...clustersSearchParams, corpus: parseAsString });
