import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./setup/project-root.mjs";

const ENTRIES = {
  worker: "scripts/worker.ts",
  cli: "scripts/cli/main.ts",
  "stored-form": "scripts/stored-form.ts",
  "derive-worker": "lib/services/imports/derive-worker.ts",
  "thread-worker": "lib/services/threads/thread-worker.ts",
};

const present = Object.entries(ENTRIES).filter(([, path]) => existsSync(join(ROOT, path)));

await build({
  absWorkingDir: ROOT,
  entryPoints: Object.fromEntries(present),
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: "linked",
  logLevel: "error",
});
