import { resolve } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("what a start loads before the first install needs nothing that is installed", async () => {
  const folder = resolve(import.meta.dirname, "..");
  const { metafile } = await build({
    entryPoints: ["setup/main.mjs", "setup/install.mjs", "run/start-options.mjs"].map((file) => resolve(folder, file)),
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });

  const loaded = Object.values(metafile.inputs).flatMap((file) => file.imports.filter(({ external }) => external));
  const packages = loaded.map(({ path }) => path).filter((path) => !path.startsWith("node:"));
  expect(loaded.length).toBeGreaterThan(5);
  expect(packages).toEqual([]);
});
