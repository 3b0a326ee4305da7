import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import type { Mistake } from "./parsed-filter";

/** Text that may be a number with commas, and the values that are suggested. */
const DANGEROUS: readonly (readonly [string, string | undefined])[] = [
  ["tokens:>8,000", ">8000"],
  ["tokens:<8,192", "<8192"],
  ["tokens:>=1,234,567", ">=1234567"],
  ["tokens:>50,100", ">50100"],
  ["tokens:8,000", "8000"],
  ["steps:5,8,000", "5,8000"],
  ["-tokens:8,192", "8192"],
  ["-tokens:8,000", "8000"],
  ["-steps:100,200,300", "100200300"],
  ["tokens:8,000..9,000", "8000..9000"],
  ["tokens:8,192..16,384", "8192..16384"],
  ["tokens:16..16,384", "16..16384"],
  ["tokens:500..10,000", "500..10000"],
  ["tokens:8,192..", "8192.."],
  ["tokens:..8,192", "..8192"],
  ["tokens:>8,000,=5", ">8000,=5"],
  ["unseen:>8,192,none", ">8192,none"],
  ["tokens:>8,000..", undefined],
  ["tokens:>=8,192..", undefined],
  ["tokens:..8,000..", undefined],
  ["tokens:..8,192..", undefined],
  ["tokens:>8,000,000..", undefined],
  ["tokens:>8,000..9,000", undefined],
  ["tokens:>8,192..9,216", undefined],
  ["tokens:>0,000", undefined],
  ["tokens:>08,000", undefined],
  ["tokens:>3000,000", undefined],
  ["tokens:>1,500,2,500", undefined],
  ["tokens:>1,00,000", undefined],
  ["tokens:>12,34,567", undefined],
  ["tokens:>8,=0,=000", undefined],
  ["tokens:>8,=000,=5", undefined],
  ['tokens:>8,"000"', undefined],
  ["tokens:>8.000,500", undefined],
  ["tokens:>-8,192", ">-8192"],
  ["tokens:-16..-8,192", undefined],
  ["steps:01,02", undefined],
  ["steps:5,100..200", undefined],
  ["steps:5,100..", "5100.."],
  ["steps:5..10,200..", undefined],
  ["gate:>1,000", undefined],
  ["gate:>1,05", undefined],
  ["score:>0,95", ">0.95"],
  ["score:<0,7", "<0.7"],
  ["score:>0,05,none", ">0.05,none"],
  ["score:<0,7,none", "<0.7,none"],
  ["score:0,7", "0.7"],
  ["score:0,05", "0.05"],
  ["score:0..0,5", "0..0.5"],
  ["score:0,0..0,5", "0.0..0.5"],
  ["richness:>=0,125", ">=0.125"],
  ["horizon:0,2..0,8", "0.2..0.8"],
  ["-score:0,7", "0.7"],
  ["score:>0,95..", undefined],
  ["score:>0,5,1", undefined],
];

test.each(DANGEROUS)("%j is asked back, with the suggestion %j", (text, suggestion) => {
  const mistakes = mistakesOf(text);

  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.message).toMatch(/^A comma stands between alternatives/);
  expect(mistakes[0]?.suggestion).toBe(suggestion);
  expect(mistakes[0]?.message.includes(`${suggestion} `)).toBe(suggestion !== undefined);
});

test.each(DANGEROUS)("all that is advised for %j is accepted in its place", (text) => {
  const whole = `lamp ${text} sofa`;
  const [mistake] = mistakesOf(whole);
  const list = /(\S+) for the list/.exec(mistake?.message ?? "")?.[1];

  for (const advised of [mistake?.suggestion, list].filter((one) => one !== undefined)) {
    const mended = whole.slice(0, mistake?.span.start) + advised + whole.slice(mistake?.span.end);
    expect(mistakesOf(mended), mended).toEqual([]);
  }
});

test.each([
  ["tokens:>50,100", ". Write >50100 without the comma, or >50,=100 for the list"],
  ["tokens:>8,000", ". Write >8000 without the comma"],
  ["score:<0,7,none", ". Write <0.7,none with a point, or <0,none,=7 for the list"],
  ["steps:5,100..200", ". Write a number without the comma, or 100..200,=5 for the list"],
  ["tokens:>3000,000", ", and “000” is none. Write a number without the comma"],
  ["tokens:>=8,192..", ". Write a number without the comma, or the list with = before each number, as in >8,=192"],
])("%j is told how to write what was meant", (text, advice) => {
  expect(mistakesOf(text).map(({ message }) => message)).toEqual([`A comma stands between alternatives${advice}`]);
});

test.each([
  ["steps:3,5", [is(3), is(5)]],
  ["tokens:100,200", [is(100), is(200)]],
  ["tokens:8,192", [is(8), is(192)]],
  ["tokens:8000,9000", [is(8000), is(9000)]],
  ["steps:8,16,128", [is(8), is(16), is(128)]],
  ["score:0,1", [is(0), is(1)]],
  ["score:1,0,0.5", [is(1), is(0), is(0.5)]],
  ["score:0.2,0.7", [is(0.2), is(0.7)]],
  ["score:=0,=7", [is(0), is(7)]],
  ["unseen:8,192,none", [is(8), is(192), { kind: "none" }]],
  ["-steps:3,15", [is(3), is(15)]],
  ["steps:>10,5", [{ kind: "range", low: { value: 10, isOpen: true } }, is(5)]],
  ["-tokens:=8,=192", [is(8), is(192)]],
  ["tokens:>8,=192", [{ kind: "range", low: { value: 8, isOpen: true } }, is(192)]],
  ["tokens:..8,=192", [{ kind: "range", high: { value: 8, isOpen: false } }, is(192)]],
  ["unseen:>0,none", [{ kind: "range", low: { value: 0, isOpen: true } }, { kind: "none" }]],
  ["steps:5..10,200..300", [within(5, 10), within(200, 300)]],
  ["-steps:5..10,200..300", [within(5, 10), within(200, 300)]],
  [
    "steps:<3,>50",
    [
      { kind: "range", high: { value: 3, isOpen: true } },
      { kind: "range", low: { value: 50, isOpen: true } },
    ],
  ],
  ["gate:<2,5", [{ kind: "range", high: { value: 2, isOpen: true } }, is(5)]],
  ["gate:1,3..5,none", [is(1), within(3, 5), { kind: "none" }]],
  ["-gate:1,2", [is(1), is(2)]],
])("the list %j asks what it says", (text, tests) => {
  const checked = checkFilter(text);

  expect(checked.status === "valid" && checked.filter.terms).toEqual([expect.objectContaining({ tests })]);
});

test.each([
  ["steps:>5,3x", "steps takes a whole number, not “3x”. For example steps:5..15"],
  ["-rejects:R2,4", "rejects takes a whole number, not “R2”. For example rejects:0"],
  ["steps:9..3,=5", "This range ends before it begins. Write 3..9"],
])("a value that is no number at all is what is wrong with %j", (text, message) => {
  expect(mistakesOf(text).map((mistake) => mistake.message)).toEqual([message]);
});

function mistakesOf(text: string): readonly Mistake[] {
  const checked = checkFilter(text);

  return checked.status === "invalid" ? checked.mistakes : [];
}

function is(value: number) {
  return within(value, value);
}

function within(low: number, high: number) {
  return { kind: "range", low: { value: low, isOpen: false }, high: { value: high, isOpen: false } };
}
