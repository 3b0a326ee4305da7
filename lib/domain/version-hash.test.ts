import { expect, test } from "vitest";
import { shortHash, versionsOfHash } from "./version-hash";

const [one, other] = [{ hash: "ae14393c13ff00" }, { hash: "ae14393c99ff00" }];

test("a version is found by its hash, by the digits that are shown, and by eight where they tell it apart", () => {
  for (const text of [one.hash, shortHash(one.hash), "AE14393C13", "ae14393c1"])
    expect(versionsOfHash([one, other], text)).toEqual([one]);
  expect(versionsOfHash([one, other], "ae14393c")).toEqual([one, other]);
});

test.each(["", "ae14393", "ae14393c130", "ae14393c1z", "strict"])("“%s” is the hash of none", (text) => {
  expect(versionsOfHash([one, other], text)).toEqual([]);
});
