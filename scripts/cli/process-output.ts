import { once } from "node:events";
import { plainLines } from "./classification-table";
import { type CommandOutput, EXIT } from "./command";

/**
 * The process's own streams, with back-pressure. Whoever reads them may go away (`| head`): what follows is dropped, and the
 * command ends with its own exit code. Sentences for people name corpora, runs and files as they were given: only their lines
 * reach the terminal as they are.
 */
export function processOutput(): CommandOutput {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    process.stderr.write(`What is printed cannot be written (${error.code}). Send it elsewhere.\n`);
    process.exit(EXIT.failure);
  });
  // Nobody is left to be told.
  process.stderr.on("error", () => undefined);

  return {
    out: (text) => write(process.stdout, text),
    err: (text) => write(process.stderr, plainLines(text)),
  };
}

async function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (!stream.writable || stream.write(text)) return;

  // One that fails meanwhile drains no more; the listeners above say what follows.
  await once(stream, "drain").catch(() => undefined);
}
