import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "./given-corpus";
import { streamRaw } from "./stream-raw";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

/** Text that gzip cannot make small. */
const noise = (kilobytes: number): string => randomBytes(kilobytes * 512).toString("hex");

test("more records than one batch come in the order of their import, each once", async () => {
  const ctx = await givenContext(db);
  const raws = Array.from({ length: 1_203 }, (_, index) => `{"n":${index}}`);
  const corpus = await givenCorpus(
    db,
    raws.map((raw) => ({ raw })),
  );

  const { bytes } = await streamRaw(ctx, { corpus: corpus.extId, filter: "" });
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);

  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe(raws.map((raw) => `${raw}\n`).join(""));
});

test("a reader that goes away half way leaves no connection behind", async () => {
  const ctx = await givenContext(db);
  const corpus = await givenCorpus(
    db,
    Array.from({ length: 12 }, () => ({ raw: noise(1_024) })),
  );

  const { bytes } = await streamRaw(ctx, { corpus: corpus.extId, filter: "" });
  await bytes.next();
  await bytes.return(undefined);

  await expect
    .poll(
      () => db.$queryRaw`select pid from pg_stat_activity
        where datname = current_database() and application_name = 'assay-copy'`,
    )
    .toEqual([]);
});
