import type { Manifest } from "@/lib/contract/exports";
import { skippedReasons } from "@/lib/domain/skipped-reasons";
import { figureWords } from "@/lib/exporters/figure-words";
import { plain } from "./classification-table";

/** What an export says when it is done, for people. */
export function exportReport(manifest: Manifest, path: string): string {
  const { rows, lines = rows, figures = {} } = manifest;
  const said = [
    `${number(rows)} ${rows === 1 ? "trajectory" : "trajectories"}, ${number(manifest.bytes)} bytes → ${path}`,
    ...(lines === rows ? [] : [`${number(lines)} ${lines === 1 ? "line" : "lines"}`]),
    ...(Object.keys(figures).length === 0 ? [] : [`counted: ${counts(inWords(figures))}`]),
    `verdicts: ${counts(manifest.byVerdict)}`,
    `structure, labels first: ${counts(manifest.byStructure ?? {})}`,
    `labels from: ${counts(manifest.byLabelSource)}`,
    ...leftOut(manifest),
    `SHA-256 ${manifest.fileSha256}`,
  ];

  return `${said.join("\n")}\n`;
}

function leftOut({ skipped }: Manifest): readonly string[] {
  if (skipped.length === 0) return [];

  return [
    `${number(skipped.length)} left out; the manifest names each:`,
    ...skippedReasons(skipped).map(([reason, count]) => `  ${number(count)} × ${reason}`),
  ];
}

function counts(by: Readonly<Record<string, number>>): string {
  return Object.entries(by)
    .map(([name, count]) => `${plain(name)} ${number(count)}`)
    .join(", ");
}

function inWords(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [figureWords(name), figure]));
}

function number(value: number): string {
  return value.toLocaleString("en");
}
