import { Split } from "lucide-react";
import Link from "next/link";
import { DiffLegend, DiffWords } from "@/components/trajectory/diff-words";
import { Chip, type Tone } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { AttributionBadge } from "@/components/verdict/attribution-badge";
import type { OutlineStep } from "@/lib/contract/outline";
import { argumentDifferences } from "@/lib/domain/argument-differences";
import { callText } from "@/lib/domain/call-text";
import type { Step } from "@/lib/domain/step";
import type { StepPair } from "@/lib/domain/step-pairs";
import { LongText } from "./long-text";
import type { WholeRollout } from "./use-two-rollouts";

const KIND = {
  same: { mark: "=", tone: "quiet" },
  changed: { mark: "≠", tone: "subtask" },
  left: { mark: "+", tone: "accent" },
  right: { mark: "+", tone: "accent" },
} as const satisfies Record<StepPair["kind"], { mark: string; tone: Tone }>;
const ALONE = { left: "only in the left", right: "only in the right" } as const;
const CALLS = { same: "same calls", changed: "other arguments", ...ALONE } as const;
const WORDS = { same: "same words", changed: "other words", ...ALONE } as const;

interface PairRowProps {
  pair: StepPair;
  left: WholeRollout;
  right: WholeRollout;
  addressOf: (id: string, step: number) => string;
  /** The two part here. */
  isParting: boolean;
  isActive: boolean;
}

/** Two steps that stand beside each other, or one alone. */
export function PairRow({ pair, left, right, addressOf, isParting, isActive }: PairRowProps) {
  const one = "left" in pair ? left.steps[pair.left] : undefined;
  const other = "right" in pair ? right.steps[pair.right] : undefined;
  const hasCalls = (one?.claimed.length ?? other?.claimed.length ?? 0) > 0;
  const word = (hasCalls ? CALLS : WORDS)[pair.kind];
  const { mark, tone } = KIND[pair.kind];

  return (
    <article
      aria-label={`${one ? `Left step ${one.index + 1}` : "No left step"}, ${other ? `right step ${other.index + 1}` : "no right step"}: ${word}`}
      aria-current={isActive ? "step" : undefined}
      className={classNames("border-b border-line px-4 py-2", isActive && "bg-accent-soft/45")}
    >
      {isParting ? (
        <p className="mb-2 flex items-center gap-2 font-medium text-accent">
          <Split aria-hidden className="size-3.5" /> Here they part
          <span aria-hidden className="h-px flex-1 bg-accent" />
        </p>
      ) : null}
      <p className={classNames("mb-1", pair.kind === "right" && "pl-[calc(50%+0.75rem)]")}>
        <Chip tone={pair.isCall ? tone : "quiet"} mark={mark}>
          {word}
        </Chip>
      </p>
      <div className="grid grid-cols-2 gap-6">
        <Side rollout={left} step={one} addressOf={addressOf} />
        <Side rollout={right} step={other} addressOf={addressOf} />
      </div>
      {pair.kind === "changed" && one && other ? <ArgumentChanges left={one} right={other} /> : null}
    </article>
  );
}

interface SideProps {
  rollout: WholeRollout;
  step: Step | undefined;
  addressOf: PairRowProps["addressOf"];
}

function Side({ rollout, step, addressOf }: SideProps) {
  if (!step) return <p className="text-table text-ink-3">Nothing like it.</p>;
  const { header, outline } = rollout.detail;
  const entry = outline.steps[step.index];

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2 text-caption text-ink-3">
        <Link
          href={addressOf(header.id, step.index)}
          prefetch={false}
          className="font-mono hover:text-accent hover:underline"
        >
          Step {step.index + 1}
        </Link>
        {step.role === "agent" ? null : step.role}
        {entry ? <Makers entry={entry} /> : null}
      </p>
      {step.thought ? (
        <p className="text-table text-ink">
          <LongText text={step.thought} />
        </p>
      ) : null}
      {step.text ? (
        <p className="border-l-2 border-line pl-2 text-table text-ink-2">
          <LongText text={step.text} />
        </p>
      ) : null}
      {step.claimed.map((call, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls of a step never change their order
        <code key={at} className="font-mono text-mono text-ink">
          <LongText text={callText(call)} />
        </code>
      ))}
    </div>
  );
}

function Makers({ entry }: { entry: OutlineStep }) {
  return entry.attribution.map((attribution) => <AttributionBadge key={attribution} attribution={attribution} />);
}

const SAYS = { removed: "Only in the left", added: "Only in the right" } as const;

function ArgumentChanges({ left, right }: { left: Step; right: Step }) {
  const changes = left.claimed.flatMap((call, at) =>
    argumentDifferences(call.args ?? {}, right.claimed[at]?.args ?? {}).map((change) => ({ ...change, call, at })),
  );
  if (changes.length === 0) return null;

  return (
    <div className="mt-1.5 rounded-control border border-line bg-bg px-2.5 py-1">
      <DiffLegend says={SAYS} />
      <ul aria-label="Arguments that differ" className="font-mono text-mono text-ink-2">
        {changes.map(({ name, asked, sent, at }) => (
          <li key={`${at} ${name}`} className="py-0.5 wrap-anywhere">
            <DiffWords before={asked ?? ""} after={sent ?? ""} says={SAYS} />
          </li>
        ))}
      </ul>
    </div>
  );
}
