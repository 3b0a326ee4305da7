"use client";
import { useState } from "react";
import { latePart } from "@/components/ui/late-part";
import { argumentDifferences } from "@/lib/domain/argument-differences";
import type { SeenIds } from "@/lib/domain/id-mentions";
import { visibleName } from "@/lib/domain/visible-text";
import { SafeText } from "./safe-text";
import { TextAction } from "./text-action";

// Opened now and then.
const ArgumentComparison = latePart(() => import("./argument-comparison").then((module) => module.ArgumentComparison));

interface ArgumentChangeProps {
  asked: Readonly<Record<string, unknown>>;
  sent: Readonly<Record<string, unknown>>;
  step: number;
  seenInStep: SeenIds;
}

/** What the model asked for beside what code sent, when they differ. */
export function ArgumentChange({ asked, sent, ...place }: ArgumentChangeProps) {
  const [isComparing, setComparing] = useState(false);
  const differences = argumentDifferences(asked, sent);
  const first = differences[0];
  if (!first) return null;
  const none = `no ${visibleName(first.name)}`;

  return (
    <div className="mt-1 text-table text-ink-3">
      <p>
        The model asked for{" "}
        <code className="font-mono text-mono text-ink-2">
          {first.asked === undefined ? none : <SafeText text={first.asked} {...place} isUncounted />}
        </code>
        ; code sent{" "}
        <code className="font-mono text-mono text-ink-2">
          {first.sent === undefined ? none : <SafeText text={first.sent} {...place} isUncounted />}
        </code>
        {differences.length > 1 ? ` and ${differences.length - 1} more.` : "."}{" "}
        <TextAction aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
          {isComparing ? "Close" : "Compare"}
        </TextAction>
      </p>
      {isComparing ? <ArgumentComparison differences={differences} /> : null}
    </div>
  );
}
