import { expect, test } from "vitest";
import { excludeFacet, facetChoice, pressFacet } from "./facet-term";

test("a press asks for a value, a second press lets it go", () => {
  const asked = pressFacet("unseen:>0", "verdict:agentic");

  expect(asked).toBe("unseen:>0 verdict:agentic");
  expect(pressFacet(asked, "verdict:agentic")).toBe("unseen:>0");
});

test("two values of one facet are alternatives", () => {
  expect(pressFacet("verdict:agentic", "verdict:review")).toBe("verdict:agentic,review");
});

test("excluding a value that was asked for turns it round", () => {
  const filter = excludeFacet("verdict:agentic", "verdict:agentic");

  expect(filter).toBe("-verdict:agentic");
  expect(facetChoice(filter, "verdict:agentic")).toBe("excluded");
});

test("a press on an excluded value lets it in again", () => {
  expect(pressFacet("-verdict:agentic gate:5", "verdict:agentic")).toBe("gate:5");
});

test("a value is excluded beside another one that is asked for", () => {
  const filter = excludeFacet("verdict:agentic", "verdict:review");

  expect(filter).toBe("verdict:agentic -verdict:review");
  expect(excludeFacet(filter, "verdict:review")).toBe("verdict:agentic");
});
