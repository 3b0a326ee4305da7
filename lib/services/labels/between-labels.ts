import { setTimeout as sleep } from "node:timers/promises";
import type { Db, DbOrTransaction } from "@/lib/db/client";
import { errorCodes } from "@/lib/db/error-codes";
import { type Sql, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

/** A statement that labels many trajectories at once, or removes the labels of a corpus, is waited for. */
const LONGEST_MS = 600_000;
/** In between those who write labels go on: a lock that is waited for holds up every writer who comes after it. */
const PAUSE_MS = 1_000;
const LOCK_NOT_AVAILABLE = "55P03";

interface Between<T> {
  /** What is waited for first, before anybody who labels can be held up by it. */
  readonly first?: Sql;
  /** Short, since nobody labels meanwhile. */
  readonly read: (still: DbOrTransaction) => Promise<T>;
  readonly longestMs?: number;
}

/**
 * Reads while nobody is writing a label in any corpus: ids of events are given before they are committed, so only then is
 * every event up to the last one there. Asked for a second at a time, so that whoever labels waits no longer than that for
 * somebody else's long transaction.
 *
 * @throws ServiceError CONFLICT when labels were being written all the time
 */
export async function betweenLabels<T>(db: Db, { first, read, longestMs = LONGEST_MS }: Between<T>): Promise<T> {
  for (const end = performance.now() + longestMs; ; ) {
    try {
      return await db.$transaction(
        async (still) => {
          if (first !== undefined) await still.$executeRaw(first);
          await still.$executeRaw(sql`set local lock_timeout = '1s'`);
          await still.$executeRaw(sql`lock table label_event in share mode`);

          return read(still);
        },
        { timeout: LONGEST_MS },
      );
    } catch (error) {
      if (!errorCodes(error).includes(LOCK_NOT_AVAILABLE)) throw error;
      if (performance.now() + PAUSE_MS > end) throw stillWritten();
      await sleep(PAUSE_MS);
    }
  }
}

function stillWritten(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    "Labels were being written all the time, so it cannot be said which are the last. Try again when that is done.",
  );
}
