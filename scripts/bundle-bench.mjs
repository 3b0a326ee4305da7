import { build } from "esbuild";
import { ROOT } from "./setup/project-root.mjs";

/** Bundles the benchmarks into dist/bench.mjs, beside the derive thread they use. */
export async function bundleBench() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { bench: "bench/main.ts" },
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
  });
}
