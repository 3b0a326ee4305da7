import { simulateArena } from "@/lib/demo/simulate-arena";
import { EXPORTERS } from "@/lib/exporters";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { readSettings } from "@/lib/exporters/options/read-settings";
import { importBytes } from "@/lib/importers/import-bytes";
import type { ReleaseProblem, ReleaseRow } from "@/lib/release/release-row";

/** So many different rows: more than a row group of Parquet or a window of gzip reaches back over. */
const DISTINCT = 2000;

/** Rows of stage 1 out of the simulated arena, with the problem that all of them are said to be of. */
export async function distinctRows(): Promise<readonly ReleaseRow[]> {
  const read = readSettings(PRESET_DESCRIPTIONS.sft, {});
  if (read.status === "wrong") throw new Error(read.sentence);
  // What the tokens are counted by changes no row's size.
  const context = { settings: read.settings, countTokens: (text: string) => text.length };
  const envelopes = [...simulateArena({ seed: 1 })].slice(0, DISTINCT).join("\n");
  const imported = await importBytes(Buffer.from(envelopes), "arena.jsonl");
  if (imported.kind === "refused") throw new Error(imported.why);

  return imported.outcomes.flatMap((outcome, index) => {
    if (outcome.kind === "rejected") return [];
    const metadata = { trajectory_id: String(index), problem_id: PROBLEM.name, outcome: outcome.value.outcome.level };
    const candidate = {
      ...{ trajectory: outcome.value, metadata, standing: "approved" as const, notByModel: undefined },
      ...{ groupId: "", rewardSpecId: undefined },
    };
    const written = EXPORTERS.sft.write([candidate], context);
    if (written.kind === "left_out") return [];

    return written.rows.map((row) => ({
      ...{ pool: "train" as const, row, line: EXPORTERS.sft.line(row) },
      source: { problem: PROBLEM.name, trajectories: [String(index)] },
    }));
  });
}

export const PROBLEM: ReleaseProblem = {
  ...{ name: "problem", pool: "train", cluster: "problem", query: "", goldIds: [], recommendedIds: [] },
  ...{ viewedIds: [], titles: [] },
};

/** Rows over and over, until they are so many. */
export async function* repeated(rows: readonly ReleaseRow[], count: number): AsyncGenerator<ReleaseRow> {
  for (let index = 0; index < count; index += 1) {
    const row = rows[index % rows.length];
    if (row !== undefined) yield row;
  }
}
