import { expect, test } from "vitest";
import { loadRunsSearchParams } from "./search-params";

test("an empty address is all runs, those that pass most first, at the k that they suggest", () => {
  expect(loadRunsSearchParams("")).toEqual({ corpus: null, filter: "", k: null, sort: "-passAtK" });
});

test.each([
  ["k", "0"],
  ["k", "2.5"],
  ["k", "many"],
  ["k", "10001"],
  ["sort", "colour"],
])("%s=%s falls back", (name, value) => {
  expect(loadRunsSearchParams(`?${name}=${value}`)).toEqual(loadRunsSearchParams(""));
});

test("a k and an order are taken", () => {
  expect(loadRunsSearchParams("?k=4&sort=headroom")).toMatchObject({ k: 4, sort: "headroom" });
});
