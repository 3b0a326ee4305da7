import { Worker } from "node:worker_threads";
import type { Tokenizer } from "@/lib/filter/tokens/load-tokenizer";
import type { DerivedBatch, FileContext } from "./derive-batch";
import type { RawBatch } from "./raw-batch";

/** What goes to a derivation thread, and what comes back. */
export type DeriveMessage =
  | { readonly kind: "start"; readonly tokenizer: Tokenizer }
  /** The header of the files that are opened from now on. */
  | { readonly kind: "header"; readonly header: unknown }
  | { readonly kind: "open"; readonly file: number; readonly context: Omit<FileContext, "header"> }
  | { readonly kind: "forget" }
  | { readonly kind: "derive"; readonly id: number; readonly file: number; readonly batch: RawBatch };
export type DeriveAnswer =
  | { readonly kind: "derived"; readonly id: number; readonly derived: DerivedBatch }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/** A batch with what was made of it. */
export interface DerivedRecords {
  readonly raw: RawBatch;
  readonly derived: DerivedBatch;
}

/** The thread ended before its answer: a record took all memory, or met a fault that nothing caught. */
export class ThreadEnded extends Error {
  readonly isOutOfMemory: boolean;

  constructor(cause: Error) {
    super(`A derivation thread ended: ${cause.message}`, { cause });
    this.name = "ThreadEnded";
    this.isOutOfMemory = "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
  }
}

interface Waiting {
  readonly batch: RawBatch;
  readonly resolve: (derived: DerivedRecords) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that derives batches, seen from the outside. */
export class DeriveThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;
  #isAlive = true;
  #header: unknown;

  constructor(entry: URL, tokenizer: Tokenizer) {
    this.#worker = new Worker(entry);
    this.#worker.on("message", (answer: DeriveAnswer) => this.#settle(answer));
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new Error("it stopped")));
    this.#worker.postMessage({ kind: "start", tokenizer } satisfies DeriveMessage);
  }

  get load(): number {
    return this.#waiting.size;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** A header goes to the thread once for all files that follow each other and share it: a long one takes 0.1 s each time. */
  open(file: number, { header, ...context }: FileContext): void {
    if (header !== this.#header) this.#worker.postMessage({ kind: "header", header } satisfies DeriveMessage);
    this.#header = header;
    this.#worker.postMessage({ kind: "open", file, context } satisfies DeriveMessage);
  }

  /**
   * The thread gets a copy of the bytes: what it takes with it when it ends would be lost.
   *
   * @throws ThreadEnded
   */
  derive(file: number, batch: RawBatch): Promise<DerivedRecords> {
    this.#sent += 1;
    const id = this.#sent;
    const sent = { ...batch, bytes: batch.bytes.slice() };

    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { batch, resolve, reject });
      this.#worker.postMessage({ kind: "derive", id, file, batch: sent } satisfies DeriveMessage, [sent.bytes.buffer]);
    });
  }

  /** Lets go of the file that was open, and of its header. */
  forget(): void {
    this.#header = undefined;
    this.#worker.postMessage({ kind: "forget" } satisfies DeriveMessage);
  }

  /** Whether the process waits for this thread before it ends. */
  hold(isHeld: boolean): void {
    if (isHeld) this.#worker.ref();
    else this.#worker.unref();
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: DeriveAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (waiting === undefined) return;

    if (answer.kind === "failed") waiting.reject(new Error(answer.message));
    else waiting.resolve({ raw: waiting.batch, derived: answer.derived });
  }

  #end(error: Error): void {
    this.#isAlive = false;
    for (const waiting of this.#waiting.values()) waiting.reject(new ThreadEnded(error));
    this.#waiting.clear();
  }
}
