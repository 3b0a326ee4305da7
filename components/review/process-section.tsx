"use client";
import { InertText } from "@/components/import/inert-text";
import { countOf } from "@/components/ui/format-number";
import type { ProcessFinding } from "@/lib/contract/process";
import { EvidenceLinks } from "./evidence-links";
import { PaneSection } from "./pane-section";

const TITLES = {
  repeated: "Repeated calls",
  empty: "Empty results",
  ignored: "Ignored filters",
  voucher_claim: "Voucher total",
  unclaimed: "Unclaimed calls",
  ungrounded: "Ungrounded pick",
  protocol: "Protocol",
} as const satisfies Record<ProcessFinding["kind"], string>;

/** How the agent went about it, as far as something was found; nothing where nothing was, or it does not apply. */
export function ProcessSection({ findings }: { findings: readonly ProcessFinding[] }) {
  if (findings.length === 0) return null;

  return (
    <PaneSection title="Process" aside={countOf(findings.length, "finding")}>
      <ul className="flex flex-col gap-2">
        {findings.map(({ kind, detail, places, count }) => (
          <li key={kind} className="min-w-0">
            <p className="flex items-baseline justify-between gap-2">
              <span className="font-medium">{TITLES[kind]}</span>
              <span className="font-mono text-mono text-ink-3">{count}</span>
            </p>
            <p className="text-ink-2 wrap-anywhere">
              <InertText text={detail} />
            </p>
            <EvidenceLinks places={places} label={`Places of ${TITLES[kind].toLowerCase()}`} />
            {count > places.length ? (
              <p className="text-caption text-ink-3">
                The first {places.length} of {count} places.
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}
