import { expect, test } from "vitest";
import { shortNames } from "./short-names";

test("names that fit stay as they are", () => {
  expect(shortNames(["base", "tuned, again"], 12)).toEqual(["base", "tuned, again"]);
});

test("a long name shows its beginning and its end", () => {
  expect(shortNames(["race-2026-07-01-seed-17-night"], 13)).toEqual(["race-2…-night"]);
});

test("names that differ in their middle alone show where", () => {
  const names = ["a", "b", "c"].map((seed) => `harbor-react 1.4.2 with tools ${seed} and temperature 0.7`);

  const short = shortNames(names, 26);

  expect(short).toEqual(["harbor…ols a and temperat…", "harbor…ols b and temperat…", "harbor…ols c and temperat…"]);
  expect(short.every((name) => name.length <= 26)).toBe(true);
});

test("names that part at more than one place, or where one ends, are told apart", () => {
  const [start, end] = ["a run with a name that begins ".repeat(2), " and ends in the very same way"];
  const names = [`${start}x1${end}`, `${start}x2${end}`, `${start}y1${end}`, `${start}${end}`];

  expect(new Set(shortNames(names, 26)).size).toBe(4);
});

test("a letter of two code units is not cut in two", () => {
  const short = shortNames(["🦉".repeat(40), `${"🦉".repeat(20)}🦊${"🦉".repeat(19)}`], 12);

  expect(new Set(short).size).toBe(2);
  expect(short.join("")).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});
