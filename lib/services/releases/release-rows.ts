import type { Db } from "@/lib/db/client";
import type { ExportContext, Exporter } from "@/lib/exporters/exporter";
import type { ReleaseRow } from "@/lib/release/release-row";
import { writeUnit } from "@/lib/services/exports/export-lines";
import type { Names } from "@/lib/services/exports/pseudonyms";
import type { ReleaseOutcomes } from "./frozen-facts";
import { type ReleaseMemberRow, type RowPlaces, readReleaseMembers } from "./read-release-members";
import type { ReleaseCounts } from "./release-counts";

interface Request {
  readonly release: {
    readonly id: number;
    readonly corpusId: number;
    readonly filterHash: string;
    readonly places: RowPlaces | undefined;
    readonly outcomes: ReleaseOutcomes;
  };
  readonly exporter: Exporter;
  readonly context: ExportContext;
  readonly names: Names;
  readonly counts: ReleaseCounts;
  /** Members done. What it throws stops the writing. */
  readonly onMember: (done: number) => Promise<void>;
}

/** The rows of a release in their order. What cannot teach a model is left out with the reason. */
export async function* releaseRows(db: Db, request: Request): AsyncGenerator<ReleaseRow> {
  const { exporter, context, names, counts } = request;
  const unitSize = exporter.selection(context.settings) === "pairs" ? 2 : 1;
  let unit: ReleaseMemberRow[] = [];
  let done = 0;

  for await (const member of readReleaseMembers(db, request.release)) {
    done += 1;
    unit.push(member);
    if (unit.length === unitSize) {
      const written = writeUnit(unit, { exporter, context, names });
      if (written.kind === "rows") {
        counts.add(unit, written.rows.length, written.figures);
        for (const row of written.rows) yield toRow(row, unit, exporter);
      } else counts.leaveOut(unit, written.reason, written.figures);
      unit = [];
    }
    await request.onMember(done);
  }
}

function toRow(row: object, unit: readonly ReleaseMemberRow[], exporter: Exporter): ReleaseRow {
  const [first] = unit;
  if (first === undefined) throw new RangeError("A row is made of a trajectory.");

  return {
    pool: first.pool,
    line: exporter.line(row),
    row,
    source: { problem: first.facts.problem_key, trajectories: unit.map(({ contentHash }) => contentHash) },
  };
}
