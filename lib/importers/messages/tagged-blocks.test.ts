import { expect, test } from "vitest";
import { cutTagged } from "./tagged-blocks";

const read = (inner: string) => [JSON.parse(inner)];
const NAMING = '<tool_call>{"t":"<response>"}</tool_call>';

test("words, calls and the first response come in their order, each once", () => {
  expect(cutTagged("a<tool_call>1</tool_call>b<response>c</response><response>d</response>", read)).toEqual({
    blocks: [
      { kind: "words", text: "a" },
      { kind: "calls", text: "<tool_call>1</tool_call>", items: [1] },
      { kind: "words", text: "b" },
      { kind: "response", inner: "c" },
      { kind: "words", text: "<response>d</response>" },
    ],
    isMalformed: false,
  });
});

test.each([
  ["ends where its tag closes", `${NAMING}<response>r</response> w`, "r"],
  ["is the one behind it, though another tag stood in it", `${NAMING} w <response>r</response>`, "r"],
  ["is none where no tag opens behind it", `${NAMING} w</response>`, undefined],
  ["is none where no tag closes behind it", `<tool_call>"<response></response>"</tool_call><response>w`, undefined],
  ["is found behind a whole one in it", `<tool_call>"<response>x</response>"</tool_call><response>r</response>`, "r"],
])("the response behind a call that names its tag %s", (_what, text, inner) => {
  const { blocks } = cutTagged(text, read);

  expect(blocks.flatMap((block) => (block.kind === "response" ? [block.inner] : []))).toEqual(inner ? [inner] : []);
  expect(blocks[0]).toMatchObject({ kind: "calls" });
});

test("with a block that cannot be read all calls are words, and the response is still found", () => {
  const text = "<tool_call>1</tool_call><tool_call>{oops</tool_call><response>r</response>";
  const { blocks, isMalformed } = cutTagged(text, (inner) => (inner === "1" ? [1] : undefined));

  expect(isMalformed).toBe(true);
  expect(blocks).toEqual([
    { kind: "words", text: "<tool_call>1</tool_call><tool_call>{oops</tool_call>" },
    { kind: "response", inner: "r" },
  ]);
});

// Looked for to the end for each call, the end of the response took 13 seconds of 20,000 calls and minutes of this.
test("megabytes of calls that name the tag of a response are cut at once", () => {
  const text = `${NAMING.repeat(60_000)}</response>`;

  expect(cutTagged(text, read).blocks).toHaveLength(60_001);
});
