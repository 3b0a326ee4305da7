"use client";
import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { IconButton } from "@/components/ui/icon-button";
import { Panel } from "@/components/ui/panel";
import { showToast } from "@/components/ui/toast";
import { removeCurveOptions } from "@/lib/client/training";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useRefusal } from "@/lib/client/use-refusal";
import type { TrainingCurve } from "@/lib/contract/training";
import { alignedTexts } from "./aligned-texts";
import { valueText } from "./chart-words";
import { useRestoreCurve } from "./use-restore-curve";

/** Every curve of the corpus, to look up and to remove. */
export function CurveList({ curves }: { curves: readonly TrainingCurve[] }) {
  const client = useQueryClient();
  const remove = useHeardMutation(removeCurveOptions(client));
  const { onRestore } = useRestoreCurve();
  const refusal = useRefusal("import");
  const figures = (["low", "high", "last"] as const).map((name) => ({
    name,
    texts: alignedTexts(curves.map((curve) => valueText(curve[name]))),
  }));

  function onRemove(curve: TrainingCurve) {
    const { id, run, metric } = curve;
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          about: `curve ${id}`,
          message: `${metric} of ${run} was removed`,
          action: { label: "Undo", onAct: () => onRestore(curve) },
          durationMs: 10_000,
        }),
      onError: (error) => showToast({ message: "It was not removed", detail: error.message, tone: "danger" }),
    });
  }

  return (
    <Panel title="Curves" subtitle={`${countOf(curves.length, "curve")}. A removed one can be brought back below.`}>
      <div className="-mx-4 max-h-100 overflow-auto px-4" data-scrolls>
        <table className="w-full text-table">
          <caption className="sr-only">Curves of training</caption>
          <thead className="sticky top-0 bg-surface text-caption text-ink-3">
            <tr className="border-b border-line">
              {["Run", "Metric", "Points", "Steps", "Lowest", "Highest", "Last", ""].map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={`py-1 pr-4 font-medium last:pr-0 ${at < 2 ? "text-left" : "text-right"}`}
                >
                  {name === "" ? <span className="sr-only">Remove</span> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {curves.map((curve, row) => (
              <tr key={curve.id} className="hover:bg-raised">
                <th scope="row" className="py-1 pr-4 text-left font-normal wrap-anywhere">
                  {curve.run}
                </th>
                <td className="py-1 pr-4 wrap-anywhere">{curve.metric}</td>
                {numbersOf(curve).map(([name, text]) => (
                  <td key={name} className="py-1 pr-4 text-right font-mono text-mono whitespace-nowrap">
                    {text}
                  </td>
                ))}
                {figures.map(({ name, texts }) => (
                  <td key={name} className="py-1 pr-4 text-right font-mono text-mono whitespace-pre">
                    {texts[row]?.text}
                    {/* In letters of one width an empty place is as wide as a digit. */}
                    <span aria-hidden>{" ".repeat(texts[row]?.missing ?? 0)}</span>
                  </td>
                ))}
                <td className="py-0.5 text-right">
                  <IconButton
                    label={`Remove ${curve.metric} of ${curve.run}`}
                    title={refusal}
                    disabled={refusal !== undefined || remove.isPending}
                    onClick={() => onRemove(curve)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function numbersOf(curve: TrainingCurve): [name: string, text: string][] {
  return [
    ["points", formatNumber(curve.points)],
    ["steps", `${formatNumber(curve.firstStep)} to ${formatNumber(curve.lastStep)}`],
  ];
}
