import { expect, test } from "vitest";
import { LEAVING } from "@/lib/domain/pipeline";
import { LEFT_REASONS } from "./left-by-pipeline";

test("every place at which a row leaves has one reason, also where the pipeline has not come to it", () => {
  const told = LEFT_REASONS.flatMap(({ stages }) => stages);

  expect(told.toSorted()).toEqual(["none", ...LEAVING.filter((stage) => stage !== "kept")].toSorted());
});

test("of near-duplicates is said that approving the one before them is not enough where that leaves at Structure", () => {
  const { helps } = LEFT_REASONS.find(({ stages }) => stages.includes("duplicate")) ?? { helps: "" };

  expect(helps).toMatch(/approve that one; .* not agentic, a person has to label it agentic first/);
});
