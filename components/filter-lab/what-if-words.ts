import { estimateWords, formatPlain } from "@/components/judge-report/format-estimate";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { WhatIf } from "@/lib/contract/what-if";

/** The main result in one sentence: who enters and leaves, and what people's labels say of it. */
export function whatIfSentence({ entered, left, labelled }: Pick<WhatIf, "entered" | "left" | "labelled">): string {
  const moved =
    entered.count + left.count === 0
      ? "The same trajectories come through"
      : `${formatNumber(entered.count)} would enter, ${formatNumber(left.count)} would leave`;

  return `${moved}; ${labelWords(labelled)}`;
}

/** What becomes of the end of the pipeline: it changes by more than verdicts. */
export function keptSentence({ stages, entered, left }: Pick<WhatIf, "stages" | "entered" | "left">): string {
  const end = stages.at(-1);
  if (!end || entered.count + left.count === 0) return "The same trajectories come through the pipeline.";
  const kept =
    end.before === end.after
      ? `as many trajectories as before, ${formatNumber(end.after)}, and not the same`
      : `${countOf(end.after, "trajectory", "trajectories")} instead of ${formatNumber(end.before)}`;

  return `The pipeline keeps ${kept}: ${formatNumber(entered.count)} enter, ${formatNumber(left.count)} leave.`;
}

function labelWords({ n, before, after }: WhatIf["labelled"]): string {
  if (n === 0) return "no person has labelled any, so nothing says which is better";
  const against = `against ${countOf(n, "label")}`;
  if (after.precision.value === null) return `${against}: ${lowerFirst(after.precision.reason)}`;

  const now = `precision ${estimateWords(after.precision, formatPlain)}`;
  if (before.precision.value === null) return `${against} ${now}`;
  const was = formatPlain(before.precision.value);

  return formatPlain(after.precision.value) === was
    ? `${against} ${now} as before`
    : `${against} ${now} instead of ${was}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
