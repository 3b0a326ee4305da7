import { describe, expect, test } from "vitest";
import { type BuilderState, builderParams, previewRequest, printShares, USUAL_SHARES } from "./builder-state";

const STATE: BuilderState = {
  ...{ shares: USUAL_SHARES, strata: ["bucket"], seed: 1, weigh: "problems" },
  name: "",
};

describe("shares in the address", () => {
  test("are percent of the pools in their order, and come back as they were", () => {
    const shares = { train: 72.5, validation: 0, test: 20, never_touch: 7.5 };

    expect(printShares(shares)).toBe("72.5-0-20-7.5");
    expect(builderParams.shares.parse(printShares(shares))).toEqual(shares);
  });

  test.each(["", "80", "80-5-15", "80-5-15-0-1", "80-5-15-x", "101-0-0-0", "Infinity-0-0-0"])(
    "“%s” are none",
    (text) => {
      expect(builderParams.shares.parse(text)).toBeNull();
    },
  );
});

describe("what the server is asked", () => {
  test("has shares of 1 and the strata in one order, however they were chosen", () => {
    expect(previewRequest({ ...STATE, strata: ["miner", "bucket"], seed: 7 })).toEqual({
      shares: { train: 0.8, validation: 0.05, test: 0.15, never_touch: 0 },
      strata: ["bucket", "miner"],
      seed: 7,
      weigh: "problems",
    });
  });

  test("is nothing where no pool gets a share", () => {
    const shares = { train: 0, validation: 0, test: 0, never_touch: 0 };

    expect(previewRequest({ ...STATE, shares })).toBeUndefined();
  });

  test("is nothing with a seed that the server would not take", () => {
    expect(previewRequest({ ...STATE, seed: -1 })).toBeUndefined();
    expect(previewRequest({ ...STATE, seed: 2_147_483_648 })).toBeUndefined();
  });
});
