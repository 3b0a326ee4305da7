"use client";
import { Chip } from "@/components/ui/chip";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import { REJECT_TEXT } from "@/lib/domain/verdict";
import { EvidenceLinks } from "./evidence-links";
import { PaneSection } from "./pane-section";

type RejectFacts = Pick<OutlineAnalysis, "rejects" | "signals">;

/** Hard format rules that fail, each with its places. */
export function RejectsSection({ analysis: { rejects, signals } }: { analysis: RejectFacts }) {
  const hasShop = signals.unseenIds !== null;
  const held = hasShop ? "all five hold" : "both that apply hold";

  return (
    <PaneSection
      title="Format rules"
      aside={rejects.length === 0 ? held : `${rejects.length} of ${hasShop ? 5 : 2} fail`}
    >
      {rejects.length === 0 ? null : (
        <ul className="flex flex-col gap-2">
          {rejects.map((reject, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may fail in two ways and rules never change order
            <li key={index} className="flex gap-2">
              <Chip tone="danger" mark="✕">
                {reject.code}
              </Chip>
              <div className="min-w-0">
                <p className="text-ink-2" title={REJECT_TEXT[reject.code]}>
                  {reject.detail}
                </p>
                <EvidenceLinks places={reject.places} label={`Places of ${reject.code}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasShop ? null : (
        <p className="text-ink-2">R2, R3 and R5 are about a recommendation: without a shop they do not apply.</p>
      )}
    </PaneSection>
  );
}
