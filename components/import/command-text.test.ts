import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { importCommand, quote } from "./command-text";

test("says only what was chosen", () => {
  expect(importCommand({ files: [], corpus: "", runName: "", format: "auto" })).toBe("npm run assay -- import FILE...");
  expect(importCommand({ files: ["a b.jsonl", "c.gz"], corpus: "Oct", runName: "night 3", format: "sn15" })).toBe(
    "npm run assay -- import 'a b.jsonl' c.gz --corpus=Oct --run='night 3' --format sn15",
  );
});

test.each(["plain.jsonl", "it's.jsonl", "a b", "$(touch x)", "`id`", 'say "hi"', "a\\b", "é&ü;|", "*", "~x", "#c"])(
  "a shell reads %s back as it was",
  (word) => {
    expect(execFileSync("sh", ["-c", `printf %s ${quote(word)}`], { encoding: "utf8" })).toBe(word);
  },
);

test("a name with a leading dash is no option, a control character is no line of its own", () => {
  expect(quote("--corpus")).toBe("./--corpus");
  expect(quote("a\nrm -rf b")).not.toContain("\n");
});
