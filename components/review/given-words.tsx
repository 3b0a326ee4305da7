"use client";
import { LABEL_REASON_TEXT } from "@/lib/domain/label";
import type { GivenLabel } from "./current-label";
import { QuotedWords } from "./quoted-words";

/** With what the label that stands was given: its reason, its note and the words it cites. */
export function GivenWords({ given }: { given: GivenLabel | undefined }) {
  if (!given) return null;
  const { reason, note, span } = given;

  return (
    <>
      {reason ? <p className="text-ink-2">{LABEL_REASON_TEXT[reason]}</p> : null}
      {note ? <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{note}</p> : null}
      {span ? <QuotedWords span={span} /> : null}
    </>
  );
}
