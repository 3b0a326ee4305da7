import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import { loadTokenizer, type Tokenizer } from "@/lib/filter/tokens/load-tokenizer";
import type { FileContext } from "./derive-batch";
import { deriveOneByOne } from "./derive-one-by-one";
import { type DerivedRecords, DeriveThread, ThreadEnded } from "./derive-thread";
import { batchDeriver } from "./derive-with-filter";
import { parkThread, takeThread } from "./idle-threads";
import type { RawBatch } from "./raw-batch";

/** Derives batches of one file after the other. */
export interface DerivePool {
  /** Batches that may be in flight at once. */
  readonly capacity: number;
  /** Names the file that the next batches belong to. Call it when no batch is in flight. */
  readonly open: (context: FileContext) => void;
  /** A record that ends its thread is rejected, and costs no other. */
  readonly derive: (batch: RawBatch) => Promise<DerivedRecords>;
  readonly close: () => Promise<void>;
}

const IN_FLIGHT_EACH = 2;

/** The bundled thread, beside the bundled worker and command line. */
const BUNDLED_WORKER = new URL("./derive-worker.mjs", import.meta.url);

/** A pool of threads; or, where the thread is not bundled (tests, development), the same function in this thread. */
export async function openDerivePool(
  worker: URL = BUNDLED_WORKER,
  mostThreads: number = MAX_THREADS,
): Promise<DerivePool> {
  return existsSync(worker) ? openThreads(worker, mostThreads) : openInProcess();
}

async function openInProcess(): Promise<DerivePool> {
  const derive = batchDeriver(await loadTokenCounter());
  let context: FileContext | undefined;

  return {
    capacity: 1,
    open: (next) => {
      context = next;
    },
    derive: async (batch) => {
      if (context === undefined) throw new Error("A batch came before the context of its file.");

      return { raw: batch, derived: derive(batch, context) };
    },
    close: async () => undefined,
  };
}

/**
 * Each thread holds what it remembers and some batches, about 250 MB with records of 20 KB: more of them would pass the
 * importer's 800 MB. A long record takes ten to twenty times its size besides (`lib/importers/cut-records.ts`).
 */
const MAX_THREADS = 2;

/**
 * Threads start when there is work for them, and so is the tokenizer loaded: a re-import needs neither. One tokenizer in
 * shared memory serves all of them.
 */
function openThreads(entry: URL, mostThreads: number): DerivePool {
  const limit = Math.min(mostThreads, availableParallelism());
  let threads: readonly DeriveThread[] = [];
  let file = 0;
  let current: FileContext | undefined;
  let isClosed = false;
  // One at a time: two records that need all memory would take it from each other.
  let recovery: Promise<unknown> = Promise.resolve();

  const opened = (thread: DeriveThread): DeriveThread => {
    if (current !== undefined) thread.open(file, current);

    return thread;
  };
  const pickThread = (tokenizer: Tokenizer): DeriveThread => {
    threads = threads.filter((thread) => thread.isAlive);
    const idle = threads.find((thread) => thread.load === 0);
    if (idle !== undefined) return idle;
    if (threads.length >= limit) return leastBusy(threads);

    const thread = opened(takeThread(entry) ?? new DeriveThread(entry, tokenizer));
    threads = [...threads, thread];

    return thread;
  };
  const derive = async (batch: RawBatch): Promise<DerivedRecords> => {
    const tokenizer = await loadTokenizer();
    try {
      return await pickThread(tokenizer).derive(file, batch);
    } catch (error) {
      if (!(error instanceof ThreadEnded) || isClosed) throw error;
      const recovered = recovery.then(() =>
        deriveOneByOne(() => opened(new DeriveThread(entry, tokenizer)), file, batch),
      );
      recovery = recovered.catch(() => undefined);

      return recovered;
    }
  };

  return {
    capacity: limit * IN_FLIGHT_EACH,
    open: (context) => {
      file += 1;
      current = context;
      for (const thread of threads) thread.open(file, context);
    },
    derive,
    close: async () => {
      isClosed = true;
      for (const thread of threads) {
        // One that still works belongs to an import that failed.
        if (thread.isAlive && thread.load === 0) {
          thread.forget();
          parkThread(entry, thread);
        } else await thread.close();
      }
    },
  };
}

function leastBusy(threads: readonly DeriveThread[]): DeriveThread {
  return threads.reduce((best, thread) => (thread.load < best.load ? thread : best));
}
