import { Worker } from "node:worker_threads";
import type { Tokenizer } from "@/lib/filter/tokens/load-tokenizer";
import type { DerivedBatch, FileContext } from "./derive-batch";
import type { RawBatch } from "./raw-batch";

/** What goes to a derivation thread, and what comes back. The records' bytes move to the thread and back again. */
export type DeriveMessage =
  | { readonly kind: "start"; readonly tokenizer: Tokenizer }
  | { readonly kind: "open"; readonly file: number; readonly context: FileContext }
  | { readonly kind: "derive"; readonly id: number; readonly file: number; readonly batch: RawBatch };
export type DeriveAnswer =
  | { readonly kind: "derived"; readonly id: number; readonly derived: DerivedBatch; readonly bytes: RawBatch["bytes"] }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };

/** A batch with what was made of it. */
export interface DerivedRecords {
  readonly raw: RawBatch;
  readonly derived: DerivedBatch;
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

  constructor(entry: URL, tokenizer: Tokenizer) {
    this.#worker = new Worker(entry);
    this.#worker.on("message", (answer: DeriveAnswer) => this.#settle(answer));
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new Error("A derivation thread ended.")));
    this.#worker.postMessage({ kind: "start", tokenizer } satisfies DeriveMessage);
  }

  get load(): number {
    return this.#waiting.size;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  open(file: number, context: FileContext): void {
    this.#worker.postMessage({ kind: "open", file, context } satisfies DeriveMessage);
  }

  /** The bytes of `batch` are the thread's until it answers. */
  derive(file: number, batch: RawBatch): Promise<DerivedRecords> {
    this.#sent += 1;
    const id = this.#sent;

    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { batch, resolve, reject });
      this.#worker.postMessage({ kind: "derive", id, file, batch } satisfies DeriveMessage, [batch.bytes.buffer]);
    });
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
    else waiting.resolve({ raw: { ...waiting.batch, bytes: answer.bytes }, derived: answer.derived });
  }

  #end(error: Error): void {
    this.#isAlive = false;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
