import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { processOutput } from "./process-output";

afterEach(() => vi.restoreAllMocks());

test("what a name holds for the terminal is not printed beside the sentences of an error, and their lines stay", async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);

  await processOutput().err("There is “a\u001b[31mRED\u202e\u0007”.\nhelp tells more.\n");

  expect(written).toEqual(["There is “a�[31mRED��”.\nhelp tells more.\n"]);
});

test.each([
  ["a reader that goes away leaves the command its own exit code", "| true; exit $PIPESTATUS", 7, ""],
  ["an error stream that nobody reads does so too", "err 2> >(exec true)", 7, ""],
  [
    "an output that cannot be written is told, with the exit code of a failure",
    "> /dev/full",
    3,
    "What is printed cannot be written (ENOSPC). Send it elsewhere.\n",
  ],
])("%s", async (_what, redirection, code, said) => {
  const folder = mkdtempSync(join(tmpdir(), "assay-output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "print.mjs");
  await build({
    stdin: {
      contents: `import { processOutput } from "./process-output";
        const output = processOutput();
        for (let times = 0; times < 3; times += 1) {
          await output.out("x".repeat(200_000));
          if (process.argv[2] === "err") await output.err("x");
          // So that the reader is gone before the next one is written.
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        process.exitCode = 7;`,
      resolveDir: import.meta.dirname,
      loader: "ts",
    },
    ...{ bundle: true, platform: "node", format: "esm", outfile: file, tsconfig: "tsconfig.json" },
  });

  const { status, stderr } = spawnSync("bash", ["-c", `"$0" "$1" ${redirection}`, process.execPath, file], {
    encoding: "utf8",
    timeout: 20_000,
  });

  expect({ status, stderr }).toEqual({ status: code, stderr: said });
});
