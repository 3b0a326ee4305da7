import { expect, test } from "vitest";
import { parseTaggedText } from "./tagged-text";

test("text without tags is left as it is", () => {
  expect(parseTaggedText(" 1 < 2 <b>", "all")).toEqual({ hasTags: false, rest: " 1 < 2 <b>", isMalformed: false });
});

test("thought, calls and response come apart; what stands outside is the rest", () => {
  const text = 'Well. <think> a < b </think>\n<tool_call>{"name":"f"}</tool_call><response>Yes</response> bye';

  expect(parseTaggedText(text, "first")).toEqual({
    hasTags: true,
    think: "a < b",
    calls: [{ name: "f" }],
    response: "Yes",
    rest: "Well. \n bye",
    isMalformed: false,
  });
});

test("a thought whose opening tag was in the prompt ends at the closing tag", () => {
  expect(parseTaggedText("deep thought</think>\n\nHello", "all")).toMatchObject({
    think: "deep thought",
    rest: "Hello",
  });
});

test("chat templates write one call a block; SN15 reads the first block only", () => {
  const text = '<tool_call>{"name":"a"}</tool_call>\n<tool_call>[{"name":"b"},{"name":"c"}]</tool_call>';

  expect(parseTaggedText(text, "all").calls).toEqual([{ name: "a" }, { name: "b" }, { name: "c" }]);
  expect(parseTaggedText(text, "first").calls).toEqual([{ name: "a" }]);
});

test("SN15 reads the first block even inside the thought, a chat template does not", () => {
  const text = '<think><tool_call>{"name":"a"}</tool_call></think>';

  expect(parseTaggedText(text, "first").calls).toEqual([{ name: "a" }]);
  expect(parseTaggedText(text, "all").calls).toBeUndefined();
});

test.each(["first", "all"] as const)(
  "a block that is no JSON discards the calls and stays in the text (%s)",
  (blocks) => {
    const read = parseTaggedText("<tool_call>{oops</tool_call>", blocks);

    expect(read).toMatchObject({ isMalformed: true, rest: "<tool_call>{oops</tool_call>" });
    expect(read.calls).toBeUndefined();
  },
);

test("an unclosed block is text", () => {
  expect(parseTaggedText("<think>never ends", "all")).toMatchObject({ rest: "<think>never ends" });
});
