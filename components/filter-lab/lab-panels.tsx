"use client";
import { comparedAddress } from "@/components/filter-explain/compared-link";
import { DisputesPanel } from "@/components/filter-explain/disputes-panel";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { latePart } from "@/components/ui/late-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { FilterVersion } from "@/lib/contract/filters";
import { draftOf, printDraft } from "@/lib/domain/threshold-changes";
import type { ThresholdName } from "@/lib/domain/threshold-fields";
import { isStepToFigures } from "./back-to-figures";
import { effectAddress } from "./effect-address";
import { printFigure } from "./figure-address";
import { FigureList } from "./figure-list";
import { type LabState, listedFigure, type SetLabState } from "./lab-state";
import { useListFocus } from "./use-list-focus";
import { WhatIfPane } from "./what-if-pane";

const WAITING = <Skeleton height={320} />;
// Charts are most of the code of the lab, and behind its first part.
const CurvePanel = latePart(
  () => import("@/components/filter-panels/curve-panel").then((module) => module.CurvePanel),
  WAITING,
);
const GridPanel = latePart(
  () => import("@/components/filter-panels/grid-panel").then((module) => module.GridPanel),
  WAITING,
);
const PipelinePanel = latePart(
  () => import("@/components/filter-panels/pipeline-panel").then((module) => module.PipelinePanel),
  WAITING,
);
const DiversityPanel = latePart(
  () => import("@/components/filter-panels/diversity-panel").then((module) => module.DiversityPanel),
  WAITING,
);

interface LabPanelsProps {
  scope: LabScope;
  against: FilterVersion;
  version: FilterVersion;
  isDraft: boolean;
  state: LabState;
  setState: SetLabState;
  onSet: (name: ThresholdName, text: string) => void;
  onCountAll: () => void;
}

/** The part of the lab that the address names. */
export function LabPanels({ scope, against, version, isDraft, state, setState, onSet, onCountAll }: LabPanelsProps) {
  const { corpus, thresholds } = scope;
  const figure = listedFigure(state);
  const noteOpener = useListFocus(figure !== null);
  // What these settings say of a trajectory is explained where it is read.
  const draft = printDraft(draftOf(version.thresholds, thresholds));
  const hrefOf = (id: string) => comparedAddress(id, corpus.id, { from: against.id, to: version.id, draft });
  switch (state.part) {
    case "effect":
    case "labels":
      return figure === null ? (
        <WhatIfPane
          scope={scope}
          against={against}
          part={state.part}
          mix={state.mix}
          onMix={(mix) => setState({ mix })}
          hrefOf={hrefOf}
          onFigure={(list) => {
            noteOpener(printFigure(list));
            setState({ list });
          }}
          onCountAll={onCountAll}
        />
      ) : (
        <FigureList
          key={printFigure(figure)}
          {...{ scope, against, figure, hrefOf }}
          // The browser's way back leads on from the figures, neither to the list that was left nor to them again.
          onBack={() => (isStepToFigures() ? window.history.back() : setState({ list: null }, { history: "replace" }))}
        />
      );
    case "curves":
      return (
        <>
          <CurvePanel
            {...scope}
            saved={version.thresholds}
            onCountAll={onCountAll}
            onThreshold={(name, value) => onSet(name, String(value))}
          />
          <GridPanel {...scope} />
        </>
      );
    case "pipeline":
      return <PipelinePanel {...scope} effectHref={effectAddress(corpus.id, version.id, state)} />;
    case "diversity":
      return <DiversityPanel {...scope} onCap={(name, cap) => onSet(name, String(cap ?? "off"))} />;
    case "disputes":
      return (
        <>
          {isDraft ? (
            <p className="text-ink-2">
              These are the disputes of the saved version “{version.name}”, without the draft.
            </p>
          ) : null}
          <DisputesPanel corpus={scope.corpus} version={version} labels={scope.labels} onCountAll={onCountAll} />
        </>
      );
  }
}
