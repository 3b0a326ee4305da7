import type { ClusterReason } from "@/lib/contract/clusters";

interface ReasonLook {
  readonly name: string;
  /** Where many stand side by side. */
  readonly short: string;
  /** Repeats the name as a sign. */
  readonly mark: string;
  /** What joins the problems. */
  readonly says: string;
}

/** Why problems are in one cluster, as every screen names it. */
export const REASON_LOOK = {
  query: {
    name: "query",
    short: "query",
    mark: "=",
    says: "They ask the same, but for case, width, punctuation and white space.",
  },
  gold: { name: "wanted product", short: "wanted", mark: "★", says: "Their rewards want one product." },
  recommended: {
    name: "recommended product",
    short: "recommended",
    mark: "☆",
    says: "A successful rollout of one recommends a product that another wants, or that is recommended there too.",
  },
  title: { name: "wanted title", short: "title", mark: "T", says: "Their rewards want products of one title." },
  person: { name: "person", short: "person", mark: "✎", says: "A person put them together." },
} as const satisfies Record<ClusterReason, ReasonLook>;

/** In the order in which they are looked for. */
export const REASONS = ["query", "gold", "recommended", "title", "person"] as const satisfies readonly ClusterReason[];
