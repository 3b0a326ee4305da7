import { expect, test } from "vitest";
import { quoteText } from "./quote-text";

test("every code unit, alone and among others, is quoted as JSON quotes it", () => {
  for (let unit = 0; unit <= 0xff_ff; unit += 1) {
    const sign = String.fromCharCode(unit);
    if (quoteText(sign) !== JSON.stringify(sign)) expect.fail(`U+${unit.toString(16)}`);
    if (quoteText(`a${sign}b`) !== JSON.stringify(`a${sign}b`)) expect.fail(`U+${unit.toString(16)} among others`);
  }
});

test.each(["", "plain words", 'a "quoted" word', "C:\\path", "😀", "\ud83d", "line\nend"])("%j", (text) => {
  expect(quoteText(text)).toBe(JSON.stringify(text));
});
