import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll } from "vitest";

/** What the bundle leaves to Node: packages that ask for their parts while they run. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/** A folder with the program of the computing threads, which goes with the test. */
export function givenPrograms(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "assay-threads-"));
    await build({
      entryPoints: ["lib/services/threads/thread-worker.ts"],
      outfile: join(folder, "thread-worker.mjs"),
      banner: { js: REQUIRE },
      bundle: true,
      format: "esm",
      platform: "node",
      logLevel: "error",
    });
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return () => folder;
}
