import { expect, test } from "vitest";
import { beginWith } from "./begin-with";
import { checkFilter } from "./check-filter";
import { parseFilter } from "./parse-filter";

const beginnings = (text: string) => parseFilter(text).terms.map(beginWith);

test.each([
  ["run:ledger", "run:ledger*"],
  ['run:"night 3"', "run:night*3*"],
  ['agent:cart,"a, b"', "agent:cart*,a*b*"],
  ['pool:"main/train"', "pool:main/train*"],
  ['suite:"<3*"', "suite:*3**"],
])("%s asks for whole names, and as beginnings it is %s, which can be read", (text, expected) => {
  expect(beginnings(text)).toEqual([expected]);

  expect(checkFilter(expected).status).toBe("valid");
});

test.each([
  "run:ledger*",
  "-run:ledger",
  "agent:none",
  "agent:cart,none",
  "steps:5",
  "verdict:agentic",
  "problem:x",
  "lamp",
  'run:""',
  'agent:"!!"',
  "run:7c9e6679-7425-40de-944b-e07fc1f90ae7",
])("%s asks for no whole name", (text) => {
  expect(beginnings(text)).toEqual([undefined]);
});
