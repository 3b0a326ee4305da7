"use client";
import { useMemo } from "react";
import { countOf } from "@/components/ui/format-number";
import { isResultOpen } from "@/lib/client/reader-store";
import type { CallCut } from "@/lib/contract/horizon";
import { answerText, isEmptyAnswer } from "@/lib/domain/call-text";
import { findPattern } from "@/lib/domain/find-pattern";
import { productCards } from "@/lib/domain/product-card";
import type { ToolResult } from "@/lib/domain/step";
import { FoldedText } from "./folded-text";
import { ProductCards } from "./product-cards";
import { RawTextButton } from "./raw-text-button";
import { useReader, useReaderFacts } from "./reader-context";
import { HIGH_ENOUGH, TextAction } from "./text-action";
import { useCited } from "./use-cited";

// Two cards take no more room than the sentence that would fold them.
const ALWAYS_SHOWN = 2;

interface ResultViewProps {
  result: ToolResult;
  step: number;
  call?: number;
  /** Name of the fold inside the step. */
  fold: string;
  title: string;
  /** What the judge could read of it, where it could not read all. */
  cut?: CallCut["result"] | undefined;
}

/** What a tool answered: product cards, or its text. */
export function ResultView({ result, step, call, fold, title, cut }: ResultViewProps) {
  const { store } = useReaderFacts();
  const isOpen = useReader((state) => isResultOpen(state, step, fold));
  const cards = useMemo(() => productCards(result.value), [result.value]);
  const cited = useCited({ step, field: call === undefined ? undefined : "result", call, place: fold });
  const findText = useReader((state) => state.findText);
  const found = useReader((state) => (state.focus === step ? state.found : undefined));
  const hit = useMemo(() => {
    const pattern = findPattern(findText);
    const isSought = cited && cards && pattern && found;
    return isSought ? found.inCards({ text: answerText(result), cards, hit: cited, pattern }) : undefined;
  }, [cited, cards, findText, found, result]);
  // What a label or comment points to stands in the text of the answer, and so do hits that no card shows.
  const isCited = cited !== undefined && hit === undefined;
  const onToggle = () => store.toggleResult(step, fold);
  if (isEmptyAnswer(result.value)) return <p className="mt-1 text-table text-ink-3">Empty result.</p>;

  if (cards && !isCited && (isOpen || cards.length <= ALWAYS_SHOWN))
    return (
      <div>
        <ProductCards cards={cards} step={step} shown={cut?.items} hit={hit} />
        <p className={`mt-0.5 flex gap-3 text-caption ${HIGH_ENOUGH}`}>
          {cards.length > ALWAYS_SHOWN ? <TextAction onClick={onToggle}>Fold</TextAction> : null}
          {isOpen ? (
            <RawTextButton title={title} text={answerText(result)}>
              Open raw
            </RawTextButton>
          ) : null}
        </p>
      </div>
    );
  if (cards && !isCited)
    return (
      <p className={`mt-0.5 text-table text-ink-3 ${HIGH_ENOUGH}`}>
        <TextAction aria-expanded={false} onClick={onToggle}>
          {countOf(cards.length, "product")} folded
        </TextAction>
      </p>
    );

  return (
    <div className={result.isError ? "mt-1 text-danger" : "mt-1 text-ink-2"}>
      {result.isError ? <p className="text-caption font-medium">✕ The tool answered with an error</p> : null}
      <div className="font-mono text-mono">
        <FoldedText
          text={answerText(result)}
          title={title}
          step={step}
          field="result"
          isOpen={isOpen}
          isSource
          beyondFrom={cut?.end}
          place={fold}
          onToggle={onToggle}
          {...(call === undefined ? {} : { call })}
        />
      </div>
    </div>
  );
}
