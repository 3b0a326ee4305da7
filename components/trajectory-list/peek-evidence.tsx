import Link from "next/link";
import { keepPercents } from "@/components/ui/format-number";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import type { ReaderLink } from "@/lib/domain/reader-link";

interface PeekEvidenceProps {
  verdict: OutlineAnalysis["verdict"];
  addressOf: (place: Pick<ReaderLink, "step" | "logged">) => string;
}

const MOST = 12;

/** Why the filter said so, with links to the steps that decided, each at the first call of the step that did. */
export function PeekEvidence({ verdict, addressOf }: PeekEvidenceProps) {
  const { evidence } = verdict;
  const firsts = evidence.filter(({ step }, at) => evidence.findIndex((place) => place.step === step) === at);

  return (
    <section>
      <h3 className="text-caption font-semibold text-ink-2">Why this verdict</h3>
      <p className="mt-0.5">{keepPercents(verdict.explanation)}</p>
      {firsts.length > 0 ? (
        <p className="mt-1.5 flex flex-wrap gap-1">
          {firsts.slice(0, MOST).map(({ step, order }) => (
            <Link
              key={step}
              href={addressOf({ step, ...(order === undefined ? {} : { logged: order }) })}
              prefetch={false}
              className="inline-flex h-6 items-center rounded-chip border border-line-strong bg-surface px-1.5 text-caption text-accent hover:bg-accent-soft"
            >
              step {step + 1}
            </Link>
          ))}
          {firsts.length > MOST ? (
            <span className="text-caption text-ink-3">and {firsts.length - MOST} more</span>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
