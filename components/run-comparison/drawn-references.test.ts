import { expect, test } from "vitest";
import { aPublishedValue, aReferenceValue } from "@/components/reference/given-reference";
import { drawnReferences } from "./drawn-references";

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
