import { expect, test } from "vitest";
import { PUBLISHED_VALUES } from "@/lib/domain/published-values";
import { cutWords } from "./cut-words";

test("variants of one model stay told apart by whole words", () => {
  const cut = ["Qwen3-4B + synthetic SFT", "Qwen3-4B + synthetic SFT + GRPO"].map((name) => cutWords(name, 21));

  expect(cut).toEqual(["Qwen3-4B … SFT", "Qwen3-4B … SFT + GRPO"]);
});

test("no two published names look alike", () => {
  const names = [...new Set(PUBLISHED_VALUES.map(({ model }) => model))];

  expect(new Set(names.map((name) => cutWords(name, 21))).size).toBe(names.length);
});

test("a name that has room stays whole, and one of long words is cut between its letters", () => {
  expect(cutWords("GPT-5.5", 20)).toBe("GPT-5.5");
  expect(cutWords("a-name-of-one-long-word-alone", 12)).toBe("a-name-…lone");
});
