import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { runAssay } from "./run-assay";

/** The command line as a test runs it, with a folder for its files that goes with the test. */
export function givenAssay(name: string) {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `assay-${name}-`));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  return {
    folder: () => folder,
    givenFile: (file: string, bytes: Uint8Array | string): string => {
      const path = join(folder, file);
      writeFileSync(path, bytes);
      return path;
    },
    assay: async (...args: readonly string[]) => {
      let out = "";
      let err = "";
      const code = await runAssay(args, {
        out: async (text) => {
          out += text;
        },
        err: async (text) => {
          err += text;
        },
      });
      return { code, out, err };
    },
  };
}
