import { CLUSTER_REASONS, type ClusterReason } from "@/lib/contract/clusters";
import type { ReadClusters } from "@/lib/services/clusters/read-clusters";
import { plain } from "./classification-table";

const REASON_WORDS: Readonly<Record<ClusterReason, string>> = {
  query: "the same query",
  gold: "a wanted product",
  recommended: "a recommended product",
  title: "a wanted title",
  person: "a person's decision",
};
const SHOWN = 20;

/** Leak clusters and proposals for a terminal: the first of each. */
export function clustersText({ problems, clusters, joined, proposals }: ReadClusters): string {
  const number = (count: number) => count.toLocaleString("en");
  const lines = [
    `Problems: ${number(problems)}. Clusters: ${number(clusters)}.`,
    ...joined.slice(0, SHOWN).map(({ problems: names, reasons }) => {
      const kinds = CLUSTER_REASONS.filter((kind) => reasons.some(({ reason }) => reason === kind));
      return `${names.map(plain).join(", ")}: ${kinds.map((kind) => REASON_WORDS[kind]).join(", ")}`;
    }),
    ...(proposals.length > 0 ? ["", "Nearly the same query, for a person to decide:"] : []),
    ...proposals.slice(0, SHOWN).map(({ a, b, similarity }) => `${plain(a)} and ${plain(b)}: ${similarity.toFixed(2)}`),
    ...(Math.max(joined.length, proposals.length) > SHOWN ? ["More of them with --json."] : []),
  ];

  return `${lines.join("\n")}\n`;
}
