import Link from "next/link";
import { keepPercents } from "@/components/ui/format-number";
import type { OutlineAnalysis } from "@/lib/contract/outline";

interface PeekEvidenceProps {
  verdict: OutlineAnalysis["verdict"];
  addressOf: (place: { step: number; call?: number }) => string;
}

const MOST = 12;

/** Why the filter said so, with links to the steps that decided. */
export function PeekEvidence({ verdict, addressOf }: PeekEvidenceProps) {
  const steps = [...new Set(verdict.evidence.map(({ step }) => step))];

  return (
    <section>
      <h3 className="text-caption font-semibold text-ink-2">Why this verdict</h3>
      <p className="mt-0.5">{keepPercents(verdict.explanation)}</p>
      {steps.length > 0 ? (
        <p className="mt-1.5 flex flex-wrap gap-1">
          {steps.slice(0, MOST).map((step) => (
            <Link
              key={step}
              href={addressOf({ step })}
              prefetch={false}
              className="inline-flex h-6 items-center rounded-chip border border-line-strong bg-surface px-1.5 text-caption text-accent hover:bg-accent-soft"
            >
              step {step + 1}
            </Link>
          ))}
          {steps.length > MOST ? <span className="text-caption text-ink-3">and {steps.length - MOST} more</span> : null}
        </p>
      ) : null}
    </section>
  );
}
