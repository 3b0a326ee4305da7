import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellQuote } from "./shell-quote";

test.each(["main", "a b", "it's", "$(rm -rf /)", "`id`", 'quote "', "", "new\nline", "*"])(
  "a shell takes %j for one word",
  (text) => {
    expect(execFileSync("sh", ["-c", `printf '[%s]' ${shellQuote(text)}`]).toString()).toBe(`[${text}]`);
  },
);
