import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellQuote } from "./shell-quote";

const printed = (shell: string, text: string) =>
  execFileSync(shell, ["-c", `printf '[%s]' ${shellQuote(text)}`]).toString();

test.each(["main", "a b", "it's", "$(rm -rf /)", "`id`", 'quote "', "", "*"])(
  "a shell takes %j for one word",
  (text) => {
    expect(printed("sh", text)).toBe(`[${text}]`);
  },
);

test.each([
  "new\nline",
  "x\u0003\ntouch /tmp/pwned\n \u001b[201~\u001b[31mRED\u001b]0;title\u0007 end",
  "\u202Eright \u2066to left",
  "it's \\x41 !! \u0003f",
  "a\tb\u009b2J",
])("what a terminal would act on in %j is spelled out, and bash takes it for one word", (text) => {
  expect(shellQuote(text)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(printed("bash", text)).toBe(`[${text}]`);
});
