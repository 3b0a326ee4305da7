import { describe, expect, test } from "vitest";
import { compareSteps } from "./step-compare";

function aStep(...calls: readonly (readonly [string, string])[]) {
  return {
    role: "agent" as const,
    claimed: calls.map(([name, q]) => ({ name, args: { q }, requestor: "agent" as const })),
  };
}

describe("compareSteps", () => {
  test("names equal steps, steps with other arguments and steps of this rollout alone", () => {
    const steps = [aStep(["find", "a"]), aStep(["view", "1"]), aStep(["find", "b"]), aStep(["done", ""])];
    const reference = [aStep(["find", "a"]), aStep(["find", "c"]), aStep(["done", ""])];

    expect(compareSteps(steps, reference)).toEqual([
      { kind: "same", step: 0 },
      { kind: "only" },
      { kind: "changed", step: 1 },
      { kind: "same", step: 2 },
    ]);
  });

  test("a rollout equals itself", () => {
    const steps = [aStep(["find", "a"]), aStep(["find", "a"])];

    expect(compareSteps(steps, steps).map((answer) => answer.kind)).toEqual(["same", "same"]);
  });

  test("a number that was written in another way is the same argument", () => {
    const pay = { name: "pay", args: { price: 188 }, requestor: "agent" as const };
    const written = { ...pay, argsJson: '{"price": 188.0}' };

    expect(compareSteps([{ role: "agent", claimed: [written] }], [{ role: "agent", claimed: [pay] }])).toEqual([
      { kind: "same", step: 0 },
    ]);
  });

  test("without a reference every step stands alone", () => {
    expect(compareSteps([aStep(["find", "a"])], [])).toEqual([{ kind: "only" }]);
  });
});
