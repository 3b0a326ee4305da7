"use client";
import { Gavel } from "lucide-react";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { PaneSection } from "@/components/review/pane-section";
import { INJECTION_WORDS } from "@/components/trajectory/injection-index";
import { TextAction } from "@/components/trajectory/text-action";
import { countOf } from "@/components/ui/format-number";
import type { Injection } from "@/lib/contract/judge-audit";
import { spanKey } from "@/lib/domain/gate-draft";
import { PlaceLink } from "./place-link";

const FIRST_SHOWN = 4;

/** Where agent text addresses a judge; nothing where none does. */
export function InjectionsSection({ injections }: InjectionListProps) {
  if (injections.length === 0) return null;

  return (
    <PaneSection title="Judge-injection radar" aside={<Gavel aria-hidden className="size-3.5 text-review" />}>
      <InjectionList injections={injections} />
    </PaneSection>
  );
}

interface InjectionListProps {
  injections: readonly Injection[];
}

/** How often, and each place, without a frame. */
export function InjectionList({ injections }: InjectionListProps) {
  const [areAllShown, setAllShown] = useState(false);
  if (injections.length === 0) return null;
  const shown = areAllShown ? injections : injections.slice(0, FIRST_SHOWN);
  const hidden = injections.length - shown.length;

  return (
    <>
      <p className="rounded-control bg-review-soft px-2.5 py-1.5 font-medium text-review">
        Agent text addresses a judge: {countOf(injections.length, "place")}
      </p>
      <ul aria-label="Text that addresses a judge" className="mt-1.5 flex flex-col gap-1 text-table">
        {shown.map(({ kind, span, isEcho }) => (
          <li key={`${kind} ${spanKey(span)}`}>
            <p className="flex items-baseline justify-between gap-2">
              <PlaceLink span={span} />
              <span className="text-ink-3">{INJECTION_WORDS[kind]}</span>
            </p>
            <p className="line-clamp-1 text-ink-3" title={span.quote}>
              <InertText text={span.quote} />
            </p>
            {isEcho ? (
              <p className="text-caption text-ink-3">The agent repeats what an answer of the shop said.</p>
            ) : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <p className="mt-1 text-table">
          <TextAction onClick={() => setAllShown(true)}>and {hidden} more</TextAction>
        </p>
      ) : null}
    </>
  );
}
