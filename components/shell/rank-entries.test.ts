import { expect, test } from "vitest";
import { type Entry, type EntryGroup, rankEntries } from "./rank-entries";

const run = () => undefined;
const search: Entry = { id: "search", words: undefined, shown: "Search", run };
const ofKey = (name: string): Entry => ({ id: name, words: name, by: "name", shown: name, run });
const ofButton = (name: string): Entry => ({ ...ofKey(name), by: undefined });

function ranked(typed: string, act: Entry): readonly string[] {
  const groups = [
    { heading: "On this screen", entries: [act] },
    { heading: "Trajectories", entries: [search] },
  ];

  return rankEntries(groups, typed).flatMap(({ entries }) => entries.map(({ id }) => id));
}

test.each(["First wr", "first wrong step", "WRONG", "wrong step "])(
  "an act of a key comes before a search for the begin or for whole words of its name: %s",
  (typed) => {
    expect(ranked(typed, ofKey("First wrong step"))).toEqual(["First wrong step", "search"]);
  },
);

test.each(["fist", "wro", "irst"])("for other letters of it the search comes first: %s", (typed) => {
  expect(ranked(typed, ofKey("First wrong step"))[0]).toBe("search");
});

test("a button goes by the begin of any of its words; an act of a key is found below the search then", () => {
  expect(ranked("wro", ofButton("First wrong step"))).toEqual(["First wrong step", "search"]);
  expect(ranked("wro", ofKey("First wrong step"))).toEqual(["search", "First wrong step"]);
});

const named = (...names: readonly string[]): readonly EntryGroup[] => [
  { heading: "Go to", entries: [ofButton("Go to Judge"), ofButton("Go to Splits")] },
  { heading: "Trajectories", entries: [search] },
  { heading: "Pages", entries: ["Judge endpoints", "Make a split"].map((name) => ({ ...ofButton(name), by: "page" })) },
  { heading: "Runs", most: 2, entries: names.map((name) => ({ ...ofButton(name), by: "words" })) },
  { heading: "Problems", entries: [{ ...ofButton("a lamp of brass"), by: "found" }] },
];
const listed = (typed: string, ...names: readonly string[]) =>
  rankEntries(named(...names), typed).flatMap(({ entries }) => entries.map(({ id }) => id));

test("a name goes by the begin of its words, each of them, and never by letters here and there", () => {
  expect(listed("tide", "night tidewater", "the idle")).toEqual(["night tidewater", "search", "a lamp of brass"]);
  expect(listed("race-34", "race-34 shop", "race-3")).toEqual(["race-34 shop", "search", "a lamp of brass"]);
  expect(listed("comp", "Sample arena (simulated)", "corpus map")).toEqual(["search", "a lamp of brass"]);
});

test.each([
  ["judge", ["Go to Judge", "Judge endpoints", "judge night", "search", "a lamp of brass"]],
  ["split", ["Go to Splits", "Make a split", "search", "a lamp of brass"]],
])("the screen of a word comes first, then pages, then names: %s", (typed, order) => {
  expect(listed(typed, "judge night")).toEqual(order);
});

test("of one kind no more are listed than there is room for, and nothing by punctuation alone", () => {
  expect(listed("night", "night 1", "night 2", "night 3")).toEqual(["night 1", "night 2", "search", "a lamp of brass"]);
  expect(listed("--", "night -- 1")).not.toContain("night -- 1");
});
