import { afterEach, expect, test } from "vitest";
import { selectedSpan } from "./selected-span";

afterEach(() => {
  document.body.innerHTML = "";
  window.getSelection()?.removeAllRanges();
});

/** The span of a selection in a thought of step 3 that stands there in one run. */
function spanOf(text: string, from: number, to: number) {
  document.body.innerHTML = '<span data-field="thought" data-step="2"><span data-start="0"></span></span>';
  const run = document.querySelector("[data-start]");
  run?.append(text);
  const words = run?.firstChild;
  if (!words) throw new Error("the text is not there");
  window.getSelection()?.setBaseAndExtent(words, from, words, to);

  return selectedSpan(window.getSelection());
}

test.each([
  ["spaces between words", "a lamp   and", 6, 9],
  ["the same from behind", "a lamp   and", 9, 6],
  ["one space", "a lamp", 1, 2],
  ["line ends", "a\n\nlamp", 1, 3],
])("%s alone are nothing to cite", (_, text, from, to) => {
  expect(spanOf(text, from, to)).toBeUndefined();
});

test("words are cited without the space beside them", () => {
  const span = { step: 2, field: "thought", start: 2, end: 6, quote: "lamp" };

  expect(spanOf("a lamp   and", 1, 9)).toEqual(span);
  expect(spanOf("a lamp   and", 2, 6)).toEqual(span);
});
