import { expect, test } from "vitest";
import { localPath } from "./local-path";

test.each(["/", "/trajectories?corpus=a&filter=verdict%3Areview", "/imports/1"])(
  "%s is a place to go on at",
  (path) => {
    expect(localPath(path)).toBe(path);
  },
);

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "javascript:alert(1)",
  "",
  undefined,
  null,
])("%j leads home", (path) => {
  expect(localPath(path)).toBe("/");
});
