"use client";
import { Chip } from "@/components/ui/chip";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import { REJECT_TEXT } from "@/lib/domain/verdict";
import { appliedRules } from "./applied-rules";
import { EvidenceLinks } from "./evidence-links";
import { PaneSection } from "./pane-section";

type RejectFacts = Pick<OutlineAnalysis, "rejects" | "canRecommend" | "signals" | "ids">;

/** Hard format rules that fail, each with its places. */
export function RejectsSection({ analysis }: { analysis: RejectFacts }) {
  const { rejects } = analysis;
  const { held, of, note } = WORDS[appliedRules(analysis)];

  return (
    <PaneSection title="Format rules" aside={rejects.length === 0 ? held : `${rejects.length}${of} fail`}>
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
      {note === undefined ? null : <p className="text-ink-2">{note}</p>}
    </PaneSection>
  );
}

const WORDS = {
  all: { held: "all five hold", of: " of 5", note: undefined },
  two: {
    held: "both that apply hold",
    of: " of 2",
    note: "R2, R3 and R5 are about a recommendation: no tool for one is declared or called, so they do not apply.",
  },
  unknown: {
    held: "none fails",
    of: "",
    note: "R2, R3 and R5 are about a recommendation; this record was imported before it was kept whether its agent could make one.",
  },
} as const satisfies Record<ReturnType<typeof appliedRules>, { held: string; of: string; note: string | undefined }>;
