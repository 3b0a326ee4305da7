import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { getImport } from "@/lib/services/imports/get-import";
import { aContext, anEnvelope, databaseUrl, db, givenFile, givenImport, home, imported } from "./fixtures/given-import";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";

afterAll(() => db.$disconnect());

function aProduct(id: number, more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ product_id: String(id), title: `magnet ${id}`, price: id, ...more });
}

async function productsOf(corpus: string) {
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });

  return db.product.findMany({
    where: { corpusId: id },
    orderBy: { productId: "asc" },
    select: { productId: true, document: true, titleEmbedding: true },
  });
}

test("a catalogue is known by its content, and its products are kept with their embeddings", async () => {
  const lines = [aProduct(1, { title_embedding: [0.5, 0.25] }), aProduct(2)].join("\n");

  const done = await imported([await givenFile("output.jsonl.gz", gzipSync(lines))]);

  expect(done).toMatchObject({ format: "catalogue", read: 2, products: 2, imported: 0, duplicates: 0, rejected: 0 });
  expect(await productsOf(done.corpus)).toEqual([
    { productId: "1", document: { product_id: "1", title: "magnet 1", price: 1 }, titleEmbedding: [0.5, 0.25] },
    { productId: "2", document: { product_id: "2", title: "magnet 2", price: 2 }, titleEmbedding: [] },
  ]);
});

test("a file again changes nothing, a newer one what it says anew, and other corpora nothing at all", async () => {
  const first = await imported([await givenFile("a.jsonl", [aProduct(1), aProduct(2)].join("\n"))]);
  const other = await imported([await givenFile("a.jsonl", aProduct(1))]);
  const { corpus } = first;

  const again = await imported([await givenFile("b.json", `[\n${aProduct(1)},\n${aProduct(2, { price: 7 })}\n]`)], {
    corpus,
  });

  expect(again).toMatchObject({ read: 2, products: 1 });
  expect((await productsOf(corpus)).map(({ document }) => document)).toMatchObject([{ price: 1 }, { price: 7 }]);
  expect((await productsOf(other.corpus)).map(({ document }) => document)).toMatchObject([{ price: 1 }]);
});

test("of two rows of one product the later one counts", async () => {
  const { corpus } = await imported([await givenFile("a.jsonl", [aProduct(1), aProduct(1, { price: 5 })].join("\n"))]);

  expect((await productsOf(corpus)).map(({ document }) => document)).toMatchObject([{ price: 5 }]);
  const files = await db.importFile.findMany({ where: { import: { corpus: { name: corpus } } } });
  expect(files).toMatchObject([{ importedCount: 1, duplicateCount: 0, conflictCount: 1 }]);
});

test("rows that are no products are kept with their reason and stop nothing", async () => {
  const rows = [
    aProduct(1),
    "{broken",
    JSON.stringify({ title: "no id" }),
    aProduct(4, { embedding: ["x"] }),
    aProduct(5),
  ];
  const { id, key } = await givenImport([await givenFile("a.jsonl", rows.join("\n"))]);
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  const report = await getImport(await aContext(), { id });
  const rejected = await db.rejectedRow.findMany({ where: { importId: key }, orderBy: { line: "asc" } });

  expect(report).toMatchObject({ read: 5, products: 2, sameProducts: 0, imported: 0, duplicates: 0, rejected: 3 });
  expect(rejected.map(({ line, reason }) => [line, reason.split(/[.:]/)[0]])).toEqual([
    [2, "The record is not valid JSON at character 2"],
    [3, "Not a product"],
    [4, "The embedding of the title is not a list of finite numbers"],
  ]);
});

test("a retry of rows that are no products says what to do instead", async () => {
  const { id, key, jobId } = await givenImport([await givenFile("a.jsonl", `${aProduct(1)}\n{broken`)]);
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: jobId }, data: { state: "done" } });

  await expect(retryRejected(await aContext(), { id })).rejects.toMatchObject({
    ...{
      code: "INVALID",
      message: expect.stringContaining("Correct these rows in their file and import the file again"),
    },
  });
});

test("text that the database cannot hold is kept as it can be", async () => {
  const { corpus } = await imported([await givenFile("a.jsonl", aProduct(1, { title: "a\u0000b\ud800" }))]);

  expect((await productsOf(corpus)).map(({ document }) => document)).toMatchObject([{ title: "a\ufffdb\ufffd" }]);
});

test("numbers and ids that the database cannot hold stop no product of the file", async () => {
  const lines = [
    aProduct(1, { title_embedding: [1e-50, 8e-46, 0.5] }),
    ...["2\u0000", "2\ufffd", "3\ud800", "3\ud801", " 4 ", "4"].map((id) => aProduct(2, { product_id: id })),
  ];
  const { corpus } = await imported([await givenFile("a.jsonl", lines.join("\n"))]);

  const files = await db.importFile.findMany({ where: { import: { corpus: { name: corpus } } } });
  expect(files).toMatchObject([{ importedCount: 4, conflictCount: 3, rejectedCount: 0 }]);
  const products = await productsOf(corpus);
  expect(products.map(({ productId }) => productId)).toEqual(["1", "2\ufffd", "3\ufffd", "4"]);
  // Of single precision: 8e-46 is the least number that it has, 2^-149.
  expect(products[0]?.titleEmbedding.map(Math.fround)).toEqual([0, 2 ** -149, 0.5]);
});

test("trajectories and products of one drop are counted apart", async () => {
  const done = await imported([await givenFile("run.jsonl", anEnvelope()), await givenFile("shop.jsonl", aProduct(1))]);

  expect(done).toMatchObject({ format: "catalogue,sn15", read: 2, imported: 1, products: 1 });
});

test("a file that is said to be a catalogue and is none is refused", async () => {
  await expect(imported([await givenFile("run.jsonl", anEnvelope())], { format: "catalogue" })).rejects.toThrow(
    "This is no catalogue: an object without product_id.",
  );
});

test("products that are new or changed start the measures of their corpus anew, the same ones do not", async () => {
  const { corpus } = await imported([await givenFile("run.jsonl", anEnvelope())]);
  const version = async (): Promise<number> =>
    (await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { measureVersion: true } })).measureVersion;
  const measured = () => db.corpus.update({ where: { name: corpus }, data: { measureVersion: 1 } });

  await measured();
  await imported([await givenFile("shop.jsonl", aProduct(1))], { corpus });
  expect(await version()).toBe(0);

  await measured();
  await imported([await givenFile("shop.jsonl", aProduct(1))], { corpus });
  expect(await version()).toBe(1);
});
