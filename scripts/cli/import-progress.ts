import type { Import } from "@/lib/contract/imports";
import { withNoun } from "./figure-cells";
import { showLine } from "./terminal-line";

const BAR_CHARS = 24;

/** One line on the terminal that follows an import: bar, bytes, rows and rows a second. */
export function showProgress(read: () => Promise<Import>): { readonly stop: () => void } {
  let before: { readonly rows: number; readonly at: number } | undefined;

  return showLine(async () => {
    const state = await read();
    const now = { rows: state.read, at: performance.now() };
    const rate = before === undefined ? 0 : ((now.rows - before.rows) * 1000) / (now.at - before.at);
    before = now;
    return progressLine(state, rate);
  });
}

/** The line itself. */
export function progressLine(state: Pick<Import, "files" | "read" | "rejected">, rowsPerSecond: number): string {
  const total = state.files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const done = state.files.reduce((sum, file) => sum + file.readBytes, 0);
  const share = total === 0 ? 0 : Math.min(1, done / total);
  const filled = Math.round(share * BAR_CHARS);
  const bar = `${"█".repeat(filled)}${"░".repeat(BAR_CHARS - filled)}`;
  const rate = Math.round(rowsPerSecond).toLocaleString("en");
  const rejected = state.rejected > 0 ? ` · ${state.rejected.toLocaleString("en")} rejected` : "";

  return `${bar} ${Math.floor(share * 100)} % · ${megabytes(done)} of ${megabytes(total)} MB · ${withNoun(state.read, "row")} · ${rate} rows/s${rejected}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString("en", { maximumFractionDigits: 1 });
}
