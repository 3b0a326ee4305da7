import { expect, test } from "vitest";
import { csvLine, textOfCsvField } from "./csv-line";

test.each([
  ["=cmd()", "'=cmd()"],
  ["-lr", "'-lr"],
  // Else the next would be read as “=cmd()”.
  ["'=cmd()", "''=cmd()"],
  ["''@x", "'''@x"],
  ["it's", "it's"],
  ["'tis", "'tis"],
  ["'", "'"],
  ["", ""],
  ["a=b", "a=b"],
])("the text %j is written as the field %j and read as it was", (text, field) => {
  expect(csvLine([text, -1, null])).toBe(`${field},-1,\r\n`);
  expect(textOfCsvField(field)).toBe(text);
});
