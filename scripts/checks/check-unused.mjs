import { runCheckTool } from "./run-check-tool.mjs";

/** @returns {Promise<string[]>} files, exports and packages that nothing uses */
export async function checkUnused() {
  const { status, output } = await runCheckTool("knip/bin/knip.js", ["--config", ".config/knip.json", "--no-progress"]);
  return status === 0 ? [] : [output];
}
