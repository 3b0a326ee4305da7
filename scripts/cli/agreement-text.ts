import type { Agreement, RaterComparison } from "@/lib/stats/agreement";
import type { Estimate } from "@/lib/stats/estimate";
import type { ReportFacts } from "./agreement-report";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { twoRaterStatistics } from "./two-rater-statistics";

/** `assay stats agreement` for a reader: what the file holds, then a row a statistic. */
export function agreementText(agreement: Agreement, facts: ReportFacts & { readonly path: string }): string {
  const { comparison, pairs } = agreement;
  const parts = [
    heading(agreement, facts),
    statisticsTable(agreement),
    ...(comparison === undefined && pairs.length > 0 ? [pairsTable(agreement)] : []),
    ...(comparison === undefined ? [] : [comparisonTable(comparison)]),
    footnote(agreement, facts),
  ];

  return `${parts.join("\n\n")}\n`;
}

function heading(agreement: Agreement, { path, ignoredColumns }: ReportFacts & { readonly path: string }): string {
  const { items, ratings, raters, anonymousRatings, clusters, ratingsPerItem, values } = agreement;
  const { fewest, most } = ratingsPerItem;
  const named = anonymousRatings === ratings ? "raters without ids" : count(raters, "rater");
  const perItem = fewest === most ? `${number(most)} an item` : `${number(fewest)} to ${number(most)} an item`;
  const shown = values.slice(0, MOST_VALUES).map(({ value, count: times }) => `${short(value)} (${number(times)})`);
  const more = values.length - shown.length;
  const partly =
    anonymousRatings > 0 && anonymousRatings < ratings ? ` and ${count(anonymousRatings, "rating")} without rater` : "";

  return [
    `${plain(path)}: ${count(ratings, "rating")} of ${count(items, "item")} by ${named}${partly}, ${perItem}, in ${count(clusters, "cluster")}`,
    `values, ${agreement.level}: ${shown.join(", ")}${more > 0 ? ` and ${number(more)} more` : ""}`,
    ...(ignoredColumns.length > 0 ? [`columns not used: ${ignoredColumns.map(short).join(", ")}`] : []),
  ].join("\n");
}

const MOST_VALUES = 12;

function statisticsTable(agreement: Agreement): string {
  const { cohenKappa, quadraticKappa } = twoRaterStatistics(agreement);

  return alignedTable(
    [
      ["statistic", ...COLUMNS],
      ["percent agreement", ...cells(agreement.percentAgreement)],
      ["Cohen's kappa", ...cells(cohenKappa)],
      ["quadratic-weighted kappa", ...cells(quadraticKappa)],
      ["Fleiss' kappa", ...cells(agreement.fleissKappa)],
      ["Krippendorff's alpha, nominal", ...cells(agreement.nominalAlpha)],
      ["Krippendorff's alpha, ordinal", ...cells(agreement.ordinalAlpha)],
    ],
    LEFT,
  );
}

function pairsTable({ pairs, raters, level }: Agreement): string {
  const all = (raters * (raters - 1)) / 2;
  const rows = pairs.flatMap((pair) => {
    const names = pair.raters.map(short).join(" and ");

    return [
      [`${names}: percent agreement`, ...cells(pair.percentAgreement)],
      [`${names}: Cohen's kappa`, ...cells(pair.cohenKappa)],
      ...(level === "ordinal" ? [[`${names}: quadratic-weighted kappa`, ...cells(pair.quadraticKappa)]] : []),
    ];
  });
  const table = alignedTable([["pairs of raters", ...COLUMNS], ...rows], LEFT);
  if (pairs.length === all) return table;

  return `${table}\nShowing ${number(pairs.length)} of ${number(all)} pairs: those of the raters who rated most.`;
}

function comparisonTable(comparison: RaterComparison): string {
  const { reference, other, positive, values, matrix } = comparison;
  const about = positive === undefined ? "means over the values of the reference" : `positive is ${short(positive)}`;
  const scores = alignedTable(
    [
      [`${short(other)} against ${short(reference)}`, ...COLUMNS],
      ["accuracy", ...cells(comparison.accuracy)],
      ["precision", ...cells(comparison.precision)],
      ["recall", ...cells(comparison.recall)],
      ["F1", ...cells(comparison.f1)],
      ["specificity", ...cells(comparison.specificity)],
      ["balanced accuracy", ...cells(comparison.balancedAccuracy)],
    ],
    LEFT,
  );
  if (matrix === undefined) return `${scores}\n(${about})`;

  const rows = matrix.map((counts, row) => [short(values[row] ?? ""), ...counts.map(number)]);
  const title = `${short(reference)} ↓  ${short(other)} →`;
  return `${scores}\n(${about})\n\n${alignedTable([[title, ...values.map(short)], ...rows])}`;
}

function footnote({ clusters, items }: Agreement, { seed }: ReportFacts): string {
  const of = clusters === items ? "items" : "clusters";

  return `Intervals: 95 %, from resampling whole ${of}, seed ${seed}. --json has the unrounded numbers.`;
}

const COLUMNS = ["value", "interval", "n", ""] as const;
// The name and the remark.
const LEFT = [0, 4];

function cells(estimate: Estimate): readonly string[] {
  switch (estimate.kind) {
    case "undefined":
      return ["–", "", number(estimate.n), plain(estimate.reason)];
    case "too_few":
      return ["–", "", number(estimate.n), plain(estimate.reason)];
    case "estimated": {
      const { value, interval, n, note } = estimate;
      return [value.toFixed(3), `${interval.low.toFixed(3)} to ${interval.high.toFixed(3)}`, number(n), note ?? ""];
    }
  }
}

function count(amount: number, noun: string): string {
  return `${number(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

function number(amount: number): string {
  return amount.toLocaleString("en");
}

// A name as long as a paragraph would push every column off the screen.
function short(name: string): string {
  const safe = plain(name);

  return safe.length > MOST_NAME_LENGTH ? `${safe.slice(0, MOST_NAME_LENGTH - 1)}…` : safe;
}

const MOST_NAME_LENGTH = 32;
