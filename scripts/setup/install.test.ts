import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { freePort } from "./ports.mjs";
import { ROOT } from "./project-root.mjs";

const folder = await temporaryFolder();
const CLONED = ["scripts", "package.json", "package-lock.json", "prisma/schema.prisma"];

test.each([
  ["start.mjs", [], 1],
  ["test.mjs", [], 1],
  ["assay.mjs", ["import", "x.jsonl"], 3],
])(
  "%s of a fresh clone installs what the lock file names first, and says in a sentence when it cannot",
  async (script, args, code) => {
    const clone = givenClone();
    const asked = join(clone, "asked");
    writeFileSync(join(clone, "bin/npm"), `#!/bin/sh\necho "$@" > '${asked}'\nexit 1\n`, { mode: 0o755 });

    const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, "scripts", script), ...args], {
      encoding: "utf8",
      env: {
        ...{ PATH: `${join(clone, "bin")}${delimiter}${process.env["PATH"]}`, NODE_ENV: "production" },
        ...{ ASSAY_HOME: join(clone, "home"), PORT: String(await freePort()) },
      },
    });

    expect(readFileSync(asked, "utf8").trim()).toBe("ci --no-audit --no-fund --include=dev");
    expect(`${stdout}${stderr}`).toContain("Installing packages …");
    expect(stderr).toMatch(/^The packages could not be installed\. Check the network .* and run the command again\.$/m);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(code);
  },
);

function givenClone(): string {
  const clone = mkdtempSync(join(folder, "clone-"));
  for (const path of CLONED) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(ROOT, path), join(clone, path), { recursive: true });
  }
  mkdirSync(join(clone, "bin"));

  return clone;
}
