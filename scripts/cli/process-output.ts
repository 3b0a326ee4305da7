import { once } from "node:events";
import { plainLines } from "./classification-table";
import type { CommandOutput } from "./command";

/**
 * The process's own streams, with back-pressure. A reader that goes away (`| head`) ends the process quietly. Sentences for
 * people name corpora, runs and files as they were given: only their lines reach the terminal as they are.
 */
export function processOutput(): CommandOutput {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });

  return {
    out: (text) => write(process.stdout, text),
    err: (text) => write(process.stderr, plainLines(text)),
  };
}

async function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, "drain");
}
