import { expect, test } from "vitest";
import type { ChatMessage } from "@/lib/exporters/chat/chat-row";
import { rowLacks } from "./row-lacks";

const SYSTEM: ChatMessage = { role: "system", content: "Be brief." };
const CALL: ChatMessage = {
  role: "assistant",
  content: "",
  tool_calls: [{ id: "1", type: "function", function: { name: "find", arguments: "{}" } }],
};

test("a row without a system message, and one that trains on calls and declares no tools, is counted", () => {
  expect(rowLacks({ messages: [CALL], tools: [], loss_mask: [1] })).toEqual({
    rowsWithoutSystem: 1,
    callRowsWithoutTools: 1,
  });
});

test("declared tools, calls that are masked, and turns without calls lack nothing", () => {
  expect(rowLacks({ messages: [SYSTEM, CALL], tools: [{ name: "find" }], loss_mask: [0, 1] })).toEqual({});
  expect(rowLacks({ messages: [SYSTEM, CALL], tools: [], loss_mask: [0, 0] })).toEqual({});
  expect(
    rowLacks({ messages: [SYSTEM, { role: "assistant", content: "Done." }], tools: [], loss_mask: [0, 1] }),
  ).toEqual({});
});
