import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { REJECT_CODES } from "@/lib/domain/verdict";
import { packRejects, rejectBits, unpackRejects } from "./reject-bits";

const { rejects, tokenBudget } = DEFAULT_THRESHOLDS;
const over = { rejects: packRejects(["R1", "R2", "R3", "R5"]), tokens: tokenBudget + 1 };

test.each(REJECT_CODES)("%s rejects where it is switched on, and nothing else does where it is off", (code) => {
  const others = REJECT_CODES.filter((other) => other !== code);
  const only = Object.fromEntries(REJECT_CODES.map((other) => [other, other === code])) as typeof rejects;

  expect(unpackRejects(rejectBits(over, { rejects: only, tokenBudget }))).toEqual([code]);
  expect(unpackRejects(rejectBits(over, { rejects: { ...rejects, [code]: false }, tokenBudget }))).toEqual(others);
});

test("a conversation as long as the budget is not too long", () => {
  expect(rejectBits({ rejects: 0, tokens: tokenBudget }, { rejects, tokenBudget })).toBe(0);
  expect(rejectBits({ rejects: 0, tokens: tokenBudget + 1 }, { rejects, tokenBudget })).toBe(packRejects(["R4"]));
});
