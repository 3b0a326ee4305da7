import { codeFiles } from "./project-files.mjs";
import { runCheckTool } from "./run-check-tool.mjs";

const BIOME = "@biomejs/biome/bin/biome";
const ARGUMENTS = ["--config-path=.config", "--colors=off", "--max-diagnostics=50"];

/** @returns {Promise<string[]>} */
export async function checkFormat() {
  const { status, output } = await runCheckTool(BIOME, ["format", ...ARGUMENTS, "."]);
  return status === 0 ? [] : [output, "npm run format puts this right."];
}

/**
 * Rules of style and of who may import whom. A linter that sees no files finds no faults, so the number it saw counts too.
 *
 * @returns {Promise<string[]>}
 */
export async function checkLint() {
  const { status, output } = await runCheckTool(BIOME, ["lint", "--error-on-warnings", ...ARGUMENTS, "."]);
  const seen = Number(/Checked (\d+) files/.exec(output)?.[1] ?? 0);
  const expected = codeFiles().length;

  return [
    ...(status === 0 ? [] : [output]),
    ...(seen >= expected
      ? []
      : [`The linter saw ${seen} files, and the tree holds ${expected}: its configuration leaves some out.`]),
  ];
}
