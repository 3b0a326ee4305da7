import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { streamRaw } from "@/lib/services/trajectories/stream-raw";
import {
  aContext,
  anEnvelope,
  aStep,
  db,
  givenFile,
  hasSharedData,
  imported,
  sharedPath,
} from "./fixtures/given-import";
import { rawRecords } from "./fixtures/stored";

afterAll(() => db.$disconnect());

/** Downloads the raw records of a corpus and imports the file into another one. */
async function downloadedInto(corpus: string, other: string) {
  const { extId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { extId: true } });
  const { bytes } = await streamRaw(await aContext(), { corpus: extId, filter: "" });
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);

  return imported([await givenFile("download.json.gz", Buffer.concat(parts))], { corpus: other });
}

const pretty = (record: string, indent: string | number): string => JSON.stringify(JSON.parse(record), null, indent);

/** Records as different sources write them: on one line, over several, and as lists of a step a line. */
const WRITTEN = {
  line: () => anEnvelope(),
  indented: () => pretty(anEnvelope(), 2).replaceAll("\n", "\r\n"),
  list: () => `[\n${[1, 2].map((step) => JSON.stringify(aStep(step, `magnet ${randomUUID()}`))).join(",\n")}\n]`,
} as const;

test.each([
  ["line", "indented", "list", "line"],
  ["indented", "line", "list", "indented"],
  ["list", "indented", "line", "list"],
] as const)("a download that begins with a record on %s holds all when it is imported again", async (...kinds) => {
  const corpus = `corpus ${randomUUID()}`;
  const records = kinds.map((kind) => WRITTEN[kind]());
  for (const record of records) await imported([await givenFile("one.json", record)], { corpus });

  const again = await downloadedInto(corpus, `${corpus} again`);

  expect(again).toMatchObject({ read: 4, imported: 4, rejected: 0 });
  expect((await rawRecords(`${corpus} again`)).toSorted()).toEqual(records.toSorted());
});

test.runIf(hasSharedData)(
  "the simulations of a run come back with their bytes, from a file of several lines a record",
  async () => {
    const corpus = `corpus ${randomUUID()}`;
    const { imported: count } = await imported([sharedPath(TAU2)], { corpus });

    const again = await downloadedInto(corpus, `${corpus} again`);

    expect(again).toMatchObject({ read: count, imported: count, rejected: 0 });
    expect((await rawRecords(`${corpus} again`)).toSorted()).toEqual((await rawRecords(corpus)).toSorted());
  },
);

const TAU2 = "tau2-bench/gpt-4.1_telecom_no-user_4trials_5tasks.json";
