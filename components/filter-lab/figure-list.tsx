"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { figureRowsOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { LabFigure } from "@/lib/domain/lab-figure";
import { AgentShares } from "./agent-shares";
import { countedBy, figureTitle, figureWords, noneWords, reasonNote } from "./figure-words";
import { RowPages } from "./row-pages";

interface FigureListProps {
  scope: LabScope;
  /** What the settings are compared with. */
  against: FilterVersion;
  figure: LabFigure;
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  onBack: () => void;
}

/** The trajectories that one figure of the lab counts, each with its reason. The address holds figure and settings. */
export function FigureList({ scope, against, figure, hrefOf, onBack }: FigureListProps) {
  const { corpus, thresholds, labels } = scope;
  const isLeft = useRef(false);
  const isLabelled = figure.kind === "confusion";
  const pages = useInfiniteQuery({
    // Which labels count is no part of another figure: choosing them asks for nothing anew.
    ...figureRowsOptions(corpus.id, { base: against.id, thresholds, figure, labels: isLabelled ? labels : "blind" }),
    placeholderData: keepPreviousData,
  });
  const words = figureWords(figure);

  /** The browser's way back takes a moment, in which another press would lead on. */
  function leave() {
    if (!isLeft.current) onBack();
    isLeft.current = true;
  }

  return (
    <RowPages
      {...{ pages, hrefOf }}
      onBack={leave}
      title={(total) => figureTitle(figure, total)}
      subtitle={
        <>
          <CountedBy by={countedBy(figure)} against={against.name} />
          {isLabelled ? OF_LABELS[labels] : null}, in the order of the corpus. {reasonNote(figure)}
        </>
      }
      name={words.charAt(0).toUpperCase() + words.slice(1)}
      none={noneWords(figure)}
      above={({ agents }) =>
        isLabelled ? <AgentShares agents={agents} label={LABEL_LOOK[figure.label].word} /> : null
      }
    />
  );
}

const OF_LABELS = { blind: ", of labels that were given blind", all: ", of all labels" } as const satisfies Record<
  LabScope["labels"],
  string
>;

function CountedBy({ by, against }: { by: ReturnType<typeof countedBy>; against: string }) {
  if (by === "after") return "By these settings";

  return (
    <>
      {by === "before" ? "By" : "By these settings instead of"} “<PlainText text={against} />”
    </>
  );
}
