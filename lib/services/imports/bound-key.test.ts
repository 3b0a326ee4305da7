import { expect, test } from "vitest";
import { boundKey, boundName } from "./bound-key";

test("a short key stays as it is, but for what a text column refuses", () => {
  expect(boundKey("tau-bench:airline:12")).toBe("tau-bench:airline:12");
  expect(boundKey("a\0b\uD800")).toBe("a\uFFFDb\uFFFD");
});

test("long keys stay apart by their ends, equal ones equal, and all fit into an index", () => {
  const long = "😀".repeat(5_000);

  expect(boundKey(`${long}a`)).not.toBe(boundKey(`${long}b`));
  expect(boundKey(`${long}a`)).toBe(boundKey(`${long}a`));
  expect(Buffer.byteLength(boundKey(long))).toBeLessThan(2_000);
});

test("a name of nothing that can be seen fits into an index as well", () => {
  expect(boundName("a\u0003b\0")).toBe("a[U+0003]b\uFFFD");
  expect(Buffer.byteLength(boundName("\u202E".repeat(400)))).toBeLessThan(2_000);
});
