import { expect, test } from "vitest";
import { bandOfScore } from "./bands";

test.each([
  [0, "none", false],
  [0.2, "none", false],
  [0.25, "none", true],
  [0.28, "minimal", true],
  [0.3, "minimal", false],
  [0.5, "minimal", false],
  [0.55, "minimal", true],
  [0.58, "genuine", true],
  [0.6, "genuine", false],
  [0.65, "genuine", false],
  [0.8, "genuine", false],
  [0.84, "genuine", true],
  [0.86, "strong", true],
  [0.9, "strong", false],
  [1, "strong", false],
])("%d lies in the band %s", (score, band, isBetween) => {
  expect(bandOfScore(score)).toEqual({ band, isBetween });
});
