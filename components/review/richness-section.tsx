import { formatNumber, formatRatio } from "@/components/ui/format-number";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import { richnessAnswer } from "@/lib/domain/richness-answer";
import { RICHNESS_COUNTS } from "@/lib/domain/richness-counts";
import { PaneSection } from "./pane-section";

type Richness = OutlineAnalysis["richness"];

const NUMBERS = [
  [
    "flattened",
    "Flattened",
    "Dispatches whose tool is the next that the model’s last answer named, in time order over the whole log. Assay’s reading.",
  ],
  [
    "early",
    "Early, per step",
    "The same a step at a time, as upstream computed it, with its fault when two times share a millisecond.",
  ],
  ["nonce", "Nonce", "Share of dispatches that carry a valid proof. n/a where the log has no stamps."],
] as const satisfies readonly (readonly [keyof Richness, string, string])[];

/** The three richness numbers: evidence, not the verdict. */
export function RichnessSection({ richness }: { richness: Richness }) {
  return (
    <PaneSection title="Richness" aside="evidence, not the verdict">
      <p title={RICHNESS_COUNTS} className="mb-1 text-caption text-ink-2">
        Calls whose tool the model named next, whatever the arguments: it may be above the verdict’s share.
      </p>
      <dl>
        {NUMBERS.map(([name, label, says]) => {
          const { credited, dispatches } = richness[name];
          const answer = richnessAnswer(richness[name]);
          return (
            <div key={name} title={says} className="flex items-baseline justify-between gap-2 py-px">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-mono text-mono">
                <span className="text-ink-3">
                  {formatNumber(credited)}/{formatNumber(dispatches)}
                </span>{" "}
                {answer === null ? "n/a" : formatRatio(answer)}
              </dd>
            </div>
          );
        })}
      </dl>
    </PaneSection>
  );
}
