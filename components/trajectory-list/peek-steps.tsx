"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Skeleton } from "@/components/ui/skeleton";
import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
import { stepChunkOptions } from "@/lib/client/trajectory";
import type { Outline, OutlineStep } from "@/lib/contract/outline";
import { PlainText } from "./plain-text";

const FIRST = 6;
const CHARS = 220;

interface PeekStepsProps {
  id: string;
  outline: Outline;
  addressOf: (step: number) => string;
}

/** The first steps: who acted, what was thought, what was called. */
export function PeekSteps({ id, outline, addressOf }: PeekStepsProps) {
  const first = outline.steps.slice(0, FIRST);
  const chunk = useQuery({ ...stepChunkOptions(id, first[0]?.chunk ?? 0), enabled: first.length > 0 });
  const texts = new Map(chunk.data?.map((step) => [step.index, step.thought ?? step.text ?? ""]));

  return (
    <section>
      <h3 className="text-caption font-semibold text-ink-2">
        First steps{outline.steps.length > FIRST ? `, ${FIRST} of ${outline.steps.length}` : ""}
      </h3>
      {first.length === 0 ? <p className="mt-1 text-ink-2">No steps.</p> : null}
      <ol className="mt-1">
        {first.map((step) => (
          <li key={step.index} className="border-b border-line last:border-b-0">
            <Link
              href={addressOf(step.index)}
              prefetch={false}
              className="flex gap-2 rounded-chip px-1 py-1.5 hover:bg-raised"
            >
              <span className="w-4 shrink-0 text-right font-mono text-caption leading-4.5 text-ink-3">
                {step.index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <StepText text={texts.get(step.index)} isPending={chunk.isPending} />
                <StepCalls step={step} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepText({ text, isPending }: { text: string | undefined; isPending: boolean }) {
  if (isPending) return <Skeleton width="90%" />;
  if (!text) return null;

  return (
    <span className="line-clamp-3 text-table">
      <PlainText text={text.slice(0, CHARS)} />
    </span>
  );
}

function StepCalls({ step }: { step: OutlineStep }) {
  return (
    <span className="flex items-center gap-1 text-ink-2">
      {step.attribution.map((attribution) => (
        <span key={attribution} title={ATTRIBUTION_LOOK[attribution].says} className="text-caption">
          <span aria-hidden>{ATTRIBUTION_LOOK[attribution].mark} </span>
          {attribution}
        </span>
      ))}
      <span className="truncate font-mono text-mono">{step.calls > 0 || step.logged > 0 ? step.title : step.role}</span>
    </span>
  );
}
