import { describe, expect, test } from "vitest";
import type { ClaimedCall } from "@/lib/domain/step";
import { aDispatch, anAnswer } from "@/lib/filter/fixtures/a-trajectory";
import { A, B, find, measure, recommend, view } from "./given-calls";

const untold = (q: string): ClaimedCall => ({ name: "find_product", args: { q }, requestor: "agent" });
const logged = (q: string, ids: readonly string[], bucket = 0) =>
  aDispatch("find_product", { q }, { response: ids.map((product_id) => ({ product_id })), bucket });

describe("what was done counts in the order it happened", () => {
  test("a search that nobody claims stands where the log holds it, among those that are claimed", () => {
    const claimed = [{ claimed: [untold("a")] }];

    expect(measure(claimed, [logged("a", []), logged("b", [A])]).isRecovered).toBe(true);
    expect(measure(claimed, [logged("b", [A]), logged("a", [])]).isRecovered).toBe(false);
  });

  test("a call that code rewrote is measured by what was sent", () => {
    const args = { q: "a", page: 9, price: "above:10" };
    const claimed = [{ claimed: [{ ...untold("a"), args }] }];
    const asked = anAnswer([["find_product", args]]);
    const sent = aDispatch("find_product", { q: "a", page: 1 }, { response: [{ product_id: A, price: 5 }] });

    expect(measure(claimed, [asked, sent])).toMatchObject({ pageDepth: 1 });
    expect(measure(claimed, [asked, sent]).ignoredFilters ?? 0).toBe(0);
    expect(measure(claimed)).toMatchObject({ pageDepth: 9 });
  });

  test("a call that was never made asked for nothing, where there is a log", () => {
    const claimed = [{ claimed: [untold("a"), find({ q: "z", page: 5, price: "104" }, B)] }];

    expect(measure(claimed, [logged("a", [A])])).toMatchObject({ pageDepth: 1, ignoredFilters: 0 });
    expect(measure(claimed)).toMatchObject({ pageDepth: 5, ignoredFilters: 1 });
    expect(measure([{ claimed: [find({ q: "z", page: 5 }, B)] }], [logged("a", [])])).toMatchObject({
      ...{ pageDepth: 1, searches: 1, emptyResults: 1 },
    });
  });

  test("a search that relaxed itself is one search, whether it is claimed or not", () => {
    const args = { q: "red lamp", service: "COD" };
    const log = [
      anAnswer([["find_product", args]]),
      aDispatch("find_product", args, { response: [] }),
      aDispatch("find_product", { q: "red lamp" }, { response: [] }),
      aDispatch("find_product", { q: "red" }, { response: [{ product_id: A }] }),
    ];

    for (const claimed of [[], [{ ...untold("a"), args }]])
      expect(measure([{ claimed }], log)).toMatchObject({ searches: 1, emptyResults: 0 });
    const other = aDispatch("find_product", { q: "rug" }, { response: [] });
    expect(measure([{}], [...log, other])).toMatchObject({ searches: 2, emptyResults: 1 });
    expect(measure([{}], [...log.slice(0, -1), other])).toMatchObject({ searches: 2, emptyResults: 2 });
  });

  test("the searches of a macro tool that nobody claims are one each", () => {
    const asked = anAnswer([["find_products_in_same_shop", { product_queries: [{ q: "a" }, { q: "b" }] }]]);

    expect(measure([{}], [asked, logged("a", []), logged("b", [A])])).toMatchObject({ searches: 2, emptyResults: 1 });
  });

  test("a search that is sent again with its nonce is another one", () => {
    const search = (q: string, nonceStatus: string) => aDispatch("find_product", { q }, { nonceStatus, response: [] });
    const log = [anAnswer([["find_product", { q: "a" }]]), search("a", "valid"), search("b", "missing")];

    expect(measure([{}], [...log, search("a", "replayed")])).toMatchObject({ searches: 3, emptyResults: 3 });
  });

  test("a search is found where the log holds it, however early it is claimed", () => {
    const steps = [{ claimed: [untold("a")] }, { claimed: [untold("b")] }, {}];
    const [found, empty] = [logged("a", [A], 2), logged("b", [], 1)];

    expect(measure(steps, [empty, found])).toMatchObject({ searches: 2, emptyResults: 1, isRecovered: true });
    expect(measure(steps, [logged("a", [A]), empty]).isRecovered).toBe(false);
  });

  test("a search that ran a step late, before that step's own calls, was found where it is claimed", () => {
    const steps = [{ claimed: [untold("a"), untold("b")] }, {}];

    expect(measure(steps, [logged("a", [], 1), logged("b", [A], 1)]).isRecovered).toBe(true);
    expect(measure(steps, [logged("b", [A], 1), logged("a", [], 1)]).isRecovered).toBe(false);
  });

  test("an answer that was lost behind a recommendation may not have shown what it recommends", () => {
    const steps = [{ claimed: [untold("a")] }, { claimed: [recommend(B)] }, {}];
    const lost = (bucket: number) => aDispatch("find_product", { q: "a" }, { isTruncated: true, bucket });

    expect(measure(steps, [lost(2)]).ungrounded).toBe("unseen");
    expect(measure(steps, [lost(0)])).not.toHaveProperty("ungrounded");
  });

  test("what a step shows and views behind its recommendation grounds none", () => {
    const [search, look] = [find({ q: "a" }, A), view(A, A)];

    expect(measure([{ claimed: [search, look, recommend(A)] }]).ungrounded).toBe("no");
    expect(measure([{ claimed: [search, recommend(A), look] }]).ungrounded).toBe("unviewed");
    expect(measure([{ claimed: [recommend(A), search, look] }]).ungrounded).toBe("unseen");
  });
});
