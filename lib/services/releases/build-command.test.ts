import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellWord } from "./build-command";

test.each(["main", "a b", "it's", "$(rm -rf /)", "`id`", 'quote "', "", "new\nline", "*"])(
  "a shell takes %j for one word",
  (text) => {
    expect(execFileSync("sh", ["-c", `printf '[%s]' ${shellWord(text)}`]).toString()).toBe(`[${text}]`);
  },
);
