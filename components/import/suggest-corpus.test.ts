import { expect, test } from "vitest";
import type { Corpus } from "@/lib/contract/corpora";
import { suggestCorpus } from "./suggest-corpus";

test("takes the corpus in view, unless that is the sample", () => {
  expect(suggestCorpus(aCorpus("imported"), "x.jsonl")).toBe("October race");
  expect(suggestCorpus(aCorpus("sample"), "night.jsonl.gz")).toBe("night");
});

test("takes the first file's name without its extensions, and nothing without a file", () => {
  expect(suggestCorpus(undefined, "output.v2.jsonl.gz")).toBe("output.v2");
  expect(suggestCorpus(undefined, undefined)).toBe("");
});

function aCorpus(kind: Corpus["kind"]): Corpus {
  return {
    id: "22222222-2222-4222-8222-222222222222",
    name: "October race",
    kind,
    trajectories: 3,
    filterVersion: "1",
  };
}
