import { CHAT } from "@/lib/exporters/chat/describe";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { countOf, countsTable, number } from "./card-table";
import { releaseWarnings } from "./release-warnings";

/** What the release does not hold and what nobody proved of it. */
export function cardLimits(manifest: ReleaseManifest): string {
  const { preset, leftOut, byLabelSource, judgeRubrics, pools, trajectories } = manifest;
  const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  const byFilter = byLabelSource["filter"] ?? 0;
  const isMasked = PRESET_DESCRIPTIONS[preset] !== CHAT;
  const limits = [
    ...releaseWarnings(manifest),
    "What tools answered and what agents said stands as the source gave it; nobody checked it for truth.",
    "Leaks are looked for by words, runs of words, products and clusters. A problem that is told in other words, with other products, is not found.",
    ...(pools.length === 1 ? ["One pool is shipped; the others were looked at in the audit and stay behind."] : []),
    ...(byFilter > 0
      ? [`The structure of ${countOf(byFilter, "trajectory", "trajectories")} was decided by the filter version alone.`]
      : []),
    ...(judgeRubrics.length > 1
      ? ["Judge scores of different rubrics stand side by side and cannot be compared."]
      : []),
    ...(isMasked ? [] : ["Rows have no loss mask and no limit of their length."]),
    "What the filter version, its caps or the pools keep out is not taken by the recipe, and this card does not count it.",
    // The manifest counts what the preset refused of the members, and those alone.
    `Of the ${countOf(trajectories + left, "trajectory", "trajectories")} that the recipe took, the preset left out ${left > 0 ? `${number(left)}, for these reasons:` : "none."}`,
  ];
  const list = limits.map((limit) => `- ${limit}`).join("\n");

  return left > 0 ? `${list}\n\n${countsTable(["Reason", "Trajectories"], leftOut)}` : list;
}
