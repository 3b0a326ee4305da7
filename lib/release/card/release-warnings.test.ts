import { expect, test } from "vitest";
import { aManifest } from "@/lib/release/fixtures/a-manifest";
import type { ReleaseFile } from "@/lib/release/release-manifest";
import { releaseCard } from "./release-card";
import { classWarnings, releaseWarnings } from "./release-warnings";

test.each([
  [{ wanted: 0, unwanted: 59 }, "Every row (59) has the label false, and none has true."],
  [{ wanted: 1200, unwanted: 0 }, "Every row (1,200) has the label true, and none has false."],
])("one class of two is told: %j", (classes, said) => {
  expect(classWarnings(classes)[0]).toContain(said);
});

test("both classes, or no row, are nothing to warn of", () => {
  expect(classWarnings({ wanted: 1, unwanted: 59 })).toEqual([]);
  expect(classWarnings({ wanted: 0, unwanted: 0 })).toEqual([]);
});

test("a release of KTO tells it by what its manifest counts, an absent figure being none; other presets have no classes", () => {
  expect(releaseWarnings({ preset: "kto", figures: { undesirable: 59 } })).toHaveLength(1);
  expect(releaseWarnings({ preset: "kto", figures: { desirable: 3, undesirable: 59 } })).toEqual([]);
  expect(releaseWarnings({ preset: "sft", figures: { undesirable: 59 } })).toEqual([]);
});

test("rows that call tools they do not declare, and rows without a system message, are told by number", () => {
  expect(releaseWarnings({ preset: "sft", figures: { callRowsWithoutTools: 9, rowsWithoutSystem: 1200 } })).toEqual([
    "Rows that train on tool calls and declare no tools: 9. They teach calls of tools that nothing in the row names.",
    "Rows without a system message: 1,200. They teach to act without one; a model that is given one later has not trained on it.",
  ]);
});

test("the card names it first among the known limits", () => {
  const file: ReleaseFile = {
    ...{
      kind: "data" as const,
      name: "data/train-00000-of-00001.jsonl",
      format: "jsonl" as const,
      pool: "train" as const,
      rows: 59,
      bytes: 9,
    },
    ...{ sha256: "1".repeat(64), firstRow: 1, lineBytes: 9, linesSha256: "1".repeat(64) },
  };
  const manifest = aManifest([file], { preset: "kto", figures: { desirable: 0, undesirable: 59 } });

  expect(releaseCard(manifest, { audit: undefined, waivers: [] })).toContain(
    "## Known limits\n\n- Every row (59) has the label false, and none has true.",
  );
});
