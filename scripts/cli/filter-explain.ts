import type { FilterDifference } from "@/lib/contract/filter-difference";
import { draftOf } from "@/lib/domain/threshold-changes";
import { getFilterDifference } from "@/lib/services/filter-explain/get-filter-difference";
import { readVersions } from "@/lib/services/filters/version-rows";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { LAB_OPTIONS, SET_USAGE, setThresholds, settingsOption, versionAmong } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { representedBy } from "./represented-by";
import { UsageError } from "./usage-error";

/** `assay filter explain`: why two filter versions answer differently about one trajectory. */
export const filterExplain: Command = {
  usage: `Usage: assay filter explain ID --from NAME --to NAME [--set NAME=VALUE]... [--json]

Says what two filter versions answer about one trajectory, from its stored signals, and which of the thresholds that differ
decides it: the one with which, put back alone, the answer would be another. Where near-duplicates or caps decide too, it
says where each lets it leave the pipeline, among the trajectories of its corpus.

  ID                the trajectory's id, as its address has it.
  --from NAME       the version that is compared with, by its name or id.
  --to NAME         the other version; the same one where --set makes it differ.
${SET_USAGE.replace("differs", "differs from --to")}
  --json            print one line: {"from","to","isSame","thresholds","why"}.

Exit code: 0 when it was explained, 2 for a mistake in the command, 3 when there is no such trajectory or version.`,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: "string" }, to: { type: "string" }, set: LAB_OPTIONS.set, json: LAB_OPTIONS.json },
    });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError("Name one trajectory by its id.");
    if (!/^[0-9a-f-]{36}$/i.test(id)) throw new UsageError(`“${id}” is not the id of a trajectory.`);
    const from = requiredOption(values.from, "--from");
    const to = requiredOption(values.to, "--to");
    const settings = settingsOption(values.set);

    const difference = await withCommandHost(async ({ context }) => {
      const versions = await readVersions(context.db);
      const other = versionAmong(versions, to);
      const draft = draftOf(other.thresholds, setThresholds(other.thresholds, settings));

      return getFilterDifference(context, { id, from: versionAmong(versions, from).id, to: other.id, draft });
    });

    await output.out(values.json === true ? `${JSON.stringify(difference)}\n` : differenceText(difference));
    return EXIT.ok;
  },
};

function gateWord({ gate, passes }: FilterDifference["from"]["coefficient"]): string {
  if (gate === null) return "off";

  return passes ? "passes" : "stops it";
}

function effectWord({ decides, needsOthers }: FilterDifference["thresholds"][number]): string {
  if (decides) return "decides";

  return needsOthers ? "depends on other trajectories" : "";
}

function differenceText({ from, to, thresholds, why }: FilterDifference): string {
  const sides = [from, to].map(({ version, isDraft, verdict, rule, rejects, coefficient, leaves }) => [
    `${isDraft ? "draft over " : ""}${plain(version.name)}`,
    verdict,
    rule,
    rejects.map(({ code }) => code).join(" ") || "–",
    gateWord(coefficient),
    leaves?.stage ?? "–",
  ]);
  const changes = thresholds.map((change) => [change.words, change.from, change.to, effectWord(change)]);
  const all = [0, 1, 2, 3, 4];
  const others = [from, to].flatMap(({ isDraft, version, leaves }) =>
    leaves?.other
      ? [`By ${isDraft ? "the draft over " : ""}${plain(version.name)} it is ${representedBy(leaves.other)}`]
      : [],
  );
  const parts = [
    why,
    alignedTable([["", "verdict", "rule", "rejects", "coefficient gate", "leaves at"], ...sides], [...all, 5]),
    ...others,
    ...(changes.length > 0 ? [alignedTable([["threshold", "from", "to", ""], ...changes], all)] : []),
  ];

  return `${parts.join("\n\n")}\n`;
}
