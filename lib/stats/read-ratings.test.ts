import { describe, expect, test } from "vitest";
import { readRatings } from "./read-ratings";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function ratingsIn(text: string) {
  const file = readRatings(bytes(text));
  if (file.kind === "mistaken") throw new Error(JSON.stringify(file.mistakes));
  return file;
}

function mistakesIn(text: string) {
  const file = readRatings(bytes(text));
  return file.kind === "mistaken" ? file.mistakes.map(({ line, reason }) => `${line}: ${reason}`) : [];
}

describe("reads", () => {
  test.each([
    ["the plain form", "item,rater,value\ni1,r1,yes\n"],
    ["columns in another order and case", "Value,ITEM,Rater\nyes,i1,r1\n"],
    ["carriage returns and no last line end", "item,rater,value\r\ni1,r1,yes"],
    ["carriage returns alone", "item,rater,value\ri1,r1,yes\r"],
    ["a byte order mark", "\ufeffitem,rater,value\ni1,r1,yes\n"],
    ["quotes and spaces around plain fields", '"item", rater ,value\n"i1", r1 , yes\n'],
    ["empty lines and rows of commas", "\n\nitem,rater,value\n\n,,\ni1,r1,yes\n\n"],
  ])("%s", (_, text) => {
    expect(ratingsIn(text).ratings).toMatchObject([{ item: "i1", rater: "r1", value: "yes" }]);
  });

  test("raters without ids any number of times, and lines as an editor counts them", () => {
    const { ratings } = ratingsIn('item,rater,value\ni1,,yes\n\n"two\nlines",,no\ni1,,yes\n');

    expect(ratings).toEqual([
      { item: "i1", rater: undefined, value: "yes", line: 2 },
      { item: "two\nlines", rater: undefined, value: "no", line: 4 },
      { item: "i1", rater: undefined, value: "yes", line: 6 },
    ]);
  });

  test("quotes, commas and outer spaces inside quotes as they are", () => {
    const { ratings } = ratingsIn('item,rater,value\n" a, ""b"" ",r,"x\r\ny"\n');

    expect(ratings[0]).toMatchObject({ item: ' a, "b" ', value: "x\r\ny" });
  });

  test("clusters where they stand, and names the columns it does not use", () => {
    const file = ratingsIn("note,item,cluster,rater,value\nx,i1,p1,a,1\ny,i1,,b,2\nz,i2,,a,1\n");

    expect([...file.clusters]).toEqual([["i1", "p1"]]);
    expect(file.ignoredColumns).toEqual(["note"]);
  });
});

describe("refuses, with line and reason,", () => {
  test.each([
    ["an empty file", "", ["1: The file is empty."]],
    ["a header alone", "item,rater,value\n", ["1: There is no rating under the header."]],
    ["a file without a header", "i1,r1,yes\n", ["no column “item”", "no column “rater”", "no column “value”"]],
    ["a column named twice", "item,rater,value,item\n", ["1: The header names the column “item” twice."]],
    ["other separators", "item;rater;value\n", ["“item”", "“rater”", "“value”"]],
    [
      "too few and too many fields",
      "item,rater,value\ni1,r1\ni1,r1,yes,no\n",
      ["2: There are 2 fields", "3: There are 4"],
    ],
    [
      "an empty item or value",
      "item,rater,value\n,r1,yes\ni1,r1,\n",
      ["2: The item is empty.", "3: The value is empty."],
    ],
    [
      "an item rated twice by one rater",
      "item,rater,value\ni1,r1,yes\ni2,r1,no\ni1,r1,yes\n",
      ["4: The rater “r1” has already rated the item “i1”, in line 2."],
    ],
    [
      "an item of two clusters",
      "item,rater,value,cluster\ni1,r1,yes,p\ni1,r2,yes,q\n",
      ["3: The item “i1” is of the cluster “q” here and of “p” in line 2."],
    ],
    ["a quote that is never closed", 'item,rater,value\ni1,r1,yes\ni2,"r1,yes\ni3,r1,no\n', ["3: A quote is opened"]],
    ["text after a quote", 'item,rater,value\n"i1"x,r1,yes\ni2,r1\n', ["2: There is text after", "3: There are 2"]],
    ["a quote inside a plain field", 'item,rater,value\n5" disk,r1,yes\n', ["2: There is a quote inside"]],
  ])("%s", (_, text, wanted) => {
    const found = mistakesIn(text);

    expect(found).toHaveLength(wanted.length);
    for (const [at, part] of wanted.entries()) expect(found[at]).toContain(part);
  });

  test("bytes that are not UTF-8, with their line, and UTF-16", () => {
    const latin = Buffer.concat([bytes("item,rater,value\ni1,r1,yes\ni2,r1,"), Buffer.from([0xe9, 0x0a])]);

    expect(readRatings(latin)).toMatchObject({ kind: "mistaken", mistakes: [{ line: 3 }] });
    expect(readRatings(Buffer.from("\ufeffitem", "utf16le"))).toMatchObject({
      mistakes: [{ line: 1, reason: expect.stringContaining("UTF-16") }],
    });
    expect(ratingsIn("item,rater,value\ni1,r1,\ufffd\n").ratings).toHaveLength(1);
  });

  test("every mistake, not only the first", () => {
    const rows = Array.from({ length: 30 }, (_, row) => `i${row},r,\n`).join("");

    expect(mistakesIn(`item,rater,value\n${rows}`)).toHaveLength(30);
  });
});
