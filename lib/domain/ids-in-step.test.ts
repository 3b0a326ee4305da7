import { expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import { idsBeforeCall, idsBeforeLogged } from "./ids-in-step";
import type { LoggedCall } from "./step";

const IDS = { A1: { inQuery: false }, B2: { inQuery: false }, C3: { inQuery: false }, D4: { inQuery: false } };
const claim = (id?: string) => ({
  name: "find_product",
  requestor: "agent" as const,
  ...(id === undefined ? {} : { result: { value: [{ product_id: id }], isError: false } }),
});
const log = (order: number, more: Partial<LoggedCall> = {}): LoggedCall => ({
  ...{ order, bucket: 0, path: "/search/find_product", isTruncated: false },
  ...more,
});
const dispatch = (order: number, call?: number, step = 0) => ({
  ...{ order, step, tool: "find_product", attribution: "code" as const, reason: "not asked for" },
  ...(call === undefined ? {} : { claimed: { step: 0, call } }),
});
const answer = (id: string) => ({ response: [{ product_id: id }] });

test("results of earlier calls of the step count, those of the call itself and of later ones do not", () => {
  const claimed = [claim("A1"), claim("B2"), claim("C3"), claim("other")];

  const seen = idsBeforeCall(
    { index: 0, claimed, logged: [] },
    2,
    IDS,
    indexAnalysis({ dispatches: [], phantoms: [] }),
  );

  expect([...seen]).toEqual(["A1", "B2"]);
});

test("before a logged call what the log holds of those before it counts, whole or cut, and no answer of the model", () => {
  const logged = [
    log(1, { isTruncated: true, resultProductIds: ["A1"] }),
    log(2, { path: "/inference/chat/completions", ...answer("D4") }),
    log(3, answer("B2")),
    log(4, answer("C3")),
  ];
  const index = indexAnalysis({ dispatches: [1, 3, 4].map((order) => dispatch(order)), phantoms: [] });

  const seen = (order: number) => [...idsBeforeLogged({ index: 0, claimed: [], logged }, order, IDS, index)];

  expect([1, 3, 4, 5].map(seen)).toEqual([[], ["A1"], ["A1", "B2"], ["A1", "B2", "C3"]]);
});

test("before a logged call the results of claimed calls that were over count too where the log kept none", () => {
  const step = {
    index: 0,
    claimed: [claim("A1"), claim("B2"), claim("C3")],
    logged: [0, 1, 2, 3, 4].map((at) => log(at)),
  };
  const claimed = [dispatch(0, 0), dispatch(1, 1), dispatch(2, 1), dispatch(4, 2)];
  const index = indexAnalysis({ dispatches: claimed, phantoms: [] });

  const seen = (order: number) => [...idsBeforeLogged(step, order, IDS, index)];

  expect(seen(2)).toEqual(["A1"]);
  expect(seen(3)).toEqual(["A1", "B2"]);
  expect(seen(4)).toEqual(["A1", "B2"]);
});

test("before a claimed call the log counts up to what the call or one behind it stands for", () => {
  const step = {
    index: 0,
    claimed: [claim(), claim(), claim()],
    logged: [log(1, answer("A1")), log(2, answer("B2")), log(3, answer("C3"))],
  };
  const index = indexAnalysis({ dispatches: [dispatch(1, 0), dispatch(2, 1), dispatch(9, 2, 1)], phantoms: [] });

  const seen = (call: number) => [...idsBeforeCall(step, call, IDS, index)];

  expect([0, 1, 2].map(seen)).toEqual([[], ["A1"], ["A1", "B2", "C3"]]);
});

test("what the log kept of a claimed call counts in place of the answer that the agent tells", () => {
  const step = { index: 0, claimed: [claim("A1"), claim("B2")], logged: [log(1, answer("C3")), log(2)] };
  const index = indexAnalysis({ dispatches: [dispatch(1, 0)], phantoms: [{ step: 0, call: 1 }] });

  expect([...idsBeforeCall(step, 2, IDS, index)]).toEqual(["C3"]);
  expect([...idsBeforeLogged(step, 2, IDS, index)]).toEqual(["C3"]);
});
