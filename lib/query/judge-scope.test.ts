import { describe, expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { facetTerm, facetValue, type JudgeScope, scopeFilter, unreadableFacets, within } from "./judge-scope";

const ALL: JudgeScope = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "" };

test("a scope is its filter and a term for each facet with values", () => {
  expect(scopeFilter(ALL)).toBe("");
  expect(scopeFilter({ ...ALL, filter: " gate:5 ", model: 'a,"b c"', week: "2026-04-27..2026-05-03" })).toBe(
    'gate:5 judge_model:a,"b c" started:2026-04-27..2026-05-03',
  );
  expect(within("", "gate:1")).toBe("gate:1");
});

test.each(["b c", 'say "so"', "a,b", "none", "<4", "cart*", "größe", ""])(
  "a value “%s” is listed so that the filter text reads just it",
  (name) => {
    const checked = checkFilter(facetTerm("model", facetValue("model", name)));

    expect(checked).toMatchObject({
      status: "valid",
      filter: { terms: [{ field: "judge_model", tests: [{ kind: "is", value: name }] }] },
    });
  },
);

test("rows that name none are a value of their own, and a week runs from its Monday to its Sunday", () => {
  expect(facetValue("rubric", null)).toBe("none");
  expect(facetValue("week", "2026-12-28")).toBe("2026-12-28..2027-01-03");
});

describe("facets that are not one list of values", () => {
  test.each([
    [{ model: "a gate:5" }, ["model"]],
    [{ bucket: '"open' }, ["bucket"]],
    [{ agent: "a," }, ["agent"]],
    [{ rubric: '"a"b' }, ["rubric"]],
    [{ model: 'a,"b c",none', week: "2026-04-27..2026-05-03" }, []],
  ] as const)("%j", (given, wrong) => {
    expect(unreadableFacets({ ...ALL, ...given })).toEqual(wrong);
  });
});
