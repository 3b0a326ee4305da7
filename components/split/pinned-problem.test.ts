import { describe, expect, test } from "vitest";
import type { GuardHit } from "@/lib/contract/splits";
import { givenHit } from "./given-split";
import { clustersOf, PINNED_GUARDS } from "./pinned-problem";

const side = (name: string) => ({ id: `id of ${name}`, name, query: name });
const CLUSTERS = { a1: "A1", a2: "A2", b1: "B", b2: "B" } as const;
type Name = keyof typeof CLUSTERS;

function hit(a: Name, b: Name, over: Partial<GuardHit> = {}): GuardHit {
  return givenHit({
    ...{ guard: "gold", a: side(a), b: side(b), cluster: CLUSTERS[a], otherCluster: CLUSTERS[b] },
    ...over,
  });
}

const queries = (hits: readonly GuardHit[]) => clustersOf(hits).map(({ query }) => query);

describe("the clusters of hits", () => {
  test("are each there once, whichever of their problems a hit names, on whichever side", () => {
    expect(queries([hit("a1", "b1"), hit("a2", "b2"), hit("b2", "a1")])).toEqual(["a1", "b1", "a2"]);
  });

  test("are each there once in an audit that does not tell the clusters of other problems", () => {
    const told = hit("a1", "b1");
    const { otherCluster: _, ...old } = told;

    expect(queries([old, hit("b1", "a2")])).toEqual(["a1", "b1", "a2"]);
  });

  test("are one where one is torn, and tell every pool that is known of it", () => {
    expect(queries([hit("b1", "b2", { guard: "cluster" })])).toEqual(["b1"]);
    const held = { guard: "protected", b: { id: null, name: "s", query: "s" } } as const;
    expect(
      clustersOf([
        hit("b1", "b1", { ...held, between: ["test", "suite"] }),
        hit("b2", "b2", { ...held, between: ["train", "suite"] }),
      ]),
    ).toEqual([{ id: "id of b1", name: "b1", query: "b1", pools: ["train", "test"] }]);
  });
});

test("equal queries that a cut keeps apart are mended by a pin, too", () => {
  expect(PINNED_GUARDS).toContain("query");
  expect(queries([hit("a1", "b1", { guard: "query" })])).toEqual(["a1", "b1"]);
});
