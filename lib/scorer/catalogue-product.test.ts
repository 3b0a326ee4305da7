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

test("an id has no blanks around it and nothing that no database holds, and keeps what it says beside that", () => {
  const idOf = (id: string) => {
    const read = readCatalogueProduct({ ...MAGNET, product_id: id });
    return read.kind === "imported" ? read.value.id : read.reason;
  };

  expect([" 1 ", "1\t", "1 2"].map(idOf)).toEqual(["1", "1", "1 2"]);
  expect(["1\u0000", "1\ud800", "1\ufffd"].map(idOf)).toEqual(["1\ufffd", "1\ufffd", "1\ufffd"]);
  expect(idOf(` ${"1".repeat(500)} `)).toBe("1".repeat(500));
  expect(idOf("1".repeat(501))).toContain("longer");
});

test("what single precision cannot tell from zero is zero, and nothing else is rounded", () => {
  // The least number of single precision is 2^-149, 1.4e-45; half of it and less is nearer to zero.
  expect(readCatalogueProduct({ ...MAGNET, embedding: [1e-50, -7e-46, 8e-46, 1e-40, 0.1] })).toMatchObject({
    value: { embedding: [0, 0, 8e-46, 1e-40, 0.1] },
  });
});

test.each([["text"], [[]], [[1, "2"]], [[1, null]], [[1e39]]])("an embedding of %j is refused", (embedding) => {
  expect(readCatalogueProduct({ ...MAGNET, embedding })).toMatchObject({ kind: "rejected" });
});
