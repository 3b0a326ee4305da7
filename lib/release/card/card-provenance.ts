import { capsWords } from "@/lib/domain/release-caps";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { wantedShare } from "@/lib/leak/assign-pools";
import type { ReleaseManifest } from "@/lib/release/release-manifest";
import { cardTable, countOf } from "./card-table";

/** What the release was built from, in a table: enough to build the same bytes again. */
export function cardProvenance(manifest: ReleaseManifest): string {
  const { split, filterVersion, pseudonyms, options, caps } = manifest;

  return cardTable(
    ["From", "What"],
    [
      ["Corpus", manifest.corpus],
      ["Filter text", manifest.filter === "" ? "none: the whole corpus" : manifest.filter],
      ["Filter version", `${filterVersion.name} (${filterVersion.hash})`],
      ...(caps === undefined ? [] : [["Caps", capsWords(caps)]]),
      ["Labels", `snapshot ${manifest.labelSnapshot}`],
      ...(manifest.datasetVersion === undefined ? [] : [["Dataset version", manifest.datasetVersion]]),
      ["Preset", `${PRESET_DESCRIPTIONS[manifest.preset].title}. ${manifest.takes}`],
      ...Object.entries(options).map(([name, value]) => [`Option ${name}`, value === "" ? "none" : value]),
      ["Split", `${split.name}, seed ${split.seed}, ${sharesText(split.shares)}, counted in ${split.weigh}`],
      ["Strata", split.strata.length === 0 ? "none" : split.strata.join(", ")],
      ["Assignment of clusters", split.assignmentSha256],
      ["Tokenizer", manifest.tokenizer ?? "none: nothing was counted"],
      ["Rubrics of judges", manifest.judgeRubrics.length === 0 ? "none" : manifest.judgeRubrics.join(", ")],
      ["Pseudonyms", pseudonymsText(pseudonyms)],
      ["Problems and clusters", `${countOf(manifest.problems, "problem")} in ${countOf(manifest.clusters, "cluster")}`],
    ],
  );
}

/** Each pool's part of the whole, in percent: the command line has stored percentages, too. */
function sharesText(shares: ReleaseManifest["split"]["shares"]): string {
  return Object.keys(shares)
    .map((pool) => `${pool} ${Math.round(wantedShare(shares, pool) * 1000) / 10} %`)
    .join(", ");
}

function pseudonymsText(pseudonyms: ReleaseManifest["pseudonyms"]): string {
  return pseudonyms === undefined
    ? "none: keys stand as the source gives them"
    : `${pseudonyms.members.join(", ")}; key ${pseudonyms.keyFingerprint}`;
}
