import { main } from "./setup/main.mjs";

// As scripts/cli/command.ts has it: 1 would say that some rows were rejected.
const FAILURE = 3;

// Imported late: on a Node that is too old these modules may not even parse, and pg is not there before the first install.
await main(async () => {
  const { install } = await import("./setup/install.mjs");
  // Stdout belongs to the command: it may be piped into another program.
  const say = (/** @type {string} */ line) => console.error(line);
  await install(say);

  const { runAssay } = await import("./run/assay.mjs");
  return runAssay(process.argv.slice(2), process.env, say);
}, FAILURE);
