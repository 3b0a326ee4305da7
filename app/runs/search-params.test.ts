import { expect, test } from "vitest";
import { loadRunsSearchParams } from "./search-params";

test("an empty address is all runs, those that pass most first, at the k that they suggest, with the usual columns", () => {
  expect(loadRunsSearchParams("")).toEqual({
    corpus: null,
    filter: "",
    k: null,
    sort: "-passAtK",
    columns: null,
  });
});

test.each([
  ["k", "many"],
  ["k", ""],
  ["sort", "colour"],
  ["columns", "colour,"],
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

test("columns are taken in their order, each once, without those that nobody knows", () => {
  expect(loadRunsSearchParams("?columns=cost,name,colour,cost").columns).toEqual(["cost", "name"]);
});
