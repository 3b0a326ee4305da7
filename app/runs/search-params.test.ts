import { expect, test } from "vitest";
import { loadRunsSearchParams } from "./search-params";

test("an empty address is all runs, those that pass most first, at the k that they suggest", () => {
  expect(loadRunsSearchParams("")).toEqual({ corpus: null, filter: "", k: null, sort: "-passAtK" });
});

test.each([
  ["k", "many"],
  ["k", ""],
  ["sort", "colour"],
])("%s=%s falls back", (name, value) => {
  expect(loadRunsSearchParams(`?${name}=${value}`)).toEqual(loadRunsSearchParams(""));
});

test.each([
  ["0", 1],
  ["-3", 1],
  ["2.4", 2],
  ["10001", 10_000],
])("k=%s is the nearest that can be asked for", (text, k) => {
  expect(loadRunsSearchParams(`?k=${text}`).k).toBe(k);
});

test("a k and an order are taken", () => {
  expect(loadRunsSearchParams("?k=4&sort=headroom")).toMatchObject({ k: 4, sort: "headroom" });
});
