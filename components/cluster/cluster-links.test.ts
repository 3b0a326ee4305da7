import { expect, test } from "vitest";
import { sharedValues, sizesWithout } from "./cluster-links";
import { aClusterDetail, idOf } from "./given-clusters";

const edge = (a: number, b: number, reason: "gold" | "title" | "person", value: string) => ({
  a: idOf(a),
  b: idOf(b),
  reason,
  value,
});

test("edges of one value are one shared value, what joins most first", () => {
  const cluster = aClusterDetail({
    edges: [edge(1, 2, "gold", "7"), edge(1, 2, "title", "lamp"), edge(1, 3, "title", "lamp")],
  });

  expect(sharedValues(cluster)).toEqual([
    { key: "title lamp", reason: "title", value: "lamp", members: [0, 1, 2] },
    { key: "gold 7", reason: "gold", value: "7", members: [0, 1] },
  ]);
});

test("what people joined is told one by one, and problems that were not sent are left out", () => {
  const cluster = aClusterDetail({
    edges: [edge(1, 2, "person", ""), edge(2, 3, "person", ""), edge(3, 99, "gold", "7")],
  });

  expect(sharedValues(cluster).map(({ members }) => members)).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test.each([
  ["a value that alone joins them", { reason: "gold", value: "sku-7" }, [2, 1]],
  ["a value of another reason", { reason: "title", value: "sku-7" }, [3]],
] as const)("without %s the cluster falls into what is left", (_, cut, sizes) => {
  expect(sizesWithout(aClusterDetail(), cut)).toEqual(sizes);
});

test("a cluster stays whole where another value joins it too", () => {
  const cluster = aClusterDetail({ edges: [...aClusterDetail().edges, edge(1, 2, "title", "lamp")] });

  expect(sizesWithout(cluster, { reason: "gold", value: "sku-7" })).toEqual([3]);
});
