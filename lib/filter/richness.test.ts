import { expect, test } from "vitest";
import {
  aDispatch,
  anAnswer,
  anUnrecordedAnswer,
  aTextAnswer,
  aTrajectory,
  type LogLine,
} from "./fixtures/a-trajectory";
import { logEntries } from "./log-entries";
import { richness } from "./richness";

const of = (log: readonly LogLine[]) => richness(logEntries(aTrajectory([{}, {}, {}], log)));
const find = (over: Partial<LogLine> = {}) => aDispatch("find_product", undefined, over);
const view = (over: Partial<LogLine> = {}) => aDispatch("view_product_information", undefined, over);
const asks = (...names: readonly string[]) => anAnswer(names.map((name) => [name, {}] as const));
const block = (json: string) => aTextAnswer(`<tool_call>${json}</tool_call>`);

test.each([
  ["one call and its dispatch", [asks("find_product"), find()], 1, 1],
  ["the head is used up by another tool", [asks("find_product", "view_product_information"), view(), find()], 0, 2],
  ["a later answer empties the queue", [asks("find_product"), aTextAnswer("hm"), find()], 0, 1],
  ["an answer that was not recorded empties it too", [asks("find_product"), anUnrecordedAnswer(), find()], 0, 1],
  ["macro tools are not credited", [asks("find_products_in_same_shop"), find(), find()], 0, 2],
  [
    "a list in a block, with tool and function for a name",
    [block('[{"tool":"find_product"},{"function":"view_product_information"}]'), find(), view()],
    2,
    2,
  ],
  [
    "a block inside a thought",
    [aTextAnswer('<think><tool_call>{"name":"find_product"}</tool_call></think>'), find()],
    1,
    1,
  ],
  ["broken JSON in a block", [block('[{"name": "find_product", }]'), find()], 0, 1],
  ["a block that is never closed", [aTextAnswer('<tool_call>{"name":"find_product"}'), find()], 0, 1],
  [
    "a full address with a query and a slash",
    [asks("find_product"), find({ path: "http://proxy:80/search/find_product/?q=a" })],
    1,
    1,
  ],
  [
    "another inference path asks for nothing",
    [{ ...asks("find_product"), path: "/inference/v1/chat/completions" }, find()],
    0,
    1,
  ],
  ["another search path is not counted", [asks("find_product"), find({ path: "/search/get_product_raw" })], 0, 0],
  ["attempts are not counted", [asks("find_product"), find({ recordKind: "attempt" }), find()], 1, 1],
  ["no log at all", [], 0, 0],
] as const)("%s", (_title, log, credited, dispatches) => {
  const ratio = dispatches === 0 ? 0 : credited / dispatches;

  expect(of(log)).toMatchObject({ early: { ratio, credited, dispatches }, flattened: { ratio, credited, dispatches } });
});

test("the early count loses a dispatch that a tie of timestamps pushed into the next bucket; the flattened one does not", () => {
  const log = [asks("find_product"), find(), asks("view_product_information"), view({ bucket: 1 })];

  expect(of(log)).toMatchObject({ early: { ratio: 0.5, credited: 1 }, flattened: { ratio: 1, credited: 2 } });
});

test("inside a bucket the early count goes by the file's order, the flattened one by time", () => {
  const log = [find({ timestampMs: 20 }), { ...asks("find_product"), timestampMs: 10 }];

  expect(of(log)).toMatchObject({ early: { credited: 0 }, flattened: { credited: 1 } });
});

test("entries without a kind are not seen, as upstream does not see them", () => {
  const { recordKind: _, ...old } = find();

  expect(of([asks("find_product"), old])).toMatchObject({ early: { dispatches: 0 }, flattened: { dispatches: 0 } });
});

test("the nonce count is null without a stamp, and one stamp makes every other dispatch count", () => {
  expect(of([asks("find_product"), find()]).nonce).toEqual({ ratio: null, credited: 0, dispatches: 1 });
  expect(of([find({ nonceStatus: "valid" }), view()]).nonce).toEqual({ ratio: 0.5, credited: 1, dispatches: 2 });
  expect(of([find({ nonceStatus: "missing" })]).nonce).toEqual({ ratio: 0, credited: 0, dispatches: 1 });
  expect(of([{ ...asks(), nonceStatus: "valid" }]).nonce).toEqual({ ratio: null, credited: 0, dispatches: 0 });
});
