import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import { loadTokenizer, type Tokenizer } from "@/lib/filter/tokens/load-tokenizer";
import type { DerivedBatch, FileContext } from "./derive-batch";
import { batchDeriver } from "./derive-with-filter";
import type { RawBatch } from "./raw-batch";

/** What goes to a derivation thread, and what comes back. */
export type DeriveMessage =
  | { readonly kind: "start"; readonly tokenizer: Tokenizer }
  | { readonly kind: "open"; readonly file: number; readonly context: FileContext }
  | { readonly kind: "derive"; readonly id: number; readonly file: number; readonly batch: RawBatch };
export type DeriveAnswer =
  | { readonly kind: "derived"; readonly id: number; readonly derived: DerivedBatch }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/** Derives batches of one file after the other. */
export interface DerivePool {
  /** Batches that may be in flight at once. */
  readonly capacity: number;
  /** Names the file that the next batches belong to. Call it when no batch is in flight. */
  readonly open: (context: FileContext) => void;
  readonly derive: (batch: RawBatch) => Promise<DerivedBatch>;
  readonly close: () => Promise<void>;
}

const IN_FLIGHT_EACH = 2;

/** The bundled thread, beside the bundled worker and command line. */
const BUNDLED_WORKER = new URL("./derive-worker.mjs", import.meta.url);

/** A pool of threads; or, where the thread is not bundled (tests, development), the same function in this thread. */
export async function openDerivePool(worker: URL = BUNDLED_WORKER): Promise<DerivePool> {
  return existsSync(worker) ? openThreads(worker) : openInProcess();
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

      return derive(batch, context);
    },
    close: async () => undefined,
  };
}

interface Waiting {
  readonly resolve: (derived: DerivedBatch) => void;
  readonly reject: (error: Error) => void;
}

/** Each thread holds what it remembers and some batches, about 250 MB: more of them would pass the importer's 800 MB. */
const MAX_THREADS = 2;

/**
 * Threads start when there is work for them, and so is the tokenizer loaded: a re-import needs neither. One tokenizer in
 * shared memory serves all of them.
 */
function openThreads(entry: URL): DerivePool {
  const limit = Math.min(MAX_THREADS, availableParallelism());
  const threads: DeriveThread[] = [];
  let file = 0;
  let current: FileContext | undefined;

  const startThread = (tokenizer: Tokenizer): DeriveThread => {
    const thread = new DeriveThread(entry, tokenizer);
    if (current !== undefined) thread.open(file, current);
    threads.push(thread);

    return thread;
  };
  const pickThread = (tokenizer: Tokenizer): DeriveThread => {
    const idle = threads.find((thread) => thread.load === 0);
    if (idle !== undefined) return idle;

    return threads.length < limit ? startThread(tokenizer) : leastBusy(threads);
  };

  return {
    capacity: limit * IN_FLIGHT_EACH,
    open: (context) => {
      file += 1;
      current = context;
      for (const thread of threads) thread.open(file, context);
    },
    derive: async (batch) => pickThread(await loadTokenizer()).derive(file, batch),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function leastBusy(threads: readonly DeriveThread[]): DeriveThread {
  return threads.reduce((best, thread) => (thread.load < best.load ? thread : best));
}

class DeriveThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;

  constructor(entry: URL, tokenizer: Tokenizer) {
    this.#worker = new Worker(entry);
    this.#worker.on("message", (answer: DeriveAnswer) => this.#settle(answer));
    this.#worker.on("error", (error: Error) => this.#failAll(error));
    this.#worker.on("exit", () => this.#failAll(new Error("A derivation thread ended.")));
    this.#worker.postMessage({ kind: "start", tokenizer } satisfies DeriveMessage);
  }

  get load(): number {
    return this.#waiting.size;
  }

  open(file: number, context: FileContext): void {
    this.#worker.postMessage({ kind: "open", file, context } satisfies DeriveMessage);
  }

  derive(file: number, batch: RawBatch): Promise<DerivedBatch> {
    this.#sent += 1;
    const id = this.#sent;

    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ kind: "derive", id, file, batch } satisfies DeriveMessage);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: DeriveAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === "derived") waiting?.resolve(answer.derived);
    else waiting?.reject(new Error(answer.message));
  }

  #failAll(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
