import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { completeFilter, valueAt } from "./complete-filter";
import { FIELD_NAMES } from "./fields";

function textsAt(text: string, known = {}): readonly string[] {
  return completeFilter(text, text.length, known).items.map((item) => item.text);
}

test("an empty filter offers every field with its description", () => {
  const { items } = completeFilter("", 0);

  expect(items.map((item) => item.label)).toEqual(FIELD_NAMES);
  expect(items.every((item) => item.about !== "")).toBe(true);
});

test("the start of a word offers the fields that start with it first", () => {
  expect(textsAt("magnet ver")[0]).toBe("verdict:");
  expect(textsAt("re").slice(0, 2)).toEqual(["reject:", "rejects:"]);
});

test("after a colon the values of the field are offered, with none where it may be absent", () => {
  expect(textsAt("verdict:")).toEqual(["agentic", "sub_task", "review", "insufficient_evidence"]);
  expect(textsAt("label:")).toEqual(["agentic", "sub_task", "reject", "none"]);
});

test("a number is shown how to compare until one is typed", () => {
  expect(textsAt("gate:")).toEqual(["<4", "none"]);
  expect(textsAt("gate:4")).toEqual([]);
});

test("a suggestion replaces only the value that is being typed", () => {
  const completion = completeFilter("gate:1 verdict:agentic,su", 25);

  expect(completion).toMatchObject({
    from: 23,
    to: 25,
    items: [{ text: "sub_task" }, { text: "insufficient_evidence" }],
  });
});

test("known runs are offered and quoted where they must be", () => {
  expect(textsAt("run:", { run: ["night 3", "day"] })).toEqual(['"night 3"', "day"]);
  expect(textsAt('run:"nig', { run: ["night 3", "day"] })).toEqual(['"night 3"']);
});

const SAID = String.raw`"say \"hi\""`;

test.each([
  ['bucket:"a\\', [String.raw`a\b`, String.raw`a\c`, SAID]],
  [String.raw`bucket:"a\\c`, [String.raw`a\c`]],
  [String.raw`bucket:a\\c`, []],
  [String.raw`bucket:"say \"`, [SAID]],
  [String.raw`bucket:x,"say \"h`, [SAID]],
  ['bucket:"x, y",sa', [SAID]],
  ['tv 5" bucket:sa', [SAID]],
  ['-5" bucket:x"y,sa', [SAID]],
  ['x,"y bucket:sa', [SAID]],
  ['"tv bucket:sa', []],
  ['-"tv bucket:sa', []],
  ['run:="tv bucket:sa', []],
  ['run:x,"tv bucket:sa', []],
])("%j offers the known values that begin as the parser reads what is typed", (text, offered) => {
  expect(textsAt(text, { bucket: [String.raw`a\b`, String.raw`a\c`, 'say "hi"'] })).toEqual(offered);
});

test("values are offered as the database compares them, also where a sigma ends what is typed", () => {
  expect(textsAt("bucket:ΟΔΟΣ", { bucket: ["οδοσα"] })).toEqual(["οδοσα"]);
});

test("a value is asked for as it is meant, and replaced with its quote sign and its escapes", () => {
  const text = String.raw`tv 5" suite:day,"say \"h`;

  expect(valueAt(text, text.length)).toEqual({ field: "suite", text: 'say "h', start: 16 });
});

test("a field that the person may not filter by is not offered, nor are its values", () => {
  const isOffered = (field: string) => field !== "gate";
  const labels = (text: string) => completeFilter(text, text.length, {}, isOffered).items.map((item) => item.label);

  expect(labels("")).not.toContain("gate");
  expect(labels("")).toContain("verdict");
  expect(labels("gate:")).toEqual([]);
});

test("a negated term completes as well", () => {
  expect(completeFilter("-verd", 5)).toMatchObject({ from: 1, to: 5, items: [{ text: "verdict:" }] });
});

test("every value offered for every field is valid", () => {
  for (const name of FIELD_NAMES) {
    for (const value of textsAt(`${name}:`, { run: ["a b"], agent: ['x"y', "none"] })) {
      expect(checkFilter(`${name}:${value}`).status, `${name}:${value}`).toBe("valid");
    }
  }
});
