import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createDb, type Db } from "@/lib/db/client";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { aContext, anEnvelope, db } from "./fixtures/given-import";
import { takeUpload } from "./take-upload";

afterAll(() => db.$disconnect());

test("files of an upload go when it is refused, and stay where it failed, since its import may be there", async () => {
  const home = await temporaryFolder();
  const ctx = { ...(await aContext()), home };
  const send = (to: Db, text: string) =>
    takeUpload(
      { ...ctx, db: to },
      {
        ...{ name: "a.jsonl", corpus: `upload ${randomUUID()}`, format: "auto", last: true },
        body: (async function* () {
          yield Buffer.from(text);
        })(),
      },
    );
  const kept = () => readdir(join(home, "uploads"));

  await expect(send(db, "just text")).rejects.toMatchObject({ code: "INVALID" });
  expect(await kept()).toEqual([]);

  const gone = createDb("postgresql://nobody@127.0.0.1:1/none");
  await expect(send(gone, anEnvelope())).rejects.not.toMatchObject({ code: "INVALID" });
  await gone.$disconnect();
  expect(await kept()).toHaveLength(1);
});
