import { readEnvironment } from "@/lib/env";
import { renormaliseQueries } from "@/lib/services/problems/renormalise-queries";

/** Brings stored queries to the form of this version. It may take minutes, so it tells the launcher how far it is. */
const EVERY_MS = 10_000;

let toldAt = Number.NEGATIVE_INFINITY;
try {
  await renormaliseQueries(readEnvironment(process.env).databaseUrl, (done, total) => {
    if (done === total || performance.now() - toldAt < EVERY_MS) return;
    toldAt = performance.now();
    process.send?.({ done, total });
  });
} catch (error) {
  if (process.env["ASSAY_DEBUG"]) console.error(error);
  // The launcher tells the last lines: a sentence, and no stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
