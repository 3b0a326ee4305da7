import type { RuleDisputes } from "@/lib/contract/filter-difference";
import { markedBounds, unlikeWidths } from "@/lib/domain/few-agents";
import { INTERVAL_METHOD } from "@/lib/domain/interval-method";
import { noDisputeWords } from "@/lib/domain/no-dispute-words";
import { lacksBlindLabels } from "@/lib/domain/not-blind-words";
import { ruleText } from "@/lib/filter/rule-text";
import { getRuleDisputes } from "@/lib/services/filter-explain/get-rule-disputes";
import { listFilters } from "@/lib/services/filters/list-filters";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { number } from "./figure-cells";
import { countedLabels, LABELS_OPTION, versionNamed } from "./filter-versions";
import { labelsText } from "./labels-text";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

/** `assay filter disputes`: rules of a filter version that most people contradict. */
export const filterDisputes: Command = {
  usage: `Usage: assay filter disputes --corpus NAME [--filter-version NAME] [--all-labels] [--json]

Lists the rules, with what is remarkable beside them, where people say otherwise than the filter of more than half of the
trajectories that they labelled blind; the surest first, with the interval of 95 %, ${INTERVAL_METHOD},
and what to know of it, those with too few labels to say last.

  --corpus NAME          the corpus.
  --filter-version NAME  the filter version, by its name or id; without it the one that is active in the corpus. Of another one no filter text
                         can list the rows.
  --all-labels           count labels that are not blind, too.
  --json                 print one line: {"version","labels","labelled","notBlind","unsettled","decided","items"}; of each item its rule, fact, counts and filter texts.

Exit code: 0 when it was computed, 2 for a mistake in the command, 3 when there is no such corpus or version.`,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        "filter-version": { type: "string" },
        // As the other verbs call it.
        base: { type: "string" },
        ...LABELS_OPTION,
        json: { type: "boolean" },
      },
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const name = values["filter-version"] ?? values.base;

    const disputes = await withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, corpus);
      const { id: version } = versionNamed(await listFilters(context, { corpus: id }), name);

      return getRuleDisputes(context, { id, version, labels: countedLabels(values) });
    });

    await output.out(values.json === true ? `${JSON.stringify(disputes)}\n` : disputesText(corpus, disputes));
    return EXIT.ok;
  },
};

function disputesText(corpus: string, disputes: RuleDisputes): string {
  const { version, labelled, decided, items } = disputes;
  const counted = { ...disputes, n: labelled };
  const head = `${plain(corpus)}, filter ${plain(version.name)}: ${labelsText(counted)}`;
  if (lacksBlindLabels(counted)) return `${head}\n`;
  if (items.length === 0) return `${head}\n\n${noDisputeWords({ labelled, decided })}\n`;

  const parts = items.map(({ says, rule, interval, note, tooFew, filter, rows }) =>
    [
      says,
      `  rule: ${ruleText(rule)}; ${interval ? `otherwise ${markedBounds(interval.map((bound) => bound.toFixed(4)).join(" to "), note ?? undefined)}` : tooFew}`,
      ...(note === null ? [] : [`  ${note}`]),
      ...(filter === null || rows === null ? [] : [`  ${number(rows)} in the corpus: ${filter}`]),
    ].join("\n"),
  );

  const widths = unlikeWidths(items.map(({ interval, note }) => (interval === null ? null : (note ?? undefined))));

  return `${[head, ...parts, ...(widths === undefined ? [] : [widths])].join("\n\n")}\n`;
}
