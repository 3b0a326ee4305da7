import { parentPort } from "node:worker_threads";
import { qwen3Counter } from "@/lib/filter/tokens/count-qwen3";
import { type FileContext, transferables } from "./derive-batch";
import type { DeriveAnswer, DeriveMessage } from "./derive-thread";
import { type BatchDeriver, batchDeriver } from "./derive-with-filter";

/** Entry of a derivation thread: it keeps the context of the current file and answers each batch. */
const port = parentPort;
if (port === null) throw new Error("derive-worker runs as a worker thread only.");

let derive: BatchDeriver | undefined;
const headers = new Map<number, object>();
const contexts = new Map<number, FileContext>();

port.on("message", (message: DeriveMessage) => {
  switch (message.kind) {
    case "start":
      derive = batchDeriver(qwen3Counter(message.tokenizer));
      break;
    case "header":
      for (const id of message.dropped) headers.delete(id);
      headers.set(message.id, message.header);
      break;
    case "open":
      contexts.clear();
      contexts.set(message.file, { ...message.context, header: headerOf(message.headerId) });
      break;
    case "forget":
      contexts.clear();
      headers.clear();
      break;
    case "derive": {
      const reply = answer(message);
      port.postMessage(reply, reply.kind === "derived" ? transferables(reply.derived) : []);
      break;
    }
  }
});

function headerOf(id: number | undefined): object | undefined {
  if (id === undefined) return undefined;
  const header = headers.get(id);
  if (header === undefined) throw new Error(`Header ${id} was not sent to this thread.`);

  return header;
}

function answer({ id, file, batch }: Extract<DeriveMessage, { kind: "derive" }>): DeriveAnswer {
  try {
    const context = contexts.get(file);
    if (derive === undefined || context === undefined) throw new Error("A batch came before the context of its file.");

    return { kind: "derived", id, derived: derive(batch, context) };
  } catch (error) {
    return { kind: "failed", id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
