import { expect, test } from "vitest";
import { effectAddress } from "./effect-address";
import type { LabState } from "./lab-state";

const STATE: LabState = {
  ...{ draft: { agenticShare: "0.9" }, against: "strict", part: "pipeline", labels: "blind", mix: "bucket" },
  list: { kind: "moved", side: "left" },
};

test("another part's settings are those of the effect, without the list that was open", () => {
  const address = new URL(effectAddress("c1", "v1", STATE), "http://assay.test");

  expect(address.pathname).toBe("/filters/v1");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    corpus: "c1",
    draft: "agenticShare:0.9",
    against: "strict",
  });
});
