import { expect, test } from "vitest";
import { shortNames, shortWhereAlike } from "./short-names";

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

test("names that differ at two places far from each other show both", () => {
  const names = ["lr1e-5", "lr3e-5"].flatMap((rate) =>
    ["75", "80"].map((at) => `qwen3-4b-sft-${rate}-epoch1-eval${at}`),
  );

  expect(shortNames(names, 16)).toEqual(["qw…r1e-5…eval75", "qw…r1e-5…eval80", "qw…r3e-5…eval75", "qw…r3e-5…eval80"]);
});

test("names that differ at more places than can be shown are whole, and the others are not", () => {
  const places = Array.from({ length: 16 }, (_, at) => [...at.toString(2).padStart(4, "0")]);
  const names = places.map((bits) => bits.map((bit) => `${"-".repeat(20)}${bit}${"-".repeat(20)}`).join(""));

  expect(shortNames([...names, "race-2026-07-01-seed-17-night"], 16)).toEqual([...names, "race-202…7-night"]);
});

test("no two names look the same, whatever they are, and each fits or is whole", () => {
  const letters = ["a", "b", "…", "🦉"];
  // The digits of a number in another base are a name that looks like chance, and are the same at each run.
  const names = Array.from({ length: 4096 }, (_, at) =>
    [...(at * 2_654_435_761).toString(4).repeat(1 + (at % 3))].map((digit) => letters[Number(digit)]).join(""),
  );
  const whole = [...new Set([...names, ...names.map((name) => `${name}${"a".repeat(30)}${name}`)])];

  const short = shortNames(whole, 9);

  expect(new Set(short).size).toBe(whole.length);
  expect(short.filter((name, at) => name !== whole[at] && [...name].length > 9)).toEqual([]);
});

test("a name that fits stays whole beside a longer one that is cut to the same letters", () => {
  expect(shortNames(["race-2…-night", "race-2026-07-01-seed-17-night"], 13)[0]).toBe("race-2…-night");
});

test("thousands of names that are cut alike take no longer than they should", () => {
  const names = Array.from({ length: 4000 }, (_, at) => `harbor-react 1.4.2 with tools ${at} and temperature 0.7`);
  const started = performance.now();

  expect(new Set(shortNames(names, 26)).size).toBe(4000);
  // Each compared with each takes ten seconds.
  expect(performance.now() - started).toBeLessThan(2000);
});

test("only names that begin alike are cut: a box cuts the end of any other", () => {
  const names = [
    "harbor-light 1.4",
    "harbor-light 1.5",
    "ledger-line with a long name",
    "sail-react-a-run-b1",
    "sail-react-a-run-b2",
  ];

  expect(names.map(shortWhereAlike(names, 16))).toEqual([...names.slice(0, 3), "sail-rea…-run-b1", "sail-rea…-run-b2"]);
});
