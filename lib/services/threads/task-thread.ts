import { Worker } from "node:worker_threads";
import type { TaskAnswer, TaskRequest } from "./thread-tasks";

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A thread that computes, seen from the outside. It does not keep the process alive. */
export class TaskThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #isAlive = true;

  constructor(program: string) {
    this.#worker = new Worker(program);
    this.#worker.unref();
    this.#worker.on("message", (answer: TaskAnswer) => this.#settle(answer));
    this.#worker.on("error", (error: Error) => this.#end(error));
    this.#worker.on("exit", () => this.#end(new Error("The computing thread ended.")));
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Requests that are not answered. */
  get waiting(): number {
    return this.#waiting.size;
  }

  send(request: TaskRequest, waiting: Waiting): void {
    this.#waiting.set(request.id, waiting);
    this.#worker.ref();
    this.#worker.postMessage(request);
  }

  #settle(answer: TaskAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answer.kind === "failed") waiting?.reject(new Error(answer.message));
    else waiting?.resolve(answer.answer);
  }

  #end(error: Error): void {
    this.#isAlive = false;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
