import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { ClaimedCall, Step } from "@/lib/domain/step";
import { agentCalls } from "./agent-calls";
import { analyseTrajectory } from "./analyse-trajectory";
import type { AttributedDispatch } from "./attribution";
import { aClaim, aDispatch, anAnswer, aStep, aTrajectory, type LogLine } from "./fixtures/a-trajectory";
import { happenings } from "./happenings";

const [GUESSED, OTHER] = ["999999999", "111111111"] as const;
const rows = (...ids: readonly string[]) => ids.map((product_id) => ({ product_id }));
const find = (q: string) => aClaim("find_product", { q });
const told = (q: string, ...ids: readonly string[]) =>
  aClaim("find_product", { q }, { result: { value: rows(...ids), isError: false } });
const view = (product_ids: string) => aClaim("view_product_information", { product_ids });
const pick = (product_ids: string) => aClaim("recommend_product", { product_ids });
const finds = (q: string, ids: readonly string[] = [], over: Partial<LogLine> = {}) =>
  aDispatch("find_product", { q }, { response: rows(...ids), ...over });
const views = (product_ids: string, over: Partial<LogLine> = {}) =>
  aDispatch("view_product_information", { product_ids }, { response: [], ...over });
const signalsOf = (steps: readonly Partial<Step>[], log: readonly LogLine[]) =>
  analyseTrajectory(aTrajectory(steps, log), DEFAULT_THRESHOLDS, (text) => text.length).signals;
const unseenIn = (claimed: readonly ClaimedCall[], log: readonly LogLine[]) => signalsOf([{ claimed }], log).unseenIds;

describe("a guessed id", () => {
  const shown = finds("later", [GUESSED]);

  test("is cleared by a call that nobody claims only where the log holds that before the call that names it", () => {
    expect(unseenIn([view(GUESSED)], [shown, views(GUESSED)])).toBe(0);
    expect(unseenIn([view(GUESSED)], [views(GUESSED), shown])).toBe(1);
    expect(unseenIn([find("a"), view(GUESSED)], [finds("a"), shown, views(GUESSED)])).toBe(0);
    expect(unseenIn([find("a"), view(GUESSED)], [finds("a"), views(GUESSED), shown])).toBe(1);
  });

  test("of a pick, which no log holds, is not where the log holds a call claimed behind it before", () => {
    expect(unseenIn([pick(GUESSED), find("a")], [finds("a"), shown])).toBe(1);
    expect(unseenIn([pick(GUESSED), find("a")], [shown, finds("a")])).toBe(0);
    expect(unseenIn([find("a"), pick(GUESSED)], [finds("a"), shown])).toBe(0);
  });

  test("is not cleared by a call that is claimed before it and run behind it, nor by what is told of one", () => {
    const log = [views(GUESSED), finds("a", [GUESSED])];
    const lost = [views(GUESSED), finds("a", [], { isTruncated: true })];

    expect(unseenIn([find("a"), view(GUESSED)], log)).toBe(1);
    expect(unseenIn([find("a"), view(GUESSED)], log.toReversed())).toBe(0);
    expect(unseenIn([told("a", GUESSED), view(GUESSED)], lost)).toBe(1);
    expect(unseenIn([told("a", GUESSED), view(GUESSED)], lost.toReversed())).toBe(0);
  });

  test("is not where such a call is claimed in the step before or behind", () => {
    const early = [{ claimed: [find("a"), view(GUESSED)] }, {}];
    const late = [{ claimed: [view(GUESSED)] }, { claimed: [find("a")] }];
    const [before, behind] = [finds("a", [GUESSED]), finds("a", [GUESSED], { bucket: 1 })];

    expect(signalsOf(early, [views(GUESSED), behind]).unseenIds).toBe(1);
    expect(signalsOf(early, [behind, views(GUESSED, { bucket: 1 })]).unseenIds).toBe(0);
    expect(signalsOf(late, [views(GUESSED), before]).unseenIds).toBe(1);
    expect(signalsOf(late, [before, views(GUESSED)]).unseenIds).toBe(0);
  });

  test("is not by the rest of a macro, nor by a call between its parts, that the log holds behind the one that names it", () => {
    const macro = aClaim("find_products_in_same_shop", { product_queries: [{ q: "red lamp" }] });
    const part = (...ids: readonly string[]) => finds("red", ids);
    const calls = [macro, view(GUESSED)];

    expect(unseenIn(calls, [part(OTHER), shown, part(OTHER), views(GUESSED)])).toBe(0);
    expect(unseenIn(calls, [part(OTHER), views(GUESSED), shown, part(OTHER)])).toBe(1);
    expect(unseenIn(calls, [part(OTHER), views(GUESSED), part(GUESSED)])).toBe(1);
    expect(unseenIn(calls, [part(OTHER), part(GUESSED), views(GUESSED)])).toBe(0);
    expect(unseenIn([view(GUESSED), macro], [views(GUESSED), part(), shown, part()])).toBe(1);
  });

  test("is not by an answer whose call was refused", () => {
    const refused = finds("a", [GUESSED], { status: 403 });

    expect(unseenIn([find("a"), view(GUESSED)], [refused, views(GUESSED)])).toBe(1);
  });
});

