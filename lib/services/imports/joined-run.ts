import * as z from "zod";
import { boundKey } from "./bound-key";
import type { Ingest } from "./with-ingest";

const JoinedRow = z.object({ name: z.string() });

/**
 * What to say of a file whose records joined a run that an earlier import began, for no other reason than that both files
 * are called the same: they may be attempts of another agent. Undefined where somebody named the run, or none joined.
 *
 * @param name - of the run of records that name none
 */
export async function joinedRunNote(ingest: Ingest, name: string): Promise<string | undefined> {
  if (ingest.runName !== undefined) return undefined;
  const [joined] = await ingest.writer.query(
    JoinedRow,
    `select r.name from run r where r.corpus_id = $1 and r.key = $2
       and exists (select from trajectory t where t.run_id = r.id and t.import_id = $3)
       and exists (select from trajectory t where t.run_id = r.id and t.import_id < $3)`,
    [ingest.corpusId, boundKey(name), ingest.importId],
  );

  return joined && JOINED.before + joined.name + JOINED.behind;
}

/** The sentence around the name of the run. */
export const JOINED = {
  before: "Records that name no run joined “",
  behind:
    "”, which an earlier import began. If they are another agent's attempts, take this import back and import the file again with a name for its run.",
} as const;
