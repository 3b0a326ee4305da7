import Link from "next/link";
import type { AddressOf } from "@/components/judge-report/address-of";
import { EstimateCell } from "@/components/judge-report/estimate-cell";
import { estimateWords, formatShare } from "@/components/judge-report/format-estimate";
import { queueAddress } from "@/components/queue/queue-address";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import { ProgressBar } from "@/components/ui/progress-bar";
import { TimeText } from "@/components/ui/time-text";
import type { AuditSample } from "@/lib/contract/audit-sample";
import { DIMENSION_TEXT } from "@/lib/query/stratum-cell";
import { SampleStrata } from "./sample-strata";

interface SampleCardProps {
  sample: AuditSample;
  isOpen: boolean;
  addressOf: AddressOf;
}

/** One sample: what it concludes, beside what its labels would say without weights, and what is missing. */
export function SampleCard({ sample, isOpen, addressOf }: SampleCardProps) {
  const { queue, estimate, unweighted, effectiveLabels, drawn, labelled, detail } = sample;

  return (
    <article className="flex flex-col gap-2">
      <h3 className="text-table font-semibold">{conclusion(sample)}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
        <dt className="text-ink-2">Weighted</dt>
        <dd>
          <EstimateCell estimate={estimate} />
          {effectiveLabels === null ? null : (
            <span className="block text-caption text-ink-3">
              The draw is worth {countOf(Math.round(effectiveLabels), "label")} of a simple random sample.
            </span>
          )}
        </dd>
        <dt className="text-ink-2">Labels as they are</dt>
        <dd>
          <EstimateCell estimate={unweighted} />
        </dd>
      </dl>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-40">
          <ProgressBar label={`Labels of ${queue.name}`} done={labelled} total={drawn} />
        </span>
        <span>{progress(sample)}</span>
      </div>
      <p className="text-caption text-ink-3">
        <Link href={queueAddress(queue)} className="rounded-mark text-accent underline">
          {queue.name}
        </Link>
        , by {sample.createdBy} <TimeText iso={sample.createdAt} />, seed {sample.seed},{" "}
        {sample.dimensions.length === 0
          ? "without strata"
          : `strata by ${sample.dimensions.map((dimension) => DIMENSION_TEXT[dimension].toLowerCase()).join(", ")}`}
        {detail?.filter ? (
          <>
            , from <code className="font-mono text-mono wrap-anywhere">{detail.filter}</code>
          </>
        ) : null}
      </p>
      {detail ? (
        <SampleStrata detail={detail} isOpen={isOpen} addressOf={addressOf} />
      ) : (
        <p className="text-caption text-ink-3">
          You still review trajectories of this corpus blind. What is missing in a stratum would tell you the judge’s
          gate, so strata are shown once you have answered.
        </p>
      )}
    </article>
  );
}

function conclusion({ estimate, coveredShare, detail }: AuditSample): string {
  if (estimate.value === null) return estimate.reason;
  const of = detail?.filter ? "of what it was drawn from" : "of the corpus";

  return coveredShare < 1
    ? `The judge names another gate in ${estimateWords(estimate, formatShare)} of the ${formatShare(coveredShare)} that the labels cover`
    : `The judge names another gate in ${estimateWords(estimate, formatShare)} ${of}`;
}

/** "120 of 240 have a blind label", what keeps the others, and how much the labels cover. */
function progress({
  drawn,
  labelled,
  known,
  differing,
  sighted,
  gateless,
  broken,
  coveredShare,
  wholeCorpus,
  estimate,
}: AuditSample): string {
  // With no label at all there are no others, and nothing is estimated.
  const taken = (count: number) => {
    if (labelled === 0) return count === 1 ? "it has no blind label" : "they have no blind label";
    return `without a blind label ${count === 1 ? "it is" : "they are"} taken to be like the others`;
  };
  const sentences = [
    `${formatNumber(labelled)} of ${formatNumber(drawn)} ${labelled === 1 ? "has" : "have"} a blind label${known > 0 ? `, with ${countOf(known, "label")} from before` : ""}.`,
    ...(differing !== null && differing > 0
      ? [`On ${formatNumber(differing)} reviewers differ: ${taken(differing)}.`]
      : []),
    ...(sighted !== null && sighted > 0
      ? [
          `${formatNumber(sighted)} ${sighted === 1 ? "was" : "were"} answered after something that the queue hides had been seen: ${taken(sighted)}.`,
          ...(labelled === 0
            ? [`A new sample can ask people who have not opened ${sighted === 1 ? "it" : "them"}.`]
            : []),
        ]
      : []),
    ...(gateless !== null && gateless > 0
      ? [
          `${formatNumber(gateless)} ${gateless === 1 ? "was" : "were"} rejected or left without a gate: ${taken(gateless)}.`,
        ]
      : []),
    ...(broken !== null && broken > 0
      ? [`${countOf(broken, "task is", "tasks are")} broken and ${broken === 1 ? "gets" : "get"} no label.`]
      : []),
    ...(estimate.value !== null && coveredShare < 1
      ? [
          `The estimate covers ${formatShare(coveredShare)}; in all the rate may be from ${formatPercent(wholeCorpus.low)} to ${formatPercent(wholeCorpus.high)}.`,
        ]
      : []),
  ];

  return sentences.join(" ");
}
