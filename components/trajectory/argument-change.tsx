"use client";
import { useState } from "react";
import { type ArgumentDifference, argumentDifferences } from "@/lib/domain/argument-differences";
import { type DiffPart, wordDiff } from "@/lib/domain/word-diff";
import { SafeText } from "./safe-text";
import { TextAction } from "./text-action";

interface ArgumentChangeProps {
  asked: Readonly<Record<string, unknown>>;
  sent: Readonly<Record<string, unknown>>;
  step: number;
}

/** What the model asked for beside what code sent, when they differ. */
export function ArgumentChange({ asked, sent, step }: ArgumentChangeProps) {
  const [isComparing, setComparing] = useState(false);
  const differences = argumentDifferences(asked, sent);
  const first = differences[0];
  if (!first) return null;

  return (
    <div className="mt-1 text-table text-ink-3">
      <p>
        The model asked for{" "}
        <code className="font-mono text-mono text-ink-2">
          {first.asked === undefined ? `no ${first.name}` : <SafeText text={first.asked} step={step} />}
        </code>
        ; code sent{" "}
        <code className="font-mono text-mono text-ink-2">
          {first.sent === undefined ? `no ${first.name}` : <SafeText text={first.sent} step={step} />}
        </code>
        {differences.length > 1 ? ` and ${differences.length - 1} more.` : "."}{" "}
        <TextAction aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
          {isComparing ? "Close" : "Compare"}
        </TextAction>
      </p>
      {isComparing ? <Comparison differences={differences} /> : null}
    </div>
  );
}

function Comparison({ differences }: { differences: readonly ArgumentDifference[] }) {
  return (
    <dl className="mt-1 rounded-control border border-line bg-bg px-2.5 py-1.5 font-mono text-mono">
      {differences.map((difference) => (
        <div key={difference.name} className="flex gap-3 py-0.5">
          <dt className="w-24 shrink-0 truncate text-ink-3">{difference.name}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink-2">
            {wordDiff(difference.asked ?? "", difference.sent ?? "").map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison never change order
              <DiffWord key={index} part={part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DiffWord({ part }: { part: DiffPart }) {
  if (part.kind === "same") return part.text;
  if (part.kind === "removed")
    return (
      <del className="rounded-mark bg-danger-soft text-danger" title="Asked for by the model">
        {part.text}
      </del>
    );

  return (
    <ins className="rounded-mark bg-accent-soft text-accent no-underline" title="Sent by code">
      {part.text}
    </ins>
  );
}
