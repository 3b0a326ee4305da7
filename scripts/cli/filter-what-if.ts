import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import { listFilters } from "@/lib/services/filters/list-filters";
import { type Command, EXIT } from "./command";
import { corpusIdOf } from "./corpus-id";
import {
  askedOfLab,
  countedLabels,
  LAB_OPTIONS,
  LABELS_OPTION,
  LABELS_USAGE,
  SET_USAGE,
  setThresholds,
  versionNamed,
} from "./filter-versions";
import { whatIfText } from "./filter-what-if-text";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

/** `assay filter what-if`: what the page of a filter version says of other thresholds. */
export const filterWhatIf: Command = {
  usage: `Usage: assay filter what-if --corpus NAME [--base VERSION] [--set NAME=VALUE]... [--all-labels] [--json]

Says what other thresholds would change against a filter version: verdicts, stages of the pipeline, who enters and who
leaves, and how the filter agrees with the labels that people gave blind, before and after. Nothing is saved.

  --corpus NAME     the corpus.
  --base VERSION    the version; without it the active one of the corpus.
${SET_USAGE}
${LABELS_USAGE}
  --json            print one JSON object with unrounded numbers.

Exit code: 0, 2 for a mistake in the command, 3 when it could not be computed.`,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...LAB_OPTIONS, ...LABELS_OPTION },
    });
    const { corpus, version, settings } = askedOfLab(values);

    const answer = await withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, corpus);
      const base = versionNamed(await listFilters(context, { corpus: id }), version);

      return askWhatIf(context, {
        ...{ id, base: base.id, labels: countedLabels(values) },
        thresholds: setThresholds(base.thresholds, settings),
      });
    });
    await output.out(values.json === true ? `${JSON.stringify(answer)}\n` : whatIfText(answer));

    return EXIT.ok;
  },
};
