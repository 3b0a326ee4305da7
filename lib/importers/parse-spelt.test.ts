import { expect, onTestFinished, test, vi } from "vitest";
import { createRng, type Rng } from "@/lib/demo/rng";
import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import { parseSpelt } from "./parse-spelt";

test.each([
  "188.0",
  "-0",
  "-0.0",
  "0.10",
  "1e5",
  "1.5E+3",
  "12345678901234567890",
  "9007199254740993",
  "0.12345678901234567891",
  "0.0000001",
  "1700000000.123456789",
  "1.234567890123456789",
])("%s is the number that it is, and prints as it stands", (token) => {
  const text = `{"price": ${token}, "list": [${token}, 1], "plain": 7}`;
  const { value, spelling } = parseSpelt(text);

  expect(value).toEqual(JSON.parse(text));
  expect(spacedJson(value, spelling)).toBe(text);
});

test.each(["188", "-1.5", "0", "1700000000.123456", "9007199254740991", "1e-7", "1e+21"])(
  "of %s there is nothing to note",
  (token) => {
    expect(parseSpelt(`[${token}]`)).toEqual({ value: [Number(token)] });
  },
);

test("what looks like a number within a string or in a name stays text", () => {
  const text = String.raw`{"a\"b: 1.0": "x, 2.0]", "1.0": ": 3.0,", "n": 4.0}`;
  const { value, spelling } = parseSpelt(text);

  expect(value).toEqual(JSON.parse(text));
  expect(spacedJson(value, spelling)).toContain('"n": 4.0}');
});

test("a member called __proto__ is one like any other", () => {
  const { value, spelling } = parseSpelt('{"__proto__": 1.0}');

  expect(Object.entries(Object(value))).toEqual([["__proto__", 1]]);
  expect(spelling?.numberAt(Object(value), "__proto__")).toBe("1.0");
});

test.each([
  '{"2": "b", "1": "a"}',
  '{"name": 1, "10": 2, "9": {"b": 0, "0": [{"x": 1.0, "0": 2}]}}',
  '[{"4294967294": 1, "0": 2.50, "__proto__": 3, "constructor": {"1": 1}}]',
])("%s keeps the order of its members", (text) => {
  const { value, spelling } = parseSpelt(text);

  expect(value).toEqual(JSON.parse(text));
  expect(spacedJson(value, spelling)).toBe(text);
});

test.each(['{"0": 1, "1": 2, "x": 3}', '{"a": {"7": ["8", "9"]}}', '{"\\"1": 2, "x": "\\"1\\": "}'])(
  "in %s whole numbers stand where they would be printed",
  (text) => {
    expect(parseSpelt(text)).toEqual({ value: JSON.parse(text) });
  },
);

test("of members with one name the last counts, also where one of them is written with escapes", () => {
  for (const text of ['{"b": 0, "1": 1, "1": 2}', String.raw`{"b": 0, "1": 1, "\u0031": 2}`])
    expect(parseSpelt(text).value).toEqual({ b: 0, 1: 2 });
});

test("what is not JSON is refused as fast, however many digits it has", () => {
  expect(() => parseSpelt(`[${"1".repeat(400_000)}x]`)).toThrow(SyntaxError);
});

test("numbers in a long list behind the last text do not each look for another text to the end", () => {
  const looks = vi.spyOn(String.prototype, "indexOf");
  onTestFinished(() => looks.mockRestore());
  const { spelling } = parseSpelt(`{"a": "b", "list": [${"1.0,".repeat(1_000)}2]}`);

  expect(spelling).toBeDefined();
  expect(looks.mock.calls.length).toBeLessThan(50);
});

test("text that holds the sign of the marks is read without notes", () => {
  expect(parseSpelt('["\uE0001.0", 2.0]')).toEqual({ value: ["\uE0001.0", 2] });
  expect(parseSpelt(String.raw`["\ue0001.0", 2.0]`)).toEqual({ value: ["\uE0001.0", 2] });
});

test.each(["{1.0: 2}", '{"a": 1.0, 2.0: 3}', "[1.0", "[01.0]", "[1.0.0]", "[1.0 2.0]", "[.0, 1.0]", '{"a": 1.0,}'])(
  "%s is not JSON",
  (text) => {
    expect(() => parseSpelt(text)).toThrow(SyntaxError);
  },
);

test("random decimals print as they stand", () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const rng = createRng(seed, "decimals");
    const digits = (most: number) => Array.from({ length: rng.between(1, most) }, () => rng.between(0, 9)).join("");
    const text = `[${rng.pick(["", "-"])}${Number.parseInt(digits(14), 10)}.${digits(17)}]`;
    const { value, spelling } = parseSpelt(text);

    expect(value).toEqual(JSON.parse(text));
    expect(spacedJson(value, spelling)).toBe(text);
  }
});

test("random JSON reads as ever and prints its numbers and names as they stood", () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const text = randomJson(createRng(seed, "spelt"), 0);
    const { value, spelling } = parseSpelt(text);

    expect(value, text).toEqual(JSON.parse(text));
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(spacedJson([value], spelling), text).toBe(`[${rootSpelling(value, text)}]`);
  }
});

/** Of a number that nothing holds, nothing can be noted. */
const rootSpelling = (value: unknown, text: string) => (typeof value === "number" ? String(value) : text);

const NUMBERS = ["0", "-0", "1.0", "2.50", "3e2", "-4.0E-3", "12345678901234567890", "0.125", "17"];
const NAMES = ["m", "10", "2", "0", "007", "4294967295", "-1", "1.0", String.raw`\"3`, "5"];
const STRINGS = [String.raw`"\\"`, String.raw`"\": 1.0, "`, '"[2.0]"', '""', '"é {3.0}"', String.raw`"\u00e9"`];

function randomJson(rng: Rng, depth: number): string {
  const count = rng.between(0, 4);
  switch (depth > 4 ? rng.between(0, 1) : rng.between(0, 3)) {
    case 0:
      return rng.pick(NUMBERS);
    case 1:
      return JSON.stringify(JSON.parse(rng.pick(STRINGS)));
    case 2:
      return `[${Array.from({ length: count }, () => randomJson(rng, depth + 1)).join(", ")}]`;
    default:
      return `{${rng
        .sample(NAMES, count)
        .map((name) => `"${name}": ${randomJson(rng, depth + 1)}`)
        .join(", ")}}`;
  }
}
