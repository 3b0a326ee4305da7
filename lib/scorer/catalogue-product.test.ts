import { expect, test } from "vitest";
import { sampleFile } from "@/lib/importers/sample-file";
import { detectCatalogue, readCatalogueProduct } from "./catalogue-product";

const MAGNET = { product_id: "1", title: "magnet", price: 12, attributes: { material: ["resin"] } };

function detected(text: string) {
  const sampled = sampleFile(new TextEncoder().encode(text));
  if (sampled.kind === "unreadable") throw new Error(sampled.why);

  return detectCatalogue(sampled.sample);
}

test.each([
  ["lines", `${JSON.stringify(MAGNET)}\n${JSON.stringify(MAGNET)}`, "lines"],
  ["a list", JSON.stringify([MAGNET, MAGNET], undefined, 1), "array"],
  ["one product", JSON.stringify(MAGNET, undefined, 1), "single"],
])("%s of products are a catalogue", (_what, text, layout) => {
  expect(detected(text)).toEqual({ kind: "accepted", layout });
});

test.each([
  ["a trajectory", { product_id: "1", title: "x", messages: [] }],
  ["a task", { product_id: "1", title: "x", query: "find it" }],
  ["a thing without an id", { title: "magnet", price: 12 }],
  ["an id alone", { product_id: "1" }],
])("%s is no product", (_what, value) => {
  expect(detected(JSON.stringify(value))).toMatchObject({ kind: "refused" });
  expect(readCatalogueProduct(value)).toMatchObject({ kind: "rejected" });
});

test("the embedding stands beside the document, under either name", () => {
  const expected = { kind: "imported", value: { id: "1", document: MAGNET, embedding: [0.5, -1] } };

  expect(readCatalogueProduct({ ...MAGNET, title_embedding: [0.5, -1] })).toEqual(expected);
  expect(readCatalogueProduct({ ...MAGNET, embedding: [0.5, -1] })).toEqual(expected);
  expect(readCatalogueProduct({ ...MAGNET, product_id: 1 })).toMatchObject({ value: { id: "1" } });
});

test.each([["text"], [[]], [[1, "2"]], [[1, null]], [[1e39]]])("an embedding of %j is refused", (embedding) => {
  expect(readCatalogueProduct({ ...MAGNET, embedding })).toMatchObject({ kind: "rejected" });
});
