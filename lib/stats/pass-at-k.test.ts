import { describe, expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { passAtK, passHatK } from "./pass-at-k";

/** By whole numbers of any size: nothing of the code under test. */
function ways(from: number, chosen: number): bigint {
  if (chosen > from) return 0n;
  let count = 1n;
  for (let at = 1; at <= chosen; at += 1) count = (count * BigInt(from - chosen + at)) / BigInt(at);

  return count;
}

/** Sixteen digits of a fraction. */
function quotient(part: bigint, of: bigint): number {
  return Number((part * 10n ** 16n) / of) / 1e16;
}

function givenCases(count: number, most: number) {
  const rng = createRng(3, `pass ${most}`);

  return Array.from({ length: count }, () => {
    const rollouts = rng.between(1, most);
    return { rollouts, successes: rng.between(0, rollouts), k: rng.between(1, rollouts) };
  });
}

test.each([
  ["200 small", givenCases(200, 60)],
  ["20 large", givenCases(20, 10_000)],
])("%s random cases are within 1e-9 of the formula in whole numbers", (_, cases) => {
  for (const { rollouts, successes, k } of cases) {
    const all = ways(rollouts, k);
    const given = { rollouts, successes };

    expect(Math.abs(passAtK(given, k) - (1 - quotient(ways(rollouts - successes, k), all)))).toBeLessThan(1e-9);
    expect(Math.abs(passHatK(given, k) - quotient(ways(successes, k), all))).toBeLessThan(1e-9);
  }
});

test("they are the shares of all choices of k rollouts, counted one by one", () => {
  for (let rollouts = 1; rollouts <= 9; rollouts += 1) {
    for (let successes = 0; successes <= rollouts; successes += 1) {
      for (let k = 1; k <= rollouts; k += 1) {
        const choices = Array.from({ length: 2 ** rollouts }, (_, mask) => mask).filter((mask) => bits(mask) === k);
        const won = (mask: number) => bits(mask & (2 ** successes - 1));

        const any = choices.filter((mask) => won(mask) > 0).length / choices.length;
        const every = choices.filter((mask) => won(mask) === k).length / choices.length;
        expect(passAtK({ rollouts, successes }, k)).toBeCloseTo(any, 12);
        expect(passHatK({ rollouts, successes }, k)).toBeCloseTo(every, 12);
      }
    }
  }
});

test("10,000 rollouts neither overflow nor lose what is rare", () => {
  expect(passAtK({ rollouts: 10_000, successes: 1 }, 5_000)).toBeCloseTo(0.5, 12);
  expect(passAtK({ rollouts: 10_000, successes: 5_000 }, 5_000)).toBe(1);
  expect(passHatK({ rollouts: 10_000, successes: 9_999 }, 9_999)).toBeCloseTo(1e-4, 12);
  expect(passHatK({ rollouts: 10_000, successes: 5_000 }, 5_001)).toBe(0);
});

describe("what cannot be", () => {
  test.each([
    [4, 5, 1],
    [4, -1, 1],
    [4.5, 1, 1],
    [4, 2, 5],
    [4, 2, 0],
    [4, 2, 1.5],
  ])("%d rollouts with %d successes at k = %d are refused", (rollouts, successes, k) => {
    expect(() => passAtK({ rollouts, successes }, k)).toThrow(RangeError);
    expect(() => passHatK({ rollouts, successes }, k)).toThrow(RangeError);
  });
});

function bits(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}
