import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { StepChunk } from "@/lib/contract/steps";
import { TrajectoryFacets, TrajectoryPage } from "@/lib/contract/trajectories";
import { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { getChunk } from "@/lib/services/trajectories/get-chunk";
import { listFacets } from "@/lib/services/trajectories/list-facets";
import { listTrajectories } from "@/lib/services/trajectories/list-trajectories";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { aContext, anEnvelope, db, givenFile, imported } from "./fixtures/given-import";
import { HOSTILE_RECORDS, type HostileValues, hostileLine } from "./fixtures/hostile-records";
import { rawRecords } from "./fixtures/stored";

afterAll(() => db.$disconnect());

const MILD = { number: "1", text: '"mild"', id: '"id"', time: "1795216452178" } as const satisfies HostileValues;

const HOSTILE: readonly (readonly [string, Partial<HostileValues>])[] = [
  ["a number above int4", { number: "2147483648" }],
  ["a number below int4", { number: "-2147483649" }],
  ["a number no double holds exactly", { number: "9007199254740993" }],
  ["a number above float4", { number: "3.5e38" }],
  ["a number below the least float4", { number: "1e-60" }],
  ["1e400", { number: "1e400" }],
  ["-1e400", { number: "-1e400" }],
  ["NaN", { number: "NaN" }],
  ["a negative duration", { number: "-5" }],
  ["the year 0000 in milliseconds", { time: "-62167219200000" }],
  ["the year 0000 in words", { time: '"0000-01-01T00:00:00Z"' }],
  ["the year 275760 in milliseconds", { time: "8640000000000000" }],
  ["the year 275760 in words", { time: '"+275760-09-13T00:00:00.000Z"' }],
  ["a time beyond all dates", { time: "1e17" }],
  ["NUL and lone surrogates", { text: '"a\\u0000b\\ud800c\\udc00"', id: '"a\\u0000b\\ud800c\\udc00"' }],
  ["nothing but NUL", { text: '"\\u0000"', id: '"\\u0000"' }],
  ["an empty text", { text: '""', id: '""' }],
];

/** Everything that the list and the reader ask for, parsed by what the browser expects. */
async function readBack(corpus: string, query = ""): Promise<number> {
  const ctx = await aContext();
  const { extId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  const ids = new Set<string>();

  for (const field of SORT_FIELDS) {
    for (const sort of [field, `-${field}`]) {
      const page = await listTrajectories(ctx, { corpus: extId, filter: query, sort, limit: 50 });
      const { items, count } = TrajectoryPage.parse(JSON.parse(JSON.stringify(page)));
      expect(items, sort).toHaveLength(count.value);
      for (const { id } of items) ids.add(id);
    }
  }
  TrajectoryFacets.parse(await listFacets(ctx, { corpus: extId, filter: query }));
  for (const id of ids) {
    const { outlineText, ...opened } = await openTrajectory(ctx, { id });
    const outline: unknown = JSON.parse(outlineText);
    const detail = TrajectoryDetail.parse(JSON.parse(JSON.stringify({ ...opened, outline })));
    for (const { chunk } of detail.outline.chunks) {
      StepChunk.parse(JSON.parse(gunzipSync((await getChunk(ctx, { id, chunk })).body).toString()));
    }
  }

  return ids.size;
}

describe.each(Object.entries(HOSTILE_RECORDS))("records of %s", (format, record) => {
  test("with values beyond every column are stored, listed and opened, and their bytes are kept", async () => {
    const corpus = `hostile ${format}`;
    const lines = HOSTILE.map(([, values]) => hostileLine(record, { ...MILD, ...values }));
    // A file of tau2-bench is one document, and one of sn15 holds each rollout once.
    const texts = ["tau2-bench", "sn15"].includes(format) ? lines : [lines.join("\n")];

    for (const [at, text] of texts.entries()) {
      const summary = await imported([await givenFile(`${at}.json`, text)], { corpus, format });
      const all = lines.length / texts.length;
      expect(summary, HOSTILE[at]?.[0]).toMatchObject({ read: all, imported: all, rejected: 0 });
    }

    expect(await readBack(corpus)).toBe(lines.length);
    if (format !== "tau2-bench") expect((await rawRecords(corpus)).toSorted()).toEqual(lines.toSorted());
  });

  test("with ids of a megabyte are stored, listed and opened", async () => {
    const corpus = `huge ${format}`;
    const id = `"${"i".repeat(1_000_000)}"`;
    // A mild record first: the format is found in the first half megabyte.
    const lines = [hostileLine(record, MILD), hostileLine(record, { ...MILD, id })];

    for (const [at, text] of (format === "tau2-bench" ? lines : [lines.join("\n")]).entries()) {
      expect(await imported([await givenFile(`${at}.json`, text)], { corpus, format })).toMatchObject({ rejected: 0 });
    }

    expect(await readBack(corpus)).toBe(2);
  });
});

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

test.each([
  [
    "a member",
    (levels: number) => anEnvelope({ made_up: 1 }).replace('"made_up":1', () => `"made_up":${deep(levels)}`),
  ],
  ["an answer", (levels: number) => anEnvelope().replace('"2647304017"', () => deep(levels))],
])("%s that nests 100,000 levels deep costs its row alone, and what comes in is opened", async (_, nested) => {
  const corpus = `deep ${randomUUID()}`;
  const lines = [anEnvelope(), nested(100_000), nested(5_000), nested(900), anEnvelope()];

  expect(await imported([await givenFile("deep.jsonl", lines.join("\n"))], { corpus })).toMatchObject({
    imported: 3,
    rejected: 2,
  });
  expect(await readBack(corpus)).toBe(3);
});
