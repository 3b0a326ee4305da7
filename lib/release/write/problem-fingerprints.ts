import { createHash, createHmac } from "node:crypto";
import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { Pool } from "@/lib/leak/assign-pools";
import type { ReleaseProblem } from "@/lib/release/release-row";

/** A problem of audit/problems.jsonl: enough to check the guards by, and nothing to read the answer from. */
export interface FingerprintedProblem {
  /** Its key where rows of it are shipped, else a fingerprint. */
  readonly problem: string;
  readonly pool: Pool;
  readonly isShipped: boolean;
  readonly cluster: string;
  readonly query: string;
  readonly gold: readonly string[];
  readonly recommended: readonly string[];
  readonly viewed: readonly string[];
}

/** Hexadecimal digits: 128 bits. */
const LENGTH = 32;

/**
 * The problems in the order of their keys. Fingerprints are equal where the values are, and a plain hash would hide none
 * of them: product ids are public, so each could be hashed and compared. They are made under a key out of all wanted
 * products together, which nobody has who does not know every reward already, and which is the same on every database.
 */
export function fingerprintProblems(
  problems: readonly ReleaseProblem[],
  isShipped: (problem: ReleaseProblem) => boolean,
): readonly FingerprintedProblem[] {
  const ordered = inOrder(problems);
  const print = printerOf(ordered);
  // Problems without words have no query in common.
  const queryPrint = (words: string) => (words === "" ? "" : print("query", words));
  const products = (ids: readonly string[]) => [...new Set(ids)].map((id) => print("product", id)).toSorted();

  return ordered.map((problem) => ({
    problem: isShipped(problem) ? problem.name : print("problem", problem.name),
    pool: problem.pool,
    isShipped: isShipped(problem),
    cluster: print("cluster", problem.cluster),
    query: queryPrint(normaliseQuery(problem.query)),
    gold: products(problem.goldIds),
    recommended: products(problem.recommendedIds),
    viewed: products(problem.viewedIds),
  }));
}

/** The fingerprint of the leak cluster of each problem by its key, as `fingerprintProblems` makes it of the same problems. */
export function clusterPrints(problems: readonly ReleaseProblem[]): ReadonlyMap<string, string> {
  const print = printerOf(inOrder(problems));

  return new Map(problems.map(({ name, cluster }) => [name, print("cluster", cluster)]));
}

function inOrder(problems: readonly ReleaseProblem[]): readonly ReleaseProblem[] {
  return problems.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function printerOf(ordered: readonly ReleaseProblem[]): (kind: string, value: string) => string {
  const key = keyOf(ordered);

  return (kind, value) => createHmac("sha256", key).update(`${kind}\n${value}`).digest("hex").slice(0, LENGTH);
}

function keyOf(ordered: readonly ReleaseProblem[]): Buffer {
  const hash = createHash("sha256");
  for (const { name, query, goldIds } of ordered) {
    hash.update(`${JSON.stringify([name, query, goldIds.toSorted()])}\n`);
  }

  return hash.digest();
}
