import { expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import { mentionClass, type SeenIds } from "./id-mentions";
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
const NO_LOG = indexAnalysis({ dispatches: [], phantoms: [] });
/** The ids that a look-up says were seen. */
const among = (seen: SeenIds) => Object.keys(IDS).filter((id) => seen.has(id));

test("results of earlier calls of the step count, those of the call itself and of later ones do not", () => {
  const claimed = [claim("A1"), claim("B2"), claim("C3"), claim("other")];

  const seen = idsBeforeCall({ index: 0, claimed, logged: [] }, 2, IDS, NO_LOG);

  expect(among(seen)).toEqual(["A1", "B2"]);
  expect(seen.has("other")).toBe(false);
});

test("before a logged call what the log holds of those before it counts, whole or cut, and no answer of the model", () => {
  const logged = [
    log(1, { isTruncated: true, resultProductIds: ["A1"] }),
    log(2, { path: "/inference/chat/completions", ...answer("D4") }),
    log(3, answer("B2")),
    log(4, answer("C3")),
  ];
  const index = indexAnalysis({
    ...{ dispatches: [1, 3, 4].map((order) => dispatch(order)), phantoms: [] },
    believed: [],
  });

  const seen = (order: number) => among(idsBeforeLogged({ index: 0, claimed: [], logged }, order, IDS, index));

  expect([1, 3, 4, 5].map(seen)).toEqual([[], ["A1"], ["A1", "B2"], ["A1", "B2", "C3"]]);
});

test("before a logged call the results of claimed calls that were over count too where the log kept none", () => {
  const step = {
    index: 0,
    claimed: [claim("A1"), claim("B2"), claim("C3")],
    logged: [0, 1, 2, 3, 4].map((at) => log(at)),
  };
  const index = indexAnalysis({
    ...{ dispatches: [dispatch(0, 0), dispatch(1, 1), dispatch(2, 1), dispatch(4, 2)], phantoms: [] },
    believed: [0, 1, 2].map((call) => ({ step: 0, call })),
  });

  const seen = (order: number) => among(idsBeforeLogged(step, order, IDS, index));

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
  const dispatches = [dispatch(1, 0), dispatch(2, 1), dispatch(3), dispatch(9, 2, 1)];
  const index = indexAnalysis({ dispatches, phantoms: [], believed: [] });

  const seen = (call: number) => among(idsBeforeCall(step, call, IDS, index));

  expect([0, 1, 2].map(seen)).toEqual([[], ["A1"], ["A1", "B2", "C3"]]);
});

test("what the log holds beside calls to the catalogue shows no id, as the filter reads none there", () => {
  const echo = log(1, { ...answer("A1"), path: "/search/recommend_product" });
  const step = { index: 0, claimed: [claim()], logged: [echo, log(2)] };
  const index = indexAnalysis({ dispatches: [dispatch(2)], phantoms: [], believed: [] });

  expect(among(idsBeforeCall(step, 0, IDS, index))).toEqual([]);
  expect(among(idsBeforeLogged(step, 2, IDS, index))).toEqual([]);
});

test("what the log kept of a claimed call counts in place of the answer that the agent tells", () => {
  const step = { index: 0, claimed: [claim("A1"), claim("B2")], logged: [log(1, answer("C3")), log(2)] };
  const index = indexAnalysis({ dispatches: [dispatch(1, 0)], phantoms: [{ step: 0, call: 1 }], believed: [] });

  expect(among(idsBeforeCall(step, 2, IDS, index))).toEqual(["C3"]);
  expect(among(idsBeforeLogged(step, 2, IDS, index))).toEqual(["C3"]);
});

test("the answer that the agent tells counts where the log lost the true one, in whichever step that is", () => {
  const step = { index: 0, claimed: [claim("A1"), claim("B2"), claim()], logged: [] };
  const dispatches = [dispatch(1, 0, 1), dispatch(2, 1, 1)];
  const index = indexAnalysis({ dispatches, phantoms: [], believed: [{ step: 0, call: 0 }] });
  const ids = { ...IDS, A1: { inQuery: false, firstSeenStep: 0, firstSeenCall: 0 } };

  expect([0, 1, 2].map((call) => among(idsBeforeCall(step, call, ids, index)))).toEqual([[], ["A1"], ["A1"]]);
  expect(among(idsBeforeCall(step, 2, IDS, index))).toEqual([]);
});

test("an answer that a later step logs counts from the claimed call that it was given to", () => {
  const ids = { ...IDS, A1: { inQuery: false, firstSeenStep: 0, firstSeenCall: 1 } };
  const step = { index: 0, claimed: [claim(), claim(), claim()], logged: [log(1), log(2)] };
  const dispatches = [dispatch(1, 0), dispatch(5, 1, 1), dispatch(2, 2)];
  const index = indexAnalysis({ dispatches, phantoms: [], believed: [] });

  expect([0, 1, 2].map((call) => idsBeforeCall(step, call, ids, index).has("A1"))).toEqual([false, false, true]);
  expect([1, 2].map((order) => idsBeforeLogged(step, order, ids, index).has("A1"))).toEqual([false, true]);
  expect(idsBeforeCall({ ...step, index: 3 }, 2, ids, index).has("A1")).toBe(false);
});

test("a logged call stands where it was claimed: what that call or one behind it showed there came later", () => {
  const shown = (firstSeenCall?: number) => ({
    ...{ inQuery: false, firstSeenStep: 0 },
    ...(firstSeenCall === undefined ? {} : { firstSeenCall }),
  });
  const ids = { A1: shown(0), B2: shown(1), C3: shown(2), D4: shown() };
  const step = { index: 1, claimed: [], logged: [log(4, answer("C3")), log(5)] };
  const index = indexAnalysis({ dispatches: [dispatch(4, 2, 1), dispatch(5, 1, 1)], phantoms: [], believed: [] });

  const seenInStep = idsBeforeLogged(step, 5, ids, index);
  const mentions = Object.entries(ids).map(([id, facts]) => mentionClass(id, facts, { step: 1, seenInStep }));

  expect(mentions).toEqual(["seen", "later", "later", "seen"]);
});

test("what the agent tells of a call that a later step logs is seen there, and not where it tells it", () => {
  const claimed = [claim("A1"), claim()];
  const dispatches = [dispatch(1, 0, 3), { ...dispatch(0, 0, 3), claimed: { step: 3, call: 0 } }];
  const index = indexAnalysis({ dispatches, phantoms: [], believed: [{ step: 0, call: 0 }] });
  const seenIn = (step: number, firstSeenCall?: number) => {
    const facts = { inQuery: false, firstSeenStep: 3, ...(firstSeenCall === undefined ? {} : { firstSeenCall }) };
    return [0, 1].map((call) =>
      idsBeforeCall(
        { index: step, claimed: step === 0 ? claimed : [claim(), claim()], logged: [] },
        call,
        { A1: facts },
        index,
      ).has("A1"),
    );
  };

  expect(seenIn(0)).toEqual([false, false]);
  expect(seenIn(3, -1)).toEqual([true, true]);
  expect(seenIn(3, 0)).toEqual([false, true]);
});

test("what the agent tells of a call counts behind what the log holds of it, and behind what that held before", () => {
  const step = { index: 0, claimed: [claim("A1"), claim(), claim()], logged: [log(1), log(2), log(3)] };
  const dispatches = [dispatch(1, 1), dispatch(2, 0), dispatch(3, 2)];
  const index = indexAnalysis({ dispatches, phantoms: [], believed: [{ step: 0, call: 0 }] });

  expect([0, 1, 2].map((call) => idsBeforeCall(step, call, IDS, index).has("A1"))).toEqual([false, false, true]);
});

test("a call that was refused showed nothing", () => {
  const logged = [log(1, { ...answer("A1"), status: 403 }), log(2, { ...answer("B2"), status: 200 })];
  const index = indexAnalysis({ dispatches: [dispatch(1), dispatch(2)], phantoms: [], believed: [] });

  expect(among(idsBeforeCall({ index: 0, claimed: [claim()], logged }, 0, IDS, index))).toEqual(["B2"]);
});

test("in an analysis that does not say which answers counted all do, as they did for its ids", () => {
  const step = { index: 0, claimed: [claim("A1"), claim("B2"), claim()], logged: [log(1, answer("C3"))] };
  const index = indexAnalysis({ dispatches: [dispatch(1, 0)], phantoms: [{ step: 0, call: 1 }] });

  expect(among(idsBeforeCall(step, 2, IDS, index))).toEqual(["A1", "B2", "C3"]);
});

test("a look-up is made anew for other ids", () => {
  const step = { index: 0, claimed: [claim("A1"), claim("B2"), claim()], logged: [] };

  expect(idsBeforeCall(step, 2, { A1: { inQuery: false } }, NO_LOG).has("B2")).toBe(false);
  expect(idsBeforeCall(step, 2, IDS, NO_LOG).has("B2")).toBe(true);
});

// For each call all earlier ones, and for each of those all that the step logs, would take minutes.
test("a long step is gone through once for all its calls", () => {
  const count = 10_000;
  const idOf = (at: number) => `P${at}`;
  const all = Array.from({ length: count }, (_, at) => at);
  const ids = Object.fromEntries(all.map((at) => [idOf(at), { inQuery: false }]));
  const step = { index: 0, claimed: all.map((at) => claim(idOf(at))), logged: all.map((at) => log(at)) };
  const index = indexAnalysis({
    ...{ dispatches: all.map((at) => dispatch(at, at)), phantoms: [] },
    believed: all.map((call) => ({ step: 0, call })),
  });

  const seenAt = (at: number) => [idsBeforeCall(step, at, ids, index), idsBeforeLogged(step, at, ids, index)];
  const isWrong = (at: number) => seenAt(at).some((seen) => !seen.has(idOf(at - 1)) || seen.has(idOf(at)));

  expect(all.slice(1).filter(isWrong)).toEqual([]);
});
