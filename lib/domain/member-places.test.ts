import { expect, test } from "vitest";
import { memberPlaces } from "./member-places";

const VALUE = { a: "x, }", 'b"c': [1, [2]], d: { e: null }, f: -1.5, g: [], h: {} };

const shown = (text: string, at?: number) =>
  memberPlaces(text, at).map(({ name, start, end }) => [name, text.slice(start, end)]);

test.each([0, 1, 2])("members are where their values stand, indented by %i", (indent) => {
  const text = JSON.stringify(VALUE, null, indent);

  const found = shown(text);

  expect(found.map(([name, value = ""]) => [name, JSON.parse(value)])).toEqual(Object.entries(VALUE));
});

test("elements of an array have no name", () => {
  expect(shown('x [1, "]", [2]]', 2)).toEqual([
    [undefined, "1"],
    [undefined, '"]"'],
    [undefined, "[2]"],
  ]);
});

test.each(["", "word", '"a"', "[", "{", "{}", '{"a"', "{a", "[,", "{:", '{"a":', "}{"])(
  "text that is no JSON ends the search: %s",
  (text) => {
    expect(memberPlaces(text).length).toBeLessThanOrEqual(1);
  },
);
