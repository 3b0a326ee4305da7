import type { DbOrTransaction } from "@/lib/db/client";
import { hasAgentTurn } from "@/lib/domain/agent-turn";
import type { ExportContext, Exporter, Written } from "@/lib/exporters/exporter";
import { partsOnlyNamed } from "@/lib/exporters/row/only-named";
import { leftOut, ofPair } from "@/lib/exporters/row/written";
import { wellFormed } from "@/lib/release/write/well-formed";
import type { ExportCounts } from "./export-counts";
import type { ExportMembers } from "./export-members";
import type { Names } from "./pseudonyms";
import { type MemberRow, readMembers } from "./read-members";
import { toCandidate } from "./to-candidate";

const ASKS_OTHER = "Its record asks something else than its problem, which no leak guard compared.";

interface Request {
  readonly corpusId: number;
  readonly members: ExportMembers;
  readonly exporter: Exporter;
  readonly context: ExportContext;
  readonly names: Names;
  readonly counts: ExportCounts;
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

/** The lines of an export in order, each with its line feed. What cannot teach a model is left out with the reason. */
export async function* exportLines(db: DbOrTransaction, request: Request): AsyncGenerator<string> {
  const { members, exporter, context, counts } = request;
  const unitSize = exporter.selection(context.settings) === "pairs" ? 2 : 1;
  let unit: MemberRow[] = [];
  let done = 0;

  await request.onProgress(done, members.count);
  for await (const member of readMembers(db, request.corpusId, members)) {
    done += 1;
    unit.push(member);
    if (unit.length === unitSize) {
      const written = writeUnit(unit, request);
      yield* linesOf(written, exporter);
      tally(unit, written, counts);
      unit = [];
    }
    await request.onProgress(done, members.count);
  }
}

/** What a preset makes of one trajectory, or of a pair. One in which the agent says nothing teaches nothing. */
export function writeUnit(
  unit: readonly MemberRow[],
  { exporter, context, names }: Pick<Request, "exporter" | "context" | "names">,
): Written {
  if (!unit.every(({ trajectory }) => hasAgentTurn(trajectory.steps))) return leftOut("It holds no turn of the agent.");

  const candidates = unit.map((member) => toCandidate(member, names)).filter((candidate) => candidate !== undefined);
  if (candidates.length < unit.length) return leftOut(unit.length === 1 ? ASKS_OTHER : ofPair(ASKS_OTHER));

  const written = exporter.write(candidates, context);
  const named = unit.reduce((sum, { trajectory }) => sum + partsOnlyNamed(trajectory.steps), 0);
  if (named === 0 || written.kind === "left_out") return written;

  return { ...written, figures: { ...written.figures, partsOnlyNamed: named } };
}

function* linesOf(written: Written, exporter: Exporter): Generator<string> {
  if (written.kind === "rows") for (const row of written.rows) yield `${wellFormed(exporter.line(row))}\n`;
}

function tally(unit: readonly MemberRow[], written: Written, counts: ExportCounts): void {
  for (const member of unit) {
    if (written.kind === "rows") counts.add(member);
    else counts.skip(member, written.reason);
  }
  counts.wrote(written.kind === "rows" ? written.rows.length : 0, written.figures);
}
