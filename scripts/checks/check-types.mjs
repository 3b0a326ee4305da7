import { runCheckTool } from "./run-check-tool.mjs";

/** @returns {Promise<string[]>} */
export async function checkTypes() {
  const { status, output } = await runCheckTool("typescript/bin/tsc", ["--noEmit", "-p", "."]);
  return status === 0 ? [] : [output];
}
