import { describe, expect, test } from "vitest";
import { aPublishedValue, aReferenceValue } from "@/components/reference/given-reference";
import type { Comparison } from "@/lib/contract/comparison";
import { areNamed, belongingReferences, drawnReferences, usualReferences } from "./drawn-references";
import { givenComparison, givenRun } from "./given-comparison";

test("a success rate stands at one try, pass@k at its k and with its name, since both may be of one model", () => {
  const rate = aPublishedValue({ id: "sft", figure: { kind: "asr" }, value: 0.427 });
  const mean = aPublishedValue({ id: "sft-pass-1", figure: { kind: "pass_at_k", k: 1 }, value: 0.348 });

  expect(drawnReferences([rate, mean]).map(({ k, label, source }) => [k, label, source])).toEqual([
    [1, "ORO SFT stack", expect.stringMatching(/^published: ./)],
    [1, "ORO SFT stack, pass@1", expect.stringMatching(/^published: ./)],
  ]);
});

test("an own value names its source, and one of a single bucket is not drawn", () => {
  const own = aReferenceValue();

  expect(drawnReferences([own, aReferenceValue({ bucket: "shop" })])).toMatchObject([
    { id: own.id, source: "Report of March", interval: [0.321, 0.539] },
  ]);
});

test("published values belong to the arena, own ones to the suite that they name or to any", () => {
  const all = [
    aPublishedValue({ id: "paper" }),
    aReferenceValue({ id: "airline", suite: "tau-bench airline" }),
    aReferenceValue({ id: "retail", suite: "tau-bench retail" }),
    aReferenceValue({ id: "any", suite: null }),
  ];
  const runs = [givenRun(0, { suite: "tau-bench airline" })];
  const [problem] = givenComparison().problems;
  const airline = problem ? [{ ...problem, bucket: "airline" }] : [];
  const belonging = (problems: Comparison["problems"]) =>
    belongingReferences(all, { runs, problems }).map(({ id }) => id);

  expect(belonging(airline)).toEqual(["airline", "any"]);
  expect(belonging(givenComparison().problems)).toEqual(["paper", "airline", "any"]);
});

describe("the names of ticks", () => {
  const at = (id: string, value: number, k = 1) => ({ id, k, value, label: id, source: "", caveat: "" });

  test("four at most are drawn unasked, each so far from the others that its name can stand beside it", () => {
    const drawn = [at("a", 0.2), at("b", 0.22), at("c", 0.22, 8), at("d", 0.4), at("e", 0.6), at("f", 0.8)];

    expect(usualReferences(drawn).map(({ id }) => id)).toEqual(["a", "c", "d", "e"]);
    expect(areNamed(usualReferences(drawn))).toBe(true);
  });

  test.each([
    ["five", [at("a", 0.1), at("b", 0.2), at("c", 0.3), at("d", 0.4), at("e", 0.5)]],
    ["two that lie on each other", [at("a", 0.1), at("b", 0.11)]],
  ])("%s are numbered instead", (_, drawn) => {
    expect(areNamed(drawn)).toBe(false);
  });
});
