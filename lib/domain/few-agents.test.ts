import { expect, test } from "vitest";
import { fewAgentsWords, markedBounds, unlikeWidths } from "./few-agents";

const FEW = fewAgentsWords(6);

test.each([0, 1, 6])("bounds over problems alone, because of %d agent versions, say so themselves", (agents) => {
  expect(markedBounds("61.6 to 72.1", `All are alike. ${fewAgentsWords(agents)}`)).toBe(
    "61.6 to 72.1 over problems alone",
  );
});

test("bounds over both, and those with another note, stand as they are", () => {
  expect(markedBounds("30.2 to 96.6", undefined)).toBe("30.2 to 96.6");
  expect(markedBounds("30.2 to 96.6", "All are alike.")).toBe("30.2 to 96.6");
});

test("that widths must not be compared is said where both ways stand side by side, and only there", () => {
  expect(unlikeWidths([FEW, undefined])).toMatch(/their widths must not be compared\.$/);
  expect(unlikeWidths([FEW, FEW, null])).toBeUndefined();
  expect(unlikeWidths([undefined, null])).toBeUndefined();
});
