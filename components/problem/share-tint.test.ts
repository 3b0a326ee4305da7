import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { shareTint } from "./share-tint";

const percentOf = (successes: number, rollouts: number) => Number(/(\d+)%/.exec(shareTint(successes, rollouts))?.[1]);

test("one success of one try is fainter than eight of eight, and full strength grows no further", () => {
  expect(percentOf(1, 1)).toBeLessThan(percentOf(8, 8) / 2);
  expect(percentOf(2, 4)).toBeLessThan(percentOf(4, 8));
  expect(percentOf(16, 16)).toBe(percentOf(8, 8));
});

test.each([
  [0, 1],
  [0, 8],
  [0, 0],
])("%i of %i has no tint", (successes, rollouts) => {
  expect(percentOf(successes, rollouts)).toBe(0);
});

test("the least success of many is told from none", () => {
  expect(percentOf(1, 36)).toBeGreaterThanOrEqual(10);
});

describe.each([
  ["light", ":root"],
  ["dark", '[data-theme="dark"]'],
])("in the %s theme", (_, selector) => {
  const css = readFileSync(resolve(import.meta.dirname, "../../app/globals.css"), "utf8");
  const theme = css.slice(css.indexOf(`${selector} {`));
  /** Of greys and near-greys the lightness says the contrast; the colours of the grounds are that faint. */
  const lightnessOf = (token: string) => Number(new RegExp(`--${token}: oklch\\(([\\d.]+)`).exec(theme)?.[1]);
  const groundOf = (successes: number, rollouts: number) => {
    const part = percentOf(successes, rollouts) / 100;
    return part * lightnessOf("accent") + (1 - part) * lightnessOf("surface");
  };

  test("the grounds of the key, and few and a third of many, are told apart", () => {
    const grounds = [groundOf(0, 8), groundOf(1, 8), groundOf(4, 8), groundOf(8, 8)];
    const steps = grounds.slice(1).map((ground, at) => Math.abs(ground - (grounds[at] ?? ground)));

    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.075);
    expect(Math.abs(groundOf(13, 36) - groundOf(1, 36))).toBeGreaterThanOrEqual(0.075);
  });

  test("the text keeps its contrast on the strongest ground", () => {
    const [ink, ground] = [lightnessOf("ink") ** 3, groundOf(8, 8) ** 3];

    expect((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
