import { expect, test } from "vitest";
import { goingText } from "./going-text";

const REMOVAL = { done: "“a” is removed", would: "Removing “a” would take", least: "its name" };
const HIDDEN = "How many answer keys is hidden from you.";

test.each([
  [[], undefined, "Removing “a” would take nothing but its name.\n", "“a” is removed.\n"],
  [["1 run"], undefined, "Removing “a” would take\n  1 run\n", "“a” is removed, with\n  1 run\n"],
  // Nobody is told that nothing else goes where that is hidden.
  [[], HIDDEN, `Removing “a” would take its name.\n${HIDDEN}\n`, `“a” is removed.\n${HIDDEN}\n`],
  [["1 run"], HIDDEN, `Removing “a” would take\n  1 run\n${HIDDEN}\n`, `“a” is removed, with\n  1 run\n${HIDDEN}\n`],
])("of %j, with %j of what is hidden, it says what would go and what went", (parts, hidden, before, after) => {
  expect(goingText({ ...REMOVAL, parts, hidden, isDone: false })).toBe(before);
  expect(goingText({ ...REMOVAL, parts, hidden, isDone: true })).toBe(after);
});
