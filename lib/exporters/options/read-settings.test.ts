import { expect, test } from "vitest";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { readSettings } from "./read-settings";

test("what is not chosen has its initial value, and every option is there", () => {
  expect(readSettings(PRESET_DESCRIPTIONS.sft, { maxTokens: " 100 " })).toEqual({
    status: "read",
    settings: { maxTokens: "100", calls: "all", keys: "plain" },
  });
});

test.each([
  ["sft", { mix: "1" }, "mix", "“mix” is no option of this preset; it has maxTokens, calls, keys."],
  ["sft", { calls: "some" }, "calls", "calls: “some” is no choice; there is all, model."],
  ["sft", { maxTokens: "1.5" }, "maxTokens", "maxTokens: “1.5” is not a whole number from 1 to 1000000."],
  ["sft", { maxTokens: "" }, "maxTokens", "maxTokens: Give a whole number from 1 to 1000000."],
  ["preference", { minGap: "2" }, "minGap", "minGap: “2” is not a number from 0.01 to 1."],
  ["teacher", { weights: "voucher=0" }, "weights", /“voucher=0” is no weight; write voucher=3/],
  ["teacher", { weights: "a=1,a=2" }, "weights", /“a” has two weights/],
] as const)("%s with %j is told in a sentence", (preset, chosen, option, message) => {
  const read = readSettings(PRESET_DESCRIPTIONS[preset], chosen);

  expect(read).toMatchObject({ status: "wrong", option });
  expect(read.status === "wrong" ? read.sentence : "").toMatch(message);
});
