import { expect, test } from "vitest";
import { problemsOf } from "@/lib/release/fixtures/given-files";
import { givenRelease } from "@/lib/release/fixtures/given-release";
import { presetRows } from "@/lib/release/fixtures/preset-rows";
import type { ReleaseRow } from "@/lib/release/release-row";
import { clusterPrints } from "@/lib/release/write/problem-fingerprints";
import { verifyRelease } from "./verify-release";

/** Rows that say where they are; the first one something else. Of a pair the given side says it. */
function placed(preset: "chat" | "preference", wrong: object, side?: "chosen" | "rejected"): readonly ReleaseRow[] {
  const rows = presetRows(preset, 3);
  const prints = clusterPrints(problemsOf(rows));

  return rows.map((given, at) => {
    const right = { split: "train", leak_cluster: prints.get(given.source.problem), dataset_version: "v1" };
    const { metadata, ...row } = JSON.parse(given.line);
    const of = (place: object) => ({ ...place, ...(at === 0 ? wrong : {}) });
    const said =
      side === undefined
        ? { ...metadata, ...of(right) }
        : {
            ...metadata,
            chosen: { ...metadata.chosen, ...right },
            rejected: { ...metadata.rejected, ...right },
            [side]: { ...metadata[side], ...of(right) },
          };
    const placedRow = { ...row, metadata: said };

    return { ...given, row: placedRow, line: JSON.stringify(placedRow) };
  });
}

async function sentencesOf(preset: "chat" | "preference", rows: readonly ReleaseRow[], datasetVersion?: string) {
  const manifest = { preset, ...(datasetVersion === undefined ? {} : { datasetVersion }) };
  const { folder } = await givenRelease(rows, { options: { formats: ["jsonl"] }, manifest });

  return (await verifyRelease(folder)).faults.map(({ sentence }) => sentence);
}

test("rows that are where they say have no fault, nor have those of releases from before rows said it", async () => {
  expect(await sentencesOf("chat", placed("chat", {}), "v1")).toEqual([]);
  expect(await sentencesOf("preference", placed("preference", {}, "rejected"), "v1")).toEqual([]);
  expect(await sentencesOf("chat", presetRows("chat", 3))).toEqual([]);
});

test.each([
  [{ split: "test" }, "It names another pool than its record."],
  [{ dataset_version: "v2" }, "It names another version of the data than the manifest."],
  [{ leak_cluster: null }, "It names no leak cluster."],
  [{ leak_cluster: "c" }, "It names another leak cluster than audit/problems.jsonl."],
])("a row that says %j is told with its file and number, of a pair whichever side says it", async (wrong, sentence) => {
  const told = [expect.stringMatching(new RegExp(`^data/train-.*jsonl, row 1 of problem p\\d: ${sentence}$`))];

  expect(await sentencesOf("chat", placed("chat", wrong), "v1")).toEqual(told);
  expect(await sentencesOf("preference", placed("preference", wrong, "chosen"), "v1")).toEqual(told);
  expect(await sentencesOf("preference", placed("preference", wrong, "rejected"), "v1")).toEqual(told);
});
