import { seriesLook } from "@/components/charts/series-look";
import type { ProcessReport } from "@/lib/contract/process";
import { PROCESS_METRICS } from "@/lib/query/process-metrics";

/** Metrics beyond this are counted: the table says which they are. */
const MOST_NAMED = 3;

/** In which metrics runs differ from the baseline by more than chance, as some of all that are shown; undefined where there is nothing to compare. */
export function processSentence({ columns, rows, differences }: Omit<ProcessReport, "leftOut">): string | undefined {
  if (columns.length < 2) return undefined;

  const sentences = columns.slice(1).flatMap((_, index) => {
    const at = index + 1;
    const letter = seriesLook(at).letter;
    const apart = rows.filter(({ cells }) => cells[at]?.isApart);
    if (apart.length === 0) return [];
    const titles = apart.map(({ metric }) => `“${PROCESS_METRICS[metric].title}”`);
    const more = titles.length - MOST_NAMED;

    return [
      `${letter} differs from A in ${titles.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    ];
  });

  if (differences === 0) return "Too little is known to compare the runs.";

  return sentences.length > 0
    ? `${sentences.join(" ")} Corrected for ${differences} differences.`
    : `No difference to A is more than chance, corrected for ${differences} of them.`;
}
