import { expect, test } from "vitest";
import { latestByKey } from "./latest-by-key";

const keyOf = ({ key }: { readonly key: string }) => key;

test("of several rows of one thing the last counts, and those that say something else are replaced", () => {
  const rows = ["a 1", "b 1", "a 2", "a 1", "b 1"].map((text) => ({ key: text[0] ?? "", says: text[2] }));

  expect(latestByKey(rows, keyOf)).toEqual({
    latest: [
      { key: "a", says: "1" },
      { key: "b", says: "1" },
    ],
    replaced: [{ key: "a", says: "2" }],
  });
});
