"use client";
import { parseAsArrayOf, parseAsString, useQueryState } from "nuqs";
import { useHotkeys } from "@/lib/client/use-hotkeys";

/** Charts of the page that show their values as a table. */
const parser = parseAsArrayOf(parseAsString).withDefault([]);

/**
 * Whether a chart shows its values. It stands in the address as the chart's name.
 *
 * The key acts on the chart that the keyboard or the pointer is in, else on all of the page.
 */
export function useChartView(name: string): readonly [isTable: boolean, setTable: (isTable: boolean) => void] {
  const [tables, setTables] = useQueryState("data", parser);
  const isTable = tables.includes(name);

  const setTable = (shown: boolean) => void setTables((old) => switched(old, [name], shown));
  useHotkeys({
    // Of several charts the first one that hears the key acts for the page.
    "chart.table": () => {
      const meant = document.activeElement?.closest("[data-chart]") ?? document.querySelector("[data-chart]:hover");
      const charts = meant ? [meant] : [...document.querySelectorAll("[data-chart]")];
      const names = charts.flatMap((chart) => chart.getAttribute("data-chart") ?? []);
      void setTables((old) => switched(old, names, !names.every((one) => old.includes(one))));
    },
  });

  return [isTable, setTable];
}

function switched(tables: readonly string[], names: readonly string[], shown: boolean): string[] {
  const others = tables.filter((one) => !names.includes(one));

  return shown ? [...others, ...names] : others;
}
