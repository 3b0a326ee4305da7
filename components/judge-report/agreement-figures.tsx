import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { JudgeReport } from "@/lib/contract/judge";
import type { Estimate } from "@/lib/contract/queues";
import { EstimateNotes } from "./estimate-notes";
import { formatPlain, formatShare, formatSigned } from "./format-estimate";
import { NoteMark } from "./note-mark";

interface AgreementFiguresProps {
  report: Pick<JudgeReport, "agreement" | "fewest">;
}

const FIGURES = [
  {
    key: "kappa",
    name: "Quadratic-weighted kappa",
    about: "1 is full agreement, 0 is chance",
    format: formatPlain,
  },
  { key: "error", name: "Another gate", about: "the judge error rate", format: formatShare },
  { key: "exact", name: "Same gate", about: "exact agreement", format: formatShare },
  { key: "withinOne", name: "Same or neighbouring gate", about: "within one", format: formatShare },
  { key: "bias", name: "Bias", about: "mean gates by which the judge is kinder", format: formatSigned },
] as const;

/** Agreement beyond chance, exact agreement and bias, each with its interval and what has to be known of it. */
export function AgreementFigures({ report: { agreement, fewest } }: AgreementFiguresProps) {
  const figures = FIGURES.map(({ key, ...shown }) => ({ ...shown, estimate: agreement[key] }));
  const isFew = figures.some(({ estimate }) => estimate.value === null && estimate.few !== undefined);

  return (
    <Panel
      title="Agreement"
      subtitle={`95 % intervals, with the ${countOf(agreement.problems, "problem")} as clusters.`}
    >
      {isFew ? (
        <p className="mb-2 text-ink-2">
          Too few to say: a figure needs {fewest} labels of {fewest} problems.
        </p>
      ) : null}
      <div className="flex flex-col gap-2">
        <dl className="divide-y divide-line">
          {figures.map((figure) => (
            <Figure key={figure.name} {...figure} />
          ))}
        </dl>
        <EstimateNotes estimates={figures.map(({ name, estimate }) => [name, estimate] as const)} />
      </div>
    </Panel>
  );
}

interface FigureProps {
  name: string;
  about: string;
  estimate: Estimate;
  format: (value: number) => string;
}

function Figure({ name, about, estimate, format }: FigureProps) {
  return (
    <div className="flex items-baseline gap-3 py-2 first:pt-0 last:pb-0">
      <dt className="min-w-0 flex-1">
        {name}
        <span className="block text-caption text-ink-3">{about}</span>
      </dt>
      <dd className="max-w-60 text-right">
        {estimate.value === null ? (
          <NoFigure {...estimate} />
        ) : (
          <>
            <span className="text-figure tabular-nums">{format(estimate.value)}</span>
            <span className="block font-mono text-mono text-ink-2">
              {estimate.low === null || estimate.high === null
                ? ""
                : `${format(estimate.low)} to ${format(estimate.high)}, `}
              n {formatNumber(estimate.n)} <NoteMark estimate={estimate} />
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

/** What there are too few of, since how many it needs is said above all of them; any other reason in full. */
function NoFigure({ reason, few }: Extract<Estimate, { value: null }>) {
  if (few === undefined) return <span className="text-table text-ink-2">{reason}</span>;

  return (
    <span className="text-table text-ink-2" title={reason}>
      {few.of === "items" ? countOf(few.count, "label") : countOf(few.count, "problem")}
    </span>
  );
}
