import { expect, test } from "vitest";
import { aboutDollarWords, dollarWords } from "./dollar-words";

test.each([
  [0, "$0.00", "$0.00"],
  [0.003, "under $0.01", "under $0.01"],
  [0.01, "$0.01", "about $0.01"],
  [0.29, "$0.29", "about $0.29"],
  [1.1, "$1.10", "about $1.10"],
  [1.236, "$1.24", "about $1.24"],
  [1234.561, "$1,234.56", "about $1,234.56"],
])("%d dollars read %s, and as an estimate %s", (value, text, about) => {
  expect([dollarWords(value), aboutDollarWords(value)]).toEqual([text, about]);
});
