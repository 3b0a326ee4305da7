"use client";
import { useState } from "react";
import { type ArgumentDifference, argumentDifferences } from "@/lib/domain/argument-differences";
import { DiffWords } from "./diff-words";
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

const SAYS = { removed: "Asked for by the model", added: "Sent by code" } as const;

function Comparison({ differences }: { differences: readonly ArgumentDifference[] }) {
  return (
    <dl className="mt-1 rounded-control border border-line bg-bg px-2.5 py-1.5 font-mono text-mono">
      {differences.map((difference) => (
        <div key={difference.name} className="flex gap-3 py-0.5">
          <dt className="w-24 shrink-0 truncate text-ink-3">{difference.name}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink-2">
            <DiffWords before={difference.asked ?? ""} after={difference.sent ?? ""} says={SAYS} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
