import { expect, test } from "vitest";
import { hasAgentTurn, isLogAlone } from "./agent-turn";
import type { Step } from "./step";

const step = (over: Partial<Step>): Step => ({ index: 0, role: "other", claimed: [], logged: [], ...over });
const call = { order: 0, bucket: 0, path: "/search/find_product", isTruncated: false };

test("one step of the agent is a turn of its own; others, and a log alone, are none", () => {
  expect(hasAgentTurn([step({ role: "user" }), step({ role: "agent" })])).toBe(true);
  expect(hasAgentTurn([step({ role: "user" }), step({ role: "system" }), step({ logged: [call] })])).toBe(false);
  expect(hasAgentTurn([])).toBe(false);
});

test("a step that holds nothing but a log is told from an event of unknown kind", () => {
  expect(isLogAlone(step({ logged: [call] }))).toBe(true);
  expect(isLogAlone(step({ logged: [call], raw: {} }))).toBe(false);
  expect(isLogAlone(step({ logged: [call], text: "x" }))).toBe(false);
  expect(isLogAlone(step({ logged: [call], role: "agent" }))).toBe(false);
  expect(isLogAlone(step({}))).toBe(false);
});
