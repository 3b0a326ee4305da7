import { processOutput } from "./process-output";
import { runAssay } from "./run-assay";

process.exitCode = await runAssay(process.argv.slice(2), processOutput());
