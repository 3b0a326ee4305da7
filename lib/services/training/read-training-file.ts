import type { TrainingCounts } from "@/lib/contract/training";
import type { Db, DbOrTransaction } from "@/lib/db/client";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { openTrainingReader } from "@/lib/stats/read-training";
import type { TrainingPoint, TrainingReader } from "@/lib/stats/training-cells";
import { curveKey } from "./ensure-curves";
import { plainBytes } from "./plain-bytes";
import { createRejectedLines, type RejectedLine } from "./rejected-lines";
import { type TextLine, trainingLines } from "./training-lines";
import { type KnownCurve, type WrittenPoints, writePoints } from "./write-points";

interface TrainingFile {
  readonly corpusId: number;
  readonly body: AsyncIterable<Uint8Array>;
  readonly defaultRun: string;
  /**
   * Told in the transaction of every batch how far the file has come, so that no point is in without its import, whose
   * key it answers.
   */
  readonly keep: (tx: DbOrTransaction, counts: TrainingCounts) => Promise<number>;
}

/** Points of one statement. */
const BATCH_POINTS = 5000;
/** A busy database must not spoil a file. */
export const BATCH_TIME = { maxWait: 20_000, timeout: 60_000 } as const;
/** A file beyond this is no log of a training: what comes after is not read, and the answer says so. */
const MOST_POINTS = 5_000_000;
const MOST_NAMES = 200;
/** What an import says whose end nobody came to write down. */
const UNFINISHED = "The file is being read, or its reading was cut off; what is counted here is in.";
/** Names that are no names, such as numbers, must not become a curve each. */
const MOST_CURVES = 5000;

/** Reads a file to its end, or as far as it can be read, and writes its points batch by batch. */
export async function readTrainingFile(
  db: Db,
  { corpusId, body, defaultRun, keep }: TrainingFile,
): Promise<{ counts: TrainingCounts; rejected: readonly RejectedLine[] }> {
  const rejected = createRejectedLines();
  const sums = { lines: 0, points: 0, added: 0, replaced: 0, repeated: 0, givenAgain: 0 };
  const known = new Map<string, KnownCurve>();
  const named = new Set<string>();
  const replacedOf = new Map<string, number>();
  let waiting: TrainingPoint[] = [];
  let reader: TrainingReader | undefined;
  let fault: string | null = null;

  const write = async () => {
    const points = waiting;
    waiting = [];
    if (points.length === 0) return;
    await db.$transaction(async (tx) => {
      const importId = await keep(tx, countsSoFar(UNFINISHED));
      const written = await writePoints(tx, { corpusId, importId, points, known });
      add(sums, written);
      for (const [run, replaced] of written.replacedOf) replacedOf.set(run, (replacedOf.get(run) ?? 0) + replaced);
      await keep(tx, countsSoFar(UNFINISHED));
    }, BATCH_TIME);
  };
  const countsSoFar = (why: string | null): TrainingCounts => {
    const names = [...known.values()];

    return {
      ...{ ...sums, rejected: rejected.count(), kept: 0, reasons: rejected.reasons() },
      runs: distinct(names.map(({ run }) => run)),
      replacedRuns: distinct([...replacedOf].flatMap(([run, replaced]) => (replaced > 0 ? [run] : []))),
      metrics: distinct(names.map(({ metric }) => metric)),
      leftOutColumns: (reader?.leftOut() ?? []).slice(0, MOST_NAMES).map(sanitiseText),
      fault: why,
    };
  };
  const take = ({ number, text, isTooLong }: TextLine): string | undefined => {
    if (reader === undefined) {
      const opened = openTrainingReader(isTooLong ? "" : text, defaultRun);
      if (opened.kind === "refused") return opened.reason;
      reader = opened.reader;
      if (opened.isHeader) return undefined;
    }
    sums.lines += 1;
    const { points, faults } = isTooLong ? TOO_LONG : reader.read(text);
    for (const reason of faults) rejected.add(number, reason, text);
    for (const point of points.map(storable)) {
      if (named.size < MOST_CURVES) named.add(curveKey(point));
      if (!named.has(curveKey(point))) {
        rejected.add(number, `The file names more than ${MOST_CURVES} curves.`, text);
        continue;
      }
      waiting.push(point);
      sums.points += 1;
    }

    return sums.points > MOST_POINTS
      ? `Only the first ${MOST_POINTS.toLocaleString("en")} points were read.`
      : undefined;
  };

  try {
    reading: for await (const lines of trainingLines(plainBytes(body)))
      for (const line of lines) {
        const refusal = take(line);
        if (refusal !== undefined) {
          fault = refusal;
          break reading;
        }
        if (waiting.length >= BATCH_POINTS) await write();
      }
  } catch (error) {
    fault = whyBroken(error);
  }
  await write();

  const counts = {
    ...countsSoFar(fault ?? (reader === undefined ? "The file is empty." : null)),
    kept: rejected.kept().length,
  };

  return { counts, rejected: rejected.kept() };
}

const TOO_LONG = { points: [], faults: ["The line is longer than 1 MB."] } as const;

function storable(point: TrainingPoint): TrainingPoint {
  return { ...point, run: sanitiseText(point.run), metric: sanitiseText(point.metric) };
}

function add(sums: Record<"added" | "replaced" | "repeated" | "givenAgain", number>, written: WrittenPoints): void {
  sums.added += written.added;
  sums.replaced += written.replaced;
  sums.repeated += written.repeated;
  sums.givenAgain += written.givenAgain;
}

/**
 * Damage of the data or of the connection; the points before it are in.
 *
 * @throws whatever is neither
 */
function whyBroken(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code.startsWith("Z_")) return "The gzip data breaks off or is damaged; what stands before that was read.";
  if (["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "ABORT_ERR"].includes(code))
    return "The upload broke off; what came before that was read. Send the file again.";
  throw error;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].slice(0, MOST_NAMES);
}
