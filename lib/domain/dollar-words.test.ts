import { expect, test } from "vitest";
import { dollarWords, mostDollarWords } from "./dollar-words";

test.each([
  [0, "$0.00", "at most $0.00"],
  [0.003, "under $0.01", "at most $0.01"],
  [0.29, "$0.29", "at most $0.29"],
  [1.1, "$1.10", "at most $1.10"],
  [1.234, "$1.23", "at most $1.24"],
  [1234.561, "$1,234.56", "at most $1,234.57"],
])("%d dollars read %s, and as the greatest cost %s", (value, text, most) => {
  expect([dollarWords(value), mostDollarWords(value)]).toEqual([text, most]);
});
