import { seriesLook } from "@/components/charts/series-look";
import type { ProcessReport } from "@/lib/contract/process";
import { PROCESS_METRICS } from "@/lib/query/process-metrics";
import { isApart } from "./process-values";

/** Metrics beyond this are counted: the table says which they are. */
const MOST_NAMED = 3;

/** In which metrics runs differ from the baseline by more than chance; undefined where there is nothing to compare. */
export function processSentence({ columns, rows }: Pick<ProcessReport, "columns" | "rows">): string | undefined {
  if (columns.length < 2) return undefined;

  const sentences = columns.slice(1).flatMap((_, index) => {
    const at = index + 1;
    const letter = seriesLook(at).letter;
    const apart = rows.filter(({ cells }) => cells[at]?.difference && isApart(cells[at].difference));
    if (apart.length === 0) return [];
    const titles = apart.map(({ metric }) => PROCESS_METRICS[metric].title.toLowerCase());
    const more = titles.length - MOST_NAMED;

    return [
      `${letter} differs from A in ${titles.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
    ];
  });

  return sentences.length > 0 ? sentences.join(" ") : "No interval of a difference to A leaves 0 out.";
}
