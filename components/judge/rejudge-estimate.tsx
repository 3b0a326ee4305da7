import { countOf, formatNumber } from "@/components/ui/format-number";
import type { RejudgePreview } from "@/lib/contract/rejudge";
import { aboutDollarWords } from "@/lib/domain/dollar-words";

/** How many would be judged, what is left out, and what it would cost. */
export function RejudgeEstimate({ preview }: { preview: RejudgePreview }) {
  const { judging, matching, rubric } = preview;
  const left = whyLeftOut(preview);
  if (judging === 0)
    return (
      <p>
        {matching === 0
          ? "No row matches this filter, so there is nothing to judge."
          : ["There is nothing to judge.", ...left].join(" ")}
      </p>
    );

  return (
    <div className="flex flex-col gap-2">
      <p>
        <strong className="font-semibold">{countOf(judging, "trajectory", "trajectories")}</strong>{" "}
        {[`will be judged under the rubric ${rubric}, beside the original judgement.`, ...left].join(" ")}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-control border border-line px-3 py-2">
        <dt className="text-ink-2">Input</dt>
        <dd>about {roughly(preview.promptTokens)} tokens</dd>
        <dt className="text-ink-2">Output</dt>
        <dd>{outputWords(preview)}</dd>
        <dt className="text-ink-2">Cost</dt>
        <dd>{costWords(preview)}</dd>
      </dl>
      <p className="text-caption text-ink-3">
        {basisWords(preview)} Replies that have to be asked for again come on top.
      </p>
    </div>
  );
}

/** 227,000: an estimate has no more than three digits to give. */
function roughly(value: number): string {
  return formatNumber(Number(value.toPrecision(3)));
}

function whyLeftOut({ judgedBefore, withoutText }: RejudgePreview): string[] {
  return [
    ...(judgedBefore > 0 ? [`${countOf(judgedBefore, "match was", "matches were")} judged by this model before.`] : []),
    ...(withoutText > 0
      ? [`${countOf(withoutText, "match comes", "matches come")} from a source whose judge’s text is not known.`]
      : []),
  ];
}

function outputWords({ completionTokens, mostCompletionTokens }: RejudgePreview): string {
  const most = `at most ${countOf(mostCompletionTokens, "token")}`;

  return completionTokens === null ? most : `about ${roughly(completionTokens)}, ${most}`;
}

function costWords({ costUsd, mostCostUsd }: RejudgePreview): string {
  if (mostCostUsd === null) return "not known: the endpoint has no prices";
  const most = `${aboutDollarWords(mostCostUsd)} with the longest replies`;

  return costUsd === null ? most : `${aboutDollarWords(costUsd)}, ${most}`;
}

function basisWords({ basis }: RejudgePreview): string {
  const texts = `Estimated from the length of ${countOf(basis.texts, "text")}`;

  return basis.answers > 0
    ? `${texts} and ${countOf(basis.answers, "earlier answer")} of this model.`
    : `${texts}; this model has not answered enough yet.`;
}
