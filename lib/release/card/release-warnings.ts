import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { number } from "./card-table";

/** What keeps the rows of a release from teaching what its preset is for, in sentences; it is told and forbids nothing. */
export function releaseWarnings({ preset, figures }: Pick<ReleaseManifest, "preset" | "figures">): readonly string[] {
  const { desirable: wanted = 0, undesirable: unwanted = 0 } = figures;

  return [...(preset === "kto" ? classWarnings({ wanted, unwanted }) : []), ...lackWarnings(figures)];
}

/** Presets that do not count it, and releases from before, have no such figure. */
function lackWarnings({ callRowsWithoutTools = 0, rowsWithoutSystem = 0 }: ReleaseManifest["figures"]) {
  return [
    ...(callRowsWithoutTools > 0
      ? [
          `Rows that train on tool calls and declare no tools: ${number(callRowsWithoutTools)}. They teach calls of tools that nothing in the row names.`,
        ]
      : []),
    ...(rowsWithoutSystem > 0
      ? [
          `Rows without a system message: ${number(rowsWithoutSystem)}. They teach to act without one; a model that is given one later has not trained on it.`,
        ]
      : []),
  ];
}

/** Of rows with a label true or false; empty while there are both, or no row at all. */
export function classWarnings({
  wanted,
  unwanted,
}: {
  readonly wanted: number;
  readonly unwanted: number;
}): readonly string[] {
  if (wanted > 0 === unwanted > 0) return [];
  const [count, there, missing] = wanted > 0 ? [wanted, "true", "false"] : [unwanted, "false", "true"];

  return [
    `Every row (${number(count)}) has the label ${there}, and none has ${missing}. KTO trains on wanted against unwanted rows and needs both.`,
  ];
}
