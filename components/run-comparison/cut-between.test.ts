import { expect, test } from "vitest";
import { cutBetween } from "./cut-between";

test("two names that begin alike stay told apart", () => {
  const cut = ["Qwen3-4B + synthetic SFT", "Qwen3-4B + synthetic SFT + GRPO"].map((name) => cutBetween(name, 20));

  expect(cut).toEqual(["Qwen3-4B + …etic SFT", "Qwen3-4B + …T + GRPO"]);
});

test("a name that has room stays whole", () => {
  expect(cutBetween("GPT-5.5", 20)).toBe("GPT-5.5");
});