describe("a pick is verified", () => {
  const steps = (...claimed: readonly ClaimedCall[]) => [
    { claimed: [find("a")] },
    { claimed: [...claimed, pick(OTHER)] },
  ];
  const found = finds("a", [OTHER]);
  const isVerified = (claimed: readonly ClaimedCall[], ...log: readonly LogLine[]) =>
    signalsOf(steps(...claimed), [found, ...log.map((line) => ({ bucket: 1, ...line }))]).verification;

  test("by a view that was made, and by none that was refused", () => {
    expect(isVerified([view(OTHER)], views(OTHER))).toBe(true);
    expect(isVerified([view(OTHER)], views(OTHER, { status: 403 }))).toBe(false);
    expect(isVerified([view(OTHER)], views(OTHER, { status: null }))).toBe(false);
  });

  test("by what was sent, and not by what the agent claims that it looked at", () => {
    const asked = anAnswer([["view_product_information", { product_ids: OTHER }]]);

    expect(isVerified([view(OTHER)], asked, views(OTHER))).toBe(true);
    expect(isVerified([view(OTHER)], asked, views("222222222"))).toBe(false);
    expect(isVerified([view(OTHER)], aDispatch("view_product_information"))).toBe(true);
    expect(isVerified([view(OTHER)], asked, aDispatch("view_product_information", { fields: "all" }))).toBe(true);
  });

  test("by no view that the log holds behind a call that is claimed behind the pick", () => {
    const claimed = [{ claimed: [find("a")] }, { claimed: [view(OTHER), pick(OTHER), find("b")] }];
    const [viewed, other] = [views(OTHER, { bucket: 1 }), finds("b", [], { bucket: 1 })];

    expect(signalsOf(claimed, [found, viewed, other]).verification).toBe(true);
    expect(signalsOf(claimed, [found, other, viewed]).verification).toBe(false);
  });
});

// For each dispatch all that the step claims or logs before it would take minutes.
test("a step of many thousand calls is gone through once", { timeout: 60_000 }, () => {
  const calls = agentCalls([aStep({ claimed: Array.from({ length: 50_000 }, () => find("a")) })]);
  const finding = { attribution: "code", reason: "" } as const;
  const dispatches = Array.from({ length: 150_000 }, (_, order): AttributedDispatch => {
    const call = { order, bucket: 0, path: "/search/find_product", isTruncated: false };
    return { entry: { kind: "dispatch", call, step: 0, tool: "find_product" }, finding, key: undefined };
  });
  const claimOf = new Map(
    calls.flatMap((call, at) => dispatches.slice(3 * at, 3 * at + 1).map((each) => [each, call] as const)),
  );

  const all = happenings([{ index: 0 }], calls, { dispatches, claimOf });

  expect(all).toHaveLength(250_000);
  expect(all.slice(-5).map(({ kind }) => kind)).toEqual(["claimed", "made", "over", "made", "made"]);
});
