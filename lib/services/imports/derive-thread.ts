import { Worker } from "node:worker_threads";
import type { Tokenizer } from "@/lib/filter/tokens/load-tokenizer";
import type { DerivedBatch, FileContext } from "./derive-batch";
import { KeptHeaders } from "./kept-headers";
import type { RawBatch } from "./raw-batch";

/** What goes to a derivation thread, and what comes back. */
export type DeriveMessage =
  | { readonly kind: "start"; readonly tokenizer: Tokenizer }
  /** A header that files may name when they are opened; those of `dropped` are named no more. */
  | { readonly kind: "header"; readonly id: number; readonly header: object; readonly dropped: readonly number[] }
  | {
      readonly kind: "open";
      readonly file: number;
      readonly context: Omit<FileContext, "header">;
      readonly headerId: number | undefined;
    }
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
  readonly #headers = new KeptHeaders();
  #sent = 0;
  #isAlive = true;

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

  /** The thread keeps the headers of the last files, which others may share: a long one takes 0.1 s each time. */
  open(file: number, { header, ...context }: FileContext): void {
    const headerId = typeof header === "object" && header !== null ? this.#send(header) : undefined;
    this.#worker.postMessage({ kind: "open", file, context, headerId } satisfies DeriveMessage);
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

  /** Lets go of the file that was open, and of all headers. */
  forget(): void {
    this.#headers.clear();
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

  #send(header: object): number {
    const { id, isNew, dropped } = this.#headers.place(header);
    if (isNew) this.#worker.postMessage({ kind: "header", id, header, dropped } satisfies DeriveMessage);

    return id;
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
