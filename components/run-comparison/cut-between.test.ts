import { expect, test } from "vitest";
import { cutBetween } from "./cut-between";

test("two names that begin alike stay told apart", () => {
  const cut = ["20260102_agent_night-1", "20260102_agent_night-2"].map((name) => cutBetween(name, 16));

  expect(cut).toEqual(["20260102_…ight-1", "20260102_…ight-2"]);
});

test("a name that has room stays whole", () => {
  expect(cutBetween("GPT-5.5", 20)).toBe("GPT-5.5");
});
