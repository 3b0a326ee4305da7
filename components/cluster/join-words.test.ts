import { expect, test } from "vitest";
import { joinWords } from "./join-words";

const gold = { reason: "gold" } as const;
const person = { reason: "person" } as const;

test.each([
  ["values alone", [gold], /^Each line is a certain join/, /^Each value is a certain join/],
  ["people alone", [person], /^Each dashed line is a join by a person/, /^People put these problems together/],
  ["both", [gold, person], /certain join.*A dashed one is a join by a person/, /certain join.*Where a person put/],
  ["nothing", [], /^$/, /^$/],
])("joins by %s are told as what they are, in the graph and in the table", (_, shared, inGraph, inTable) => {
  expect(joinWords(shared, "graph")).toMatch(inGraph);
  expect(joinWords(shared, "table")).toMatch(inTable);
});
