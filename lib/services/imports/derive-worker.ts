import { parentPort } from "node:worker_threads";
import { transferables } from "./derive-batch";
import { loadBatchDeriver } from "./derive-with-filter";
import type { DeriveAnswer, DeriveMessage } from "./derive-pool";

/** Entry of a derivation thread: it keeps the context of the current file and answers each batch. */
const port = parentPort;
if (port === null) throw new Error("derive-worker runs as a worker thread only.");

const deriver = loadBatchDeriver();
const contexts = new Map<number, Extract<DeriveMessage, { kind: "open" }>["context"]>();

port.on("message", (message: DeriveMessage) => {
  if (message.kind === "open") {
    contexts.clear();
    contexts.set(message.file, message.context);

    return;
  }
  void answer(message).then((reply) => {
    port.postMessage(reply, reply.kind === "derived" ? transferables(reply.derived) : []);
  });
});

async function answer({ id, file, batch }: Extract<DeriveMessage, { kind: "derive" }>): Promise<DeriveAnswer> {
  try {
    const context = contexts.get(file);
    if (context === undefined) throw new Error("A batch came before the context of its file.");
    const derive = await deriver;

    return { kind: "derived", id, derived: derive(batch, context) };
  } catch (error) {
    return { kind: "failed", id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
