import { describe, expect, test } from "vitest";
import type { ClaimedCall } from "@/lib/domain/step";
import { aDispatch, anAnswer } from "@/lib/filter/fixtures/a-trajectory";
import { A, B, claims, find, measure, recommend, view } from "./given-calls";

describe("an ungrounded recommendation", () => {
  test.each([
    ["no", [find({ q: "a" }, A), view(A, A), recommend(A)]],
    ["unviewed", [find({ q: "a" }, A), recommend(A)]],
    ["unviewed", [find({ q: "a" }, A, B), view(A, A), recommend(`${A},${B}`)]],
    ["unseen", [find({ q: "a" }, A), recommend(B)]],
    ["unseen", [find({ q: "a" }, A), recommend(B), find({ q: "b" }, B)]],
    ["unseen", [find({ q: "a" }, A), view(B), recommend(B)]],
    ["no", [find({ q: "a" }, A), recommend(B), view(A, A), recommend(A)]],
  ] as const)("is %s", (ungrounded, calls) => {
    expect(claims(...calls).ungrounded).toBe(ungrounded);
  });

  test("names its products and its place", () => {
    expect(claims(find({ q: "a" }, A), recommend(B)).findings).toContainEqual({
      kind: "ungrounded",
      detail: `It recommends products that no result holds: ${B}`,
      places: [{ step: 1, call: 0 }],
      count: 1,
    });
  });

  test("is not known without a recommendation, or where no answer was kept", () => {
    const unkept: ClaimedCall = { name: "find_product", args: { q: "a" }, requestor: "agent" };

    expect(claims(find({ q: "a" }, A)).ungrounded).toBeUndefined();
    expect(claims(unkept, recommend(A)).ungrounded).toBeUndefined();
    expect(claims(recommend(A)).ungrounded).toBe("unseen");
  });

  test("is not known where a lost answer may have shown the product, and known where none was needed", () => {
    const lost: ClaimedCall = { name: "find_product", args: { q: "b" }, requestor: "agent" };
    const shown = claims(find({ q: "a" }, A), lost, recommend(B));

    expect(shown).not.toHaveProperty("ungrounded");
    expect(shown.findings.map(({ kind }) => kind)).not.toContain("ungrounded");
    expect(claims(find({ q: "a" }, A), lost, recommend(A)).ungrounded).toBe("unviewed");
    expect(claims(find({ q: "a" }, A), recommend(B), lost).ungrounded).toBe("unseen");
  });

  test.each([
    ["a dispatch without a body", aDispatch("find_product", { q: "b" }), undefined],
    ["a dispatch that was cut", aDispatch("find_product", { q: "b" }, { isTruncated: true }), undefined],
    ["a cut one whose ids were kept", aDispatch("find_product", { q: "b" }, { resultProductIds: [] }), "unseen"],
    ["one that failed", aDispatch("find_product", { q: "b" }, { status: null }), "unseen"],
    [
      "one of another search, for a claim that was never made",
      aDispatch("find_product", { q: "c" }, { response: [] }),
      "unseen",
    ],
  ] as const)("after %s", (_, dispatch, ungrounded) => {
    const search: ClaimedCall = { name: "find_product", args: { q: "b" }, requestor: "agent" };

    expect(measure([{ claimed: [search] }, { claimed: [recommend(B)] }], [dispatch]).ungrounded).toBe(ungrounded);
  });

  test("of a claim beside a log without any dispatch no answer was seen or lost", () => {
    const told = [{ claimed: [find({ q: "b" }, B), view(B, B)] }, { claimed: [recommend(B)] }];
    const untold: ClaimedCall = { name: "find_product", args: { q: "b" }, requestor: "agent" };

    for (const steps of [told, [{ claimed: [untold] }, { claimed: [recommend(B)] }]])
      expect(measure(steps, [anAnswer([])])).toMatchObject({ ungrounded: "unseen", isVerified: false });
    expect(measure(told, [anAnswer([])])).not.toHaveProperty("emptyResults");
  });

  test("an id of the query was seen", () => {
    const problem = { key: "p", query: `Is ${A} in stock?` };

    expect(measure([{ claimed: [view(A)] }, { claimed: [recommend(A)] }], [], { problem }).ungrounded).toBe("no");
    expect(measure([{ claimed: [view(A)] }, { claimed: [recommend(A)] }]).ungrounded).toBe("unseen");
  });
});

describe("verification", () => {
  const unkept: ClaimedCall = { name: "find_product", args: { q: "a" }, requestor: "agent" };

  test.each([
    [true, [find({ q: "a" }, A), view(A, A), recommend(A)]],
    [true, [unkept, find({ q: "a" }, A), view(A, A), recommend(A)]],
    [false, [find({ q: "a" }, A), recommend(A)]],
    [undefined, [find({ q: "a" }, A), view(A, A)]],
    [undefined, [find({ q: "a" }, A), view(A, A), recommend("")]],
    [undefined, [unkept, recommend(A)]],
    [undefined, []],
  ] as const)("is %s", (isVerified, calls) => {
    expect(claims(...calls).isVerified).toBe(isVerified);
  });
});

describe("unseen ids", () => {
  const unkept: ClaimedCall = { name: "find_product", args: { q: "a" }, requestor: "agent" };

  test.each([
    [0, [find({ q: "a" }, A), view(A, A), recommend(A)]],
    [1, [find({ q: "a" }, A), view(B), recommend(B)]],
    [0, [unkept, find({ q: "a" }, A), recommend(A)]],
    [undefined, [unkept, view(A, A), recommend(A)]],
  ] as const)("are %s", (unseenIds, calls) => {
    expect(claims(...calls).unseenIds).toBe(unseenIds);
  });
});
