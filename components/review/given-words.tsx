"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { labelHistoryOptions } from "@/lib/client/labels";
import type { LabelEvent } from "@/lib/contract/labels";
import { LABEL_REASON_TEXT } from "@/lib/domain/label";

interface GivenWordsProps {
  given: Pick<LabelEvent, "at" | "reason" | "note"> | undefined;
}

/** With what the label that stands was given: its reason, its note and the words it cites. */
export function GivenWords({ given }: GivenWordsProps) {
  if (!given) return null;

  return (
    <>
      {given.reason ? <p className="text-ink-2">{LABEL_REASON_TEXT[given.reason]}</p> : null}
      {given.note ? <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{given.note}</p> : null}
      <CitedWords at={given.at} />
    </>
  );
}

/** By when the label was given: what is known of one that was saved just now does not say what it cites. */
function CitedWords({ at }: Pick<LabelEvent, "at">) {
  const { id, store } = useReaderFacts();
  // The pane asks for it; this part looks on.
  const { data } = useInfiniteQuery({ ...labelHistoryOptions(id), enabled: false });
  const span = data?.events.find((event) => event.question === "structure" && event.at === at)?.span;
  if (!span) return null;
  const { step, call, field, start, end, quote } = span;

  return (
    <>
      <p className="line-clamp-3 wrap-anywhere text-ink-2">“{quote}”</p>
      <TextAction onClick={() => store.goTo({ step, call, range: { field, start, end } })}>
        step {step + 1}, {field}
      </TextAction>
    </>
  );
}
