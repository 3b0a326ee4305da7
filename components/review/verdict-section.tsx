"use client";
import { formatNumber, formatRatio } from "@/components/ui/format-number";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import type { Review } from "@/lib/contract/labels";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { EvidenceLinks } from "./evidence-links";
import { PaneSection } from "./pane-section";

interface VerdictSectionProps {
  verdict: OutlineAnalysis["verdict"];
  review: Review;
  thresholds: FilterThresholds;
  filterName: string;
}

/** What the filter says and why. A person's label stands before it and never hides it. */
export function VerdictSection({ verdict, review, thresholds, filterName }: VerdictSectionProps) {
  const isOverridden = review.label !== null && review.label !== verdict.verdict;

  return (
    <PaneSection title="Verdict" aside={<span className="font-mono text-mono">{verdict.rule}</span>}>
      <EffectiveVerdict
        verdict={verdict.verdict}
        label={review.label}
        labelSource={review.labelSource}
        labelledBy={review.labelledBy}
      />
      <p className="mt-1.5 text-ink-2">
        {isOverridden ? "The filter said: " : null}
        {verdict.explanation}
      </p>
      <EvidenceLinks places={verdict.evidence} label="Evidence for the verdict" />
      <p className="mt-2 text-caption text-ink-3">
        Filter {filterName}: agentic from a share of {formatRatio(thresholds.agenticShare)}, sub-task up to{" "}
        {formatRatio(thresholds.subTaskShare)}, no evidence when more than {formatRatio(thresholds.unknownShare)} is
        unknown; at most {formatNumber(thresholds.tokenBudget)} tokens. The shares are Assay’s defaults, not the
        paper’s: it publishes the token budget alone.
      </p>
    </PaneSection>
  );
}
