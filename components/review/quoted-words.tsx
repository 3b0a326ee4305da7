"use client";
import { PlaceLink } from "@/components/judgement/place-link";
import type { Span } from "@/lib/domain/label";
import { Quote } from "./quote";

/** The words that an answer cites, and the way to where they stand. */
export function QuotedWords({ span }: { span: Span }) {
  return (
    <>
      <Quote text={span.quote} />
      <PlaceLink span={span} />
    </>
  );
}
