import { expect, test } from "vitest";
import { tableCsv } from "./table-csv";

test("numbers keep twelve digits, what is missing is empty, links are their words", () => {
  const csv = tableCsv({
    columns: [{ name: "k" }, { name: "pass@k", format: (value) => value.toFixed(1) }, { name: "rows" }],
    rows: [
      [1, 0.426_666_666_666_666_7, { value: 31, href: "/trajectories" }],
      [2, null],
    ],
  });

  expect(csv).toBe("k,pass@k,rows\r\n1,0.426666666667,31\r\n2,,\r\n");
});

test.each([
  ['a "b", c', '"a ""b"", c"'],
  ["two\nlines", '"two\nlines"'],
  [" spaced", '" spaced"'],
  ["=HYPERLINK(A1)", "'=HYPERLINK(A1)"],
  ["@run", "'@run"],
])("the text %j is written %j", (text, field) => {
  expect(tableCsv({ columns: [{ name: "run" }], rows: [[text]] })).toBe(`run\r\n${field}\r\n`);
});

test("a difference of two shares has no digits that only the subtraction made", () => {
  expect(tableCsv({ columns: [{ name: "headroom" }], rows: [[0.615 - 0.5]] })).toBe("headroom\r\n0.115\r\n");
});

test("a number below 0 is a number", () => {
  expect(tableCsv({ columns: [{ name: "difference" }], rows: [[-0.25]] })).toBe("difference\r\n-0.25\r\n");
});
