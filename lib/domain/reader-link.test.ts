import { describe, expect, test } from "vitest";
import { parseReaderLink, type ReaderLink, readerLinkPairs } from "./reader-link";

describe("parseReaderLink", () => {
  test("reads step, call, logged call, range, mode and layers; all that is counted counts from one in the address", () => {
    const link = parseReaderLink({
      step: "14",
      call: "2",
      logged: "31",
      range: "thought:120-188",
      mode: "full",
      layer: "ids",
    });

    expect(link).toEqual({
      step: 13,
      call: 1,
      logged: 30,
      range: { field: "thought", start: 120, end: 188 },
      mode: "full",
      layers: ["ids"],
    });
  });

  test.each([
    ["nothing", {}],
    ["words for numbers", { step: "last", call: "x" }],
    ["a step before the first", { step: "0" }],
    ["an unknown mode", { mode: "movie" }],
    ["a call without a step", { call: "2", logged: "2", range: "thought:1-2" }],
    ["a reference that is no id", { reference: "../../etc" }],
  ])("falls back for %s", (_, values) => {
    expect(parseReaderLink(values)).toEqual({ mode: "story", layers: ["ids", "attribution"] });
  });

  test.each(["thought:9-3", "thought:3-3", "dream:1-2", "thought:a-b"])("range %s is dropped", (range) => {
    expect(parseReaderLink({ step: "1", range }).range).toBeUndefined();
  });

  test("an empty layer list switches all layers off", () => {
    expect(parseReaderLink({ layer: "" }).layers).toEqual([]);
  });
});

describe("readerLinkPairs", () => {
  const links: readonly ReaderLink[] = [
    { mode: "story", layers: ["ids", "attribution"] },
    { step: 0, mode: "columns", layers: [] },
    { step: 2, logged: 0, mode: "story", layers: [] },
    { step: 2, range: { field: "own_text", start: 7, end: 18 }, mode: "story", layers: [] },
    {
      step: 13,
      call: 1,
      range: { field: "call", start: 0, end: 9 },
      mode: "full",
      layers: ["difference"],
      reference: "11111111-0000-4000-8000-000000000001",
    },
  ];

  test.each(links)("parse after print gives the same place %#", (link) => {
    const values = Object.fromEntries(readerLinkPairs(link));

    expect(parseReaderLink(values)).toEqual(link);
  });

  test("defaults are left out of the address", () => {
    expect(readerLinkPairs({ mode: "story", layers: ["ids", "attribution"] })).toEqual([]);
  });
});
