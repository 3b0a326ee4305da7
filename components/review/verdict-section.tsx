"use client";
import Link from "next/link";
import { labAddress } from "@/components/filter-lab/lab-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { formatNumber, formatRatio, keepPercents } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Tooltip } from "@/components/ui/tooltip";
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

/** Why the filter says what it says. A person's label never hides it. */
export function VerdictSection({ verdict, review, filter, corpus, trajectory }: VerdictSectionProps) {
  const isOverridden = review.label !== null && review.label !== verdict.verdict;

  return (
    <PaneSection title="Verdict">
      <p className="text-ink-2">
        {isOverridden ? "The filter said: " : null}
        {keepPercents(verdict.explanation)}
      </p>
      <EvidenceLinks places={verdict.evidence} label="Evidence for the verdict" />
      {verdict.evidence.length === MOST_EVIDENCE ? (
        <p className="text-caption text-ink-3">No more than the first {MOST_EVIDENCE} calls are linked.</p>
      ) : null}
      <Rule rule={verdict.rule} />
      {/* The versions come beside the name of the one that decided: nothing below moves, and no line stands empty without them. */}
      <div className="mt-1 min-h-6">
        <span className="float-left mr-3 max-w-full truncate text-caption leading-6 text-ink-3">
          <FilterName filter={filter} corpus={corpus} />
        </span>
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

/** Says the thresholds of the version, and opens its lab for whom it is. */
function FilterName({ filter, corpus }: Pick<VerdictSectionProps, "filter" | "corpus">) {
  const { name, hash } = filter;
  const words = (
    <>
      <span className="sr-only">Filter </span>
      <PlainText text={name} />
    </>
  );

  return (
    <Tooltip label={thresholdWords(filter)}>
      {useMay("test_filter") ? (
        <Link href={labAddress(corpus, hash)} prefetch={false} className={NAME}>
          {words}
        </Link>
      ) : (
        <button type="button" className={NAME}>
          {words}
        </button>
      )}
    </Tooltip>
  );
}

const NAME = "rounded-mark underline decoration-line-strong hover:decoration-current";

function thresholdWords({ author, thresholds }: VerdictSectionProps["filter"]): string {
  const { agenticShare, subTaskShare, unknownShare, tokenBudget } = thresholds;
  const whose = author === "Assay" ? "Assay’s defaults" : `the choice of ${author}`;

  return `Agentic from a share of ${formatRatio(agenticShare)}, sub-task up to ${formatRatio(subTaskShare)}, no evidence when more than ${formatRatio(unknownShare)} is unknown; at most ${formatNumber(tokenBudget)} tokens. The shares are ${whose}, not the paper’s: it publishes a token budget alone.`;
}
