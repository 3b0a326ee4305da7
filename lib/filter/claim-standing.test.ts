import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";

const ID = "111111111";
const found = [{ product_id: ID, title: "Lamp", price: 10 }];
const analyse = (steps: readonly Partial<Step>[], log: readonly LogLine[] = [], over: Partial<Trajectory> = {}) =>
  analyseTrajectory(aTrajectory(steps, log, over), DEFAULT_THRESHOLDS, (text) => text.length);
const find = aClaim("find_product", { q: "a" }, { result: { value: found, isError: false } });
const view = aClaim("view_product_information", { product_ids: ID });
const recommend = aClaim("recommend_product", { product_ids: ID });
const logged = (timestampMs: number, over: Partial<LogLine> = { response: found }) =>
  aDispatch("find_product", { q: "a" }, { timestampMs, ...over });

describe("an agent that stamps a step before its calls run", () => {
  const steps = [
    { timestampMs: 100, claimed: [find, view] },
    { timestampMs: 200, claimed: [recommend] },
  ];
  const viewed = aDispatch("view_product_information", { product_ids: ID }, { response: found, timestampMs: 102 });

  test("has seen what the log holds of its calls one step later, at the calls themselves", () => {
    const { signals, ids, rejects } = analyse(steps, [logged(101), viewed]);

    expect(signals).toMatchObject({ unseenIds: 0, verification: true });
    expect(ids[ID]).toEqual({ ...SEEN, firstSeenStep: 0, firstSeenCall: 0, viewedStep: 0 });
    expect(rejects.map(({ code }) => code)).not.toContain("R3");
  });

  test("has not where the call was made in no step", () => {
    expect(analyse(steps, [viewed]).signals).toMatchObject({ unseenIds: 1, verification: false });
  });

  test("is believed in what it tells of an answer that the log lost there", () => {
    const { signals, ids, believed } = analyse(steps, [logged(101, { isTruncated: true }), viewed]);

    expect(believed).toEqual([{ step: 0, call: 0 }]);
    expect(signals.unseenIds).toBe(0);
    expect(ids[ID]).toEqual({ ...SEEN, firstSeenStep: 0, firstSeenCall: 0, viewedStep: 0 });
  });
});

describe("a call that is run after its answer was told and picked from", () => {
  const steps = [
    { timestampMs: 100, claimed: [find] },
    { timestampMs: 200, claimed: [recommend] },
    { timestampMs: 300 },
    { timestampMs: 400 },
  ];

  test("has shown nothing before, where a step behind the next one logs it", () => {
    const { signals, ids } = analyse(steps, [logged(350)]);

    expect(signals.unseenIds).toBe(1);
    expect(ids[ID]).toEqual({ ...SEEN, firstSeenStep: 3 });
  });

  test("has not in the next step behind a call of that step", () => {
    const claimed = [steps[0] ?? {}, { timestampMs: 200, claimed: [view, recommend] }];
    const viewed = aDispatch("view_product_information", { product_ids: ID }, { timestampMs: 150 });
    const { signals, ids } = analyse(claimed, [viewed, logged(180)]);

    expect(signals).toMatchObject({ unseenIds: 1, verification: false });
    expect(ids[ID]).toEqual({ ...SEEN, firstSeenStep: 1, viewedStep: 1 });
    expect(analyse(claimed, [logged(120), viewed]).signals).toMatchObject({ unseenIds: 0, verification: true });
  });

  test("is told of no earlier where the log lost its answer", () => {
    const { signals, ids, believed } = analyse(steps, [logged(350, { isTruncated: true })]);

    expect(believed).toEqual([{ step: 0, call: 0 }]);
    expect(signals.unseenIds).toBe(1);
    expect(ids[ID]).toEqual({ ...SEEN, firstSeenStep: 3, firstSeenCall: -1 });
  });

  test("has verified nothing", () => {
    const claimed = [{ timestampMs: 100, claimed: [find, view] }, ...steps.slice(1)];
    const viewed = (timestampMs: number) => aDispatch("view_product_information", { product_ids: ID }, { timestampMs });

    expect(analyse(claimed, [logged(90), viewed(350)]).signals).toMatchObject({ unseenIds: 0, verification: false });
    expect(analyse(claimed, [logged(90), viewed(95)]).signals.verification).toBe(true);
  });
});

test("an answer that came in a step before it was claimed was seen there", () => {
  const steps = [
    { timestampMs: 100 },
    { timestampMs: 200, claimed: [find] },
    { timestampMs: 300, claimed: [recommend] },
  ];

  expect(analyse(steps, [logged(90)]).ids[ID]).toEqual({ ...SEEN, firstSeenStep: 0 });
});

describe("claims beside a log that holds no dispatch", () => {
  const steps = [{ claimed: [find] }, { claimed: [view] }, { claimed: [recommend] }];
  const inference = anAnswer([["find_product", { q: "a" }]]);

  test("are as little believed as beside one that holds another", () => {
    const other = aDispatch("find_product", { q: "another" }, { response: [] });
    const [none, one] = [analyse(steps, [inference]), analyse(steps, [inference, other])];

    expect(none.signals).toMatchObject({ unseenIds: 1, verification: false });
    expect(none.rejects.map(({ code }) => code)).toContain("R3");
    expect(none.believed).toEqual([]);
    expect([none.signals.unseenIds, none.signals.verification]).toEqual([
      one.signals.unseenIds,
      one.signals.verification,
    ]);
  });

  test.each([
    ["there is no log", { hasLog: false }],
    ["the log was emptied", {}],
  ])("are believed where %s", (_, over) => {
    const { signals, rejects, believed } = analyse(steps, [], over);

    expect(signals).toMatchObject({ unseenIds: 0, verification: true });
    expect(rejects).toEqual([]);
    expect(believed).toBeUndefined();
  });
});

const SEEN = { inQuery: false, recommended: true };
