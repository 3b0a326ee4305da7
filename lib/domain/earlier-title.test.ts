import { expect, test } from "vitest";
import { earlierTitle } from "./earlier-title";
import type { Step } from "./step";

const step = (index: number, value: unknown, logged?: unknown): Step => ({
  index,
  role: "agent",
  claimed: [{ name: "find_product", requestor: "agent", result: { value, isError: false } }],
  logged:
    logged === undefined
      ? []
      : [{ order: 0, bucket: index, path: "/search/find_product", isTruncated: false, response: logged }],
});
const product = (id: string, title?: string) => ({ product_id: id, ...(title === undefined ? {} : { title }) });

test("the first title of a product is told with its step, wherever a chunk ends", () => {
  const chunks = [
    [step(0, "nothing"), step(1, [product("1"), product("2", "Lamp")])],
    [step(2, [product("1", "Rug"), product("2", "Another lamp")])],
  ];

  expect(earlierTitle(chunks, { product: "2", step: 3 })).toEqual({ title: "Lamp", step: 1 });
  expect(earlierTitle(chunks, { product: "1", step: 3 })).toEqual({ title: "Rug", step: 2 });
});

test("a title that only the proxy log holds is one too", () => {
  const chunks = [[step(0, "cut", [product("1", "Rug")])]];

  expect(earlierTitle(chunks, { product: "1", step: 1 })).toEqual({ title: "Rug", step: 0 });
});

test("what only a later result tells, or steps that are not here, is no title yet", () => {
  const chunks = [undefined, [step(4, [product("1", "Rug")])]];

  expect(earlierTitle(chunks, { product: "1", step: 3 })).toBeUndefined();
  expect(earlierTitle(chunks, { product: "1", step: 4 })).toEqual({ title: "Rug", step: 4 });
  expect(earlierTitle(chunks, { product: "2", step: 9 })).toBeUndefined();
});
