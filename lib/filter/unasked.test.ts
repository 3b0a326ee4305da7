import { expect, test } from "vitest";
import { attributeDispatches } from "./attribute-dispatches";
import {
  aDispatch,
  anAnswer,
  anUnrecordedAnswer,
  aTextAnswer,
  aTrajectory,
  type LogLine,
} from "./fixtures/a-trajectory";
import { logEntries } from "./log-entries";

const said = (log: readonly LogLine[]) =>
  attributeDispatches(logEntries(aTrajectory([{}], log))).map(
    ({ finding: { attribution, reason } }) => `${attribution}: ${reason}`,
  );
const search = (q: string, over: Partial<LogLine> = {}) => aDispatch("find_product", { q }, over);
const asks = (...queries: readonly string[]) => anAnswer(queries.map((q) => ["find_product", { q }]));
const failed = anUnrecordedAnswer({ status: null, isTruncated: false });

test("only what stands behind a model call that failed is said to", () => {
  expect(said([search("a"), failed, search("b"), failed, search("c")])).toEqual([
    "code: no model answer precedes it",
    "code: the model call before it failed",
    "code: the model call before it failed",
  ]);
  expect(said([failed, asks("a"), search("b"), search("c")])[1]).toBe(
    "code: the model's answer in logged call 2 does not ask for it",
  );
});

test("what is made again is said to be asked for as often as it is", () => {
  const lost = search("a", { status: null });

  expect(said([asks("a"), lost, search("a")])[1]).toBe("code: the model's answer in logged call 1 asks for it once");
  expect(said([asks("a", "b", "a"), search("a"), search("b"), search("a"), search("a")])[3]).toBe(
    "code: the model's answer in logged call 1 asks for it 2 times",
  );
  expect(said([asks("a"), search("a"), aTextAnswer("hm"), search("a")])[1]).toBe(
    "code: the model's answer in logged call 3 asks for no tool",
  );
});

test("what is made again was not rewritten, though another call of the answer is still open", () => {
  expect(said([asks("a", "b"), search("a"), search("a"), search("c")]).slice(1)).toEqual([
    "code: the model's answer in logged call 1 asks for it once",
    "code: code rewrote the arguments that the model asked for in logged call 1",
  ]);
});

test("behind an answer with a call that cannot be read nothing is code's, and nothing was rewritten", () => {
  const cut = aTextAnswer(
    '<tool_call>[{"name": "find_product", "parameters": {"q": "a"}}]</tool_call><tool_call>[{"name": "find_pro',
  );
  const unknown = "unknown: the model's answer in logged call 1 may hold a call that cannot be read";

  expect(said([cut, search("a"), search("b")])).toEqual(["model: asked for by the model in logged call 1", unknown]);
  expect(said([cut, search("b"), search("a")])).toEqual([unknown, "model: asked for by the model in logged call 1"]);
  expect(said([cut, search("b")])).toEqual([unknown]);
});
