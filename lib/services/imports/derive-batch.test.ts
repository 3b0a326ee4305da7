import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import type { Importer } from "@/lib/importers/importer";
import { sn15Importer } from "@/lib/importers/sn15/sn15-importer";
import { contentHash } from "./cut-batches";
import { deriveBatch, type FileContext } from "./derive-batch";
import { type NumberedRecord, packBatch } from "./raw-batch";

const CONTEXT: FileContext = {
  ...{ corpusId: 1, corpusName: "Corpus", importId: 1, fileId: 1, filterVersionId: 1, importedAtMs: 0 },
  ...{ thresholds: DEFAULT_THRESHOLDS, format: "sn15", fileName: "a.jsonl" },
};

/** Reads the second record as one that JSON cannot hold. */
const importer: Importer = {
  ...sn15Importer,
  read(record, context) {
    const outcome = sn15Importer.read(record, context);
    if (outcome.kind === "rejected" || context.recordIndex !== 1) return outcome;
    const endless: Record<string, unknown> = {};
    endless["endless"] = endless;

    return { ...outcome, value: { ...outcome.value, extra: endless } };
  },
};

const recordAt = (index: number, text: string): NumberedRecord => {
  const bytes = Buffer.from(text);

  return { bytes, number: index + 1, index, offset: 0, hash: contentHash(bytes, undefined) };
};

const derive = (records: readonly NumberedRecord[]) =>
  deriveBatch(packBatch(records), CONTEXT, {
    importer,
    analyse: (trajectory, thresholds) => analyseTrajectory(trajectory, thresholds, () => 1),
  });

test("a record whose texts cannot be made costs its row alone, and leaves nothing in a table", () => {
  const derived = derive(
    ["a", "b", "c"].map((id, index) =>
      recordAt(index, JSON.stringify({ problem_id: id, status: "SUCCESS", dialogue: [] })),
    ),
  );

  expect(derived.rejected).toEqual([{ record: 1, reason: expect.stringContaining("could not be laid out") }]);
  expect(derived.rows.map(({ record }) => record)).toEqual([0, 2]);
  for (const { table, rows } of derived.tables) {
    expect(new Set(rows), table).toEqual(new Set(table === "judgement" || table === "body" ? [] : [0, 1]));
  }
});

test("only of a record with which the file ends it is said that the file was cut", () => {
  const { rejected } = derive([recordAt(0, '{"a":'), { ...recordAt(1, '{"a":'), endsFile: true }]);

  expect(rejected.map(({ reason }) => reason)).toEqual([
    "The record breaks off after 5 characters: it ends too early.",
    "The record breaks off after 5 characters: the file was cut, or is still being written.",
  ]);
});
