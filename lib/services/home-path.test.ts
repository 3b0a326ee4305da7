import { expect, test } from "vitest";
import { pathFromHome, pathInHome } from "./home-path";

test.each([
  ["/data/assay/uploads/a/0001 x.jsonl", "uploads/a/0001 x.jsonl"],
  ["/data/assay/exports/..x/y", "exports/..x/y"],
  ["/data/assay/..x", "..x"],
  ["/data/assay-2/uploads/x", "/data/assay-2/uploads/x"],
  ["/data/assay", "/data/assay"],
  ["/home/me/x.jsonl", "/home/me/x.jsonl"],
  ["", ""],
])("of %j the tables hold %j", (path, stored) => {
  expect(pathInHome("/data/assay", path)).toBe(stored);
  expect(pathFromHome("/data/assay", stored)).toBe(path);
});

test("a data folder that moved finds its files where it is now", () => {
  expect(pathFromHome("/elsewhere", pathInHome("/data/assay", "/data/assay/exports/1/x.gz"))).toBe(
    "/elsewhere/exports/1/x.gz",
  );
});
