import { expect, test } from "vitest";
import type { Manifest } from "@/lib/contract/exports";
import { manifestText } from "./manifest-text";

const MANIFEST: Manifest = {
  corpus: "Lamps",
  preset: "sft",
  filter: "gate:5",
  options: { maxTokens: "14336", calls: "model" },
  rows: 3,
  lines: 3,
  figures: { tokens: 40, masked: 2 },
  skipped: [],
  byVerdict: { sub_task: 1, agentic: 2 },
  byStructure: { sub_task: 1, agentic: 2 },
  byBucket: { shop: 1, none: 2 },
  byLabelSource: { person: 1, filter: 2 },
  filterVersion: { name: "defaults-1", hash: "abc" },
  labelSnapshot: "s",
  contentSha256: "c",
  fileSha256: "f",
  bytes: 9,
};

test("a manifest has the same bytes in whatever order a database gives its members back", () => {
  const { bytes, ...others } = MANIFEST;
  const turned: Manifest = {
    bytes,
    ...others,
    options: { calls: "model", maxTokens: "14336" },
    figures: { masked: 2, tokens: 40 },
    byVerdict: { agentic: 2, sub_task: 1 },
    byStructure: { agentic: 2, sub_task: 1 },
    byBucket: { none: 2, shop: 1 },
    byLabelSource: { filter: 2, person: 1 },
  };

  expect(Object.keys(turned)[0]).toBe("bytes");
  expect(manifestText(turned)).toBe(manifestText(MANIFEST));
});

test("its members stand in the order of the contract, its counts by name, and it ends with a line feed", () => {
  const text = manifestText(MANIFEST);

  expect(Object.keys(JSON.parse(text)).slice(0, 4)).toEqual(["corpus", "preset", "filter", "options"]);
  expect(Object.keys(JSON.parse(text).byBucket)).toEqual(["none", "shop"]);
  expect(text.endsWith("}\n")).toBe(true);
});
