import { SaveFilter } from "@/lib/contract/filters";
import { changeWords, thresholdChanges } from "@/lib/domain/threshold-changes";
import { listFilters } from "@/lib/services/filters/list-filters";
import { saveFilter } from "@/lib/services/filters/save-filter";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { corpusIdOf } from "./corpus-id";
import { askedOfLab, LAB_OPTIONS, SET_USAGE, setThresholds, versionNamed } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { ownWords } from "./own-words";
import { parseArgs } from "./parse-args";

const USAGE = `Usage: assay filter save NAME --corpus NAME --reason TEXT [--base VERSION] [--set NAME=VALUE]... [--json]

Keeps thresholds as a new filter version. Nothing is decided by it before it is activated.

  --corpus NAME     the corpus whose active version it is based on, where --base names none.
  --reason TEXT     why the filter is changed.
  --base VERSION    the version that it is based on.
${SET_USAGE}
  --json            print the version as one JSON object.

Exit code: 0, 2 for a mistake in the command, 3 when it could not be saved: such a version or name exists.`;

/** `assay filter save`: the thresholds of another version with changes. */
export const filterSave: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...LAB_OPTIONS, reason: { type: "string" } },
      allowPositionals: true,
    });
    const { corpus, version, settings } = askedOfLab(values);
    const named = ownWords(SaveFilter.pick({ name: true, reason: true }), {
      name: positionals[0] ?? "",
      reason: values.reason ?? "",
    });

    return withCommandHost(async ({ context }) => {
      const list = await listFilters(context, { corpus: await corpusIdOf(context.db, corpus) });
      const base = versionNamed(list, version);
      const thresholds = setThresholds(base.thresholds, settings);
      const saved = await saveFilter(context, { ...named, thresholds, basedOn: base.id });
      const changes = thresholdChanges(base.thresholds, thresholds).map(changeWords).join(", ");

      await output.out(
        values.json === true ? `${JSON.stringify(saved)}\n` : `Saved “${plain(saved.name)}”: ${changes}.\n`,
      );
      return EXIT.ok;
    });
  },
};
