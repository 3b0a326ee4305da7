import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import { passesCoefficient } from "./gate-quality";

const rng = createRng(6, "gate");
const GATES = [
  0.3,
  0.3001,
  0.5625,
  0.7375,
  0.9562,
  0.99995,
  1,
  ...Array.from({ length: 40 }, () => 0.3 + rng.next() * 0.7),
];

test.each(GATES)(
  "a score passes the gate %d when its derived coefficient does, also where four digits round",
  (gate) => {
    const passes = passesCoefficient(gate);
    const scores = Array.from({ length: 4000 }, () => {
      const tenThousandth = rng.between(0, 10_000);
      const beside = rng.pick([0, 0.5, -0.5, 0.499_999, 0.500_001, 0.05, rng.next()]);

      return Math.fround(Math.min(1, Math.max(0, (tenThousandth + beside) / 10_000)));
    });

    const wrong = scores.filter((score) => passes(score) !== derivedTrajectoryCoefficient(score) >= gate);

    expect(wrong).toEqual([]);
  },
);

test("the bound itself is rounded as the coefficient is, and no score passes no gate", () => {
  for (const gate of GATES) {
    const passes = passesCoefficient(gate);
    const turn = (0.8 * (gate - 0.3)) / 0.7;
    for (let at = -40; at <= 40; at++) {
      const score = Math.min(1, Math.max(0, turn + at * 0.000_005));
      expect([gate, score, passes(score)]).toEqual([gate, score, derivedTrajectoryCoefficient(score) >= gate]);
    }
    expect(passes(Number.NaN)).toBe(false);
  }
});
