import { expect, test } from "vitest";
import { jsonInText } from "./json-in-text";

test.each([
  ['{"a":1}', { a: 1 }],
  [" \n[1, 2]", [1, 2]],
  ['{"a":', undefined],
  ["[sold out]", undefined],
  ["17", undefined],
  ["", undefined],
])("%j holds %j", (text, value) => {
  expect(jsonInText(text)).toEqual(value);
});
