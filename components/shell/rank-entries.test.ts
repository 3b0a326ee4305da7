import { expect, test } from "vitest";
import { type Entry, rankEntries } from "./rank-entries";

const run = () => undefined;
const search: Entry = { id: "search", words: undefined, shown: "Search", run };
const ofKey = (name: string): Entry => ({ id: name, words: name, isByName: true, shown: name, run });
const ofButton = (name: string): Entry => ({ ...ofKey(name), isByName: false });

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
