import { expect, test } from "vitest";
import { clustersText } from "./leak-clusters-text";

const CLUSTERS = { problems: 73, clusters: 52, joined: [], proposals: [] };

test("problems and clusters come first", () => {
  expect(clustersText(CLUSTERS)).toBe("Problems: 73. Clusters: 52.\n");
});
