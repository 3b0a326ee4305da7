"use client";
import Link from "next/link";
import { labAddress } from "@/components/filter-lab/lab-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { formatNumber, formatRatio, keepPercents } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import { useMay } from "@/lib/client/use-me";
import type { Review } from "@/lib/contract/labels";
import type { OutlineAnalysis, TrajectoryHeader } from "@/lib/contract/outline";
import { MOST_EVIDENCE } from "@/lib/domain/verdict";
import { ruleText } from "@/lib/filter/rule-text";
import { EvidenceLinks } from "./evidence-links";
import { PaneSection } from "./pane-section";

interface VerdictSectionProps {
  verdict: OutlineAnalysis["verdict"];
  review: Review;
  filter: TrajectoryHeader["filterVersion"];
  /** Public id of the corpus, in whose lab the filter can be tried. */
  corpus: string;
  /** Public id. */
  trajectory: string;
}

// Asked for by few: its code comes once what a person answers is drawn.
const VersionsInReader = latePart(() =>
  import("@/components/filter-explain/versions-in-reader").then((module) => module.VersionsInReader),
);

/** What the filter says and why. A person's label stands before it and never hides it. */
export function VerdictSection({ verdict, review, filter, corpus, trajectory }: VerdictSectionProps) {
  const { author, thresholds } = filter;
  const isOverridden = review.label !== null && review.label !== verdict.verdict;

  return (
    <PaneSection title="Verdict">
      <EffectiveVerdict verdict={verdict.verdict} filter={filter.name} review={review} />
      <p className="mt-1.5 text-ink-2">
        {isOverridden ? "The filter said: " : null}
        {keepPercents(verdict.explanation)}
      </p>
      <EvidenceLinks places={verdict.evidence} label="Evidence for the verdict" />
      {verdict.evidence.length === MOST_EVIDENCE ? (
        <p className="text-caption text-ink-3">No more than the first {MOST_EVIDENCE} calls are linked.</p>
      ) : null}
      <Rule rule={verdict.rule} />
      <p className="mt-2 text-caption text-ink-3">
        <FilterName filter={filter} corpus={corpus} />: agentic from a share of {formatRatio(thresholds.agenticShare)},
        sub-task up to {formatRatio(thresholds.subTaskShare)}, no evidence when more than{" "}
        {formatRatio(thresholds.unknownShare)} is unknown; at most {formatNumber(thresholds.tokenBudget)} tokens. The
        shares are {author === "Assay" ? "Assay’s defaults" : `the choice of ${author}`}, not the paper’s: it publishes
        a token budget alone.
      </p>
      {/* Its place is kept, so that nothing below moves when it comes. */}
      <div className="mt-1 min-h-6">
        <VersionsInReader trajectory={trajectory} corpus={corpus} hash={filter.hash} />
      </div>
    </PaneSection>
  );
}

/** The rule in words, with the text of a filter that finds what else it decided. */
function Rule({ rule }: { rule: string }) {
  const words = ruleText(rule);

  return (
    <p className="mt-2 text-caption text-ink-3">
      {words === rule ? "Rule: " : `Rule: ${words}. `}
      <span title="This text in a filter finds all that the rule decided" className="font-mono wrap-anywhere">
        rule:{rule}
      </span>
    </p>
  );
}

/** Opens the lab of the version, for whom it is. */
function FilterName({ filter: { name, hash }, corpus }: Pick<VerdictSectionProps, "filter" | "corpus">) {
  const words = (
    <>
      Filter <PlainText text={name} />
    </>
  );
  if (!useMay("test_filter")) return words;

  return (
    <Link
      href={labAddress(corpus, hash)}
      prefetch={false}
      className="rounded-mark underline decoration-line-strong hover:decoration-current"
    >
      {words}
    </Link>
  );
}
