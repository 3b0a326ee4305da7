import { LARGEST_INT } from "@/lib/domain/largest-int";
import type { FieldDefinition } from "./fields";

/** 1e-45: half of it would be 0 in a real column. */
const SMALLEST_REAL = `0.${"0".repeat(44)}1`;

/** Every kind of value that a field takes, as the filter text writes it. */
export function givenValues(definition: FieldDefinition): readonly string[] {
  const none = "canBeNone" in definition && definition.canBeNone ? ["none"] : [];

  switch (definition.kind) {
    case "choice":
      return [...Object.keys(definition.values), ...none];
    case "number":
      return [
        "2",
        "<2",
        "<=2",
        ">2",
        ">=2",
        "1..3",
        "..3",
        "3..",
        ...(definition.limits ?? [0, LARGEST_INT]).map(String),
        ...(definition.isWhole ? [] : [`>${SMALLEST_REAL}`]),
        ...none,
      ];
    case "flag":
      return ["yes", "no"];
    case "text":
      return ["x", "x*", '"x*"', '"%_\\\\"', ...none];
    case "date":
      return [
        "2026-08-24",
        "<2026-08-24",
        "<=2026-08-24",
        ">2026-08-24",
        "2026-08-24..",
        "..2026-08-24",
        "0001-01-01",
        ">9999-12-30",
        "0001-01-01..9999-12-30",
      ];
    case "rejudgement":
      return ["a@r=3", '"a b@r=1..5"', "a@r=failed", "a@r=no_gate", ...none];
    case "reference":
      return ["x", '"%"', "7c9e6679-7425-40de-944b-e07fc1f90ae7"];
  }
}
