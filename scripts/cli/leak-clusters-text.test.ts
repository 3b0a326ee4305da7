import { expect, test } from "vitest";
import { clustersText } from "./leak-clusters-text";

const CLUSTERS = { problems: 73, clusters: 52, leftOut: 0, joined: [], proposals: [] };

test("problems that no cluster shows are said under those that clusters hold, where there are any", () => {
  expect(clustersText({ ...CLUSTERS, leftOut: 2 })).toBe(
    "Problems: 73. Clusters: 52.\nProblems left out, which you review blind or which are in a cluster with one: 2.\n",
  );
  expect(clustersText(CLUSTERS)).toBe("Problems: 73. Clusters: 52.\n");
});
