import { describe, expect, test } from "vitest";
import { givenAudit, givenHit } from "@/components/split/given-split";
import { openPoints } from "./open-points";

describe("what an audit leaves open", () => {
  test("is nothing where it checked everything and nothing waits", () => {
    expect(openPoints(givenAudit())).toBe("");
  });

  test("is what it had nothing to check against, and what a person has to look at", () => {
    const audit = givenAudit([givenHit({ guard: "near" })], { protectedSets: [] });

    expect(openPoints(audit)).toBe("Not checked: evaluation suites (none added). 1 hit to look at.");
  });

  test("is not what forbids nothing by itself", () => {
    expect(openPoints(givenAudit([givenHit({ guard: "viewed" })]))).toBe("");
  });
});
