import { expect, test } from "vitest";
import { beingActivated } from "./being-activated";

const [defaults, strict] = [
  { id: "d", name: "defaults-1" },
  { id: "s", name: "strict" },
];
const activation = { version: strict, previous: defaults };

test.each(["queued", "running"])("one whose job is %s is being activated", (state) => {
  expect(beingActivated({ active: "s", activations: [{ ...activation, state }] })).toEqual(activation);
});

test.each(["done", "failed", "cancelled"])("one that is %s is not", (state) => {
  expect(beingActivated({ active: "s", activations: [{ ...activation, state }] })).toBeUndefined();
});

test("while a cancelled one is put back, it is the version before that is being activated", () => {
  expect(beingActivated({ active: "d", activations: [{ ...activation, state: "running" }] })).toEqual({
    ...{ version: defaults, previous: strict },
  });
});
