import { describe, expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { actionsOfFilter } from "./field-rights";
import { comparedTerm, failedTerm, raterTerm, withoutGateTerm } from "./rater-terms";

const judge = (model: string, rubric = "gates-1") => ({ kind: "judge", model, rubric }) as const;
const original = { kind: "original", model: null, rubric: null } as const;
const people = { ...original, kind: "people" } as const;

function testsOf(filter: string): readonly unknown[] {
  const checked = checkFilter(filter);
  if (checked.status === "invalid") throw new Error(checked.mistakes.map(({ message }) => message).join(" "));

  return checked.filter.terms.flatMap((term): readonly unknown[] => (term.kind === "field" ? term.tests : []));
}

test.each([
  "judge-a",
  "vendor/judge:latest",
  "judge a, the second",
  'say "so"',
  "back\\slash",
  "a@b=3",
  "<4",
  "=",
  "star*",
  "größe",
  "none",
])("the term of a judge named “%s” is one value that names just it", (model) => {
  const name = `${model}@gates-1`;

  expect(testsOf(raterTerm(judge(model), "3", "blind"))).toEqual([{ kind: "gates", judge: name, low: 3, high: 3 }]);
  expect(testsOf(raterTerm(judge(model), "1..5", "all"))).toEqual([{ kind: "gates", judge: name, low: 1, high: 5 }]);
  expect(testsOf(failedTerm(judge(model)) ?? "")).toEqual([{ kind: "failed", judge: name }]);
  expect(testsOf(withoutGateTerm(judge(model)) ?? "")).toEqual([{ kind: "gateless", judge: name }]);
});

test("the judge of the source and people have fields of their own, and people never fail", () => {
  expect(raterTerm(original, "2", "blind")).toBe("gate:2");
  expect(raterTerm(people, "1..5", "blind")).toBe("blind_gate:1..5");
  expect(raterTerm(people, "1..5", "all")).toBe("human_gate:1..5");
  expect(failedTerm(original)).toBe("judge:failed");
  expect(failedTerm(people)).toBeUndefined();
  expect(withoutGateTerm(original)).toBe("judge:scored gate:none");
  expect(withoutGateTerm(people)).toBeUndefined();
});

test("two judges and two gates are one filter text", () => {
  const filter = `${raterTerm(judge("a b"), "3", "blind")} ${raterTerm(judge("c"), "5", "blind")}`;

  expect(filter).toBe('other_judge:"a b@gates-1=3" other_judge:c@gates-1=5');
});

describe("what cannot be read says how it is written", () => {
  test.each([
    ["other_judge:judge-a", "takes a judge and its gate"],
    ["other_judge:=3", "takes a judge and its gate"],
    ["other_judge:a@r=6", "a gate from 1 to 5"],
    ["other_judge:a@r=", "a gate from 1 to 5"],
    ["other_judge:a@r=3..1", "Write 1..3"],
    ["other_judge:a@r=none", "failed or no_gate, not “none”"],
  ])("%s", (filter, message) => {
    const checked = checkFilter(filter);

    expect(checked.status === "invalid" && checked.mistakes[0]?.message).toContain(message);
  });
});

test("none is who was not asked again, and quoted it is no judge", () => {
  expect(testsOf("other_judge:none")).toEqual([{ kind: "none" }]);
  expect(checkFilter('other_judge:"none"').status).toBe("invalid");
});

test("whoever filters by other judges has to be allowed to see them, in whatever term", () => {
  const actions = (text: string) => {
    const checked = checkFilter(text);
    return checked.status === "valid" ? actionsOfFilter(checked.filter) : undefined;
  };

  expect(actions("gate:3 magnet")).toEqual([]);
  expect(actions("gate:3 -other_judge:a@r=3")).toEqual(["see_rejudgements"]);
  expect(actions(comparedTerm("all"))).toEqual(["see_rejudgements"]);
});
