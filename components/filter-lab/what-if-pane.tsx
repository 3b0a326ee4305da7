"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { filterCommand } from "@/components/filter-panels/filter-command";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { NotBlindNote } from "@/components/filter-panels/not-blind-note";
import { RequestError } from "@/components/shell/request-error";
import { CommandFoot } from "@/components/split/command-foot";
import { Skeleton } from "@/components/ui/skeleton";
import { whatIfOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { MixDimension } from "@/lib/domain/lab-figure";
import { lacksBlindLabels } from "@/lib/domain/not-blind-words";
import { thresholdChanges } from "@/lib/domain/threshold-changes";
import { ChangedSamples } from "./changed-samples";
import { ConfusionPanel } from "./confusion-panel";
import type { OnFigure } from "./figure-button";
import { FlipsPanel } from "./flips-panel";
import { MixPanel } from "./mix-panel";
import { ScoresPanel } from "./scores-panel";
import { StagesPanel } from "./stages-panel";
import { VerdictsPanel } from "./verdicts-panel";
import { WhatIfHead } from "./what-if-head";

interface WhatIfPaneProps {
  scope: LabScope;
  /** What it is compared with. */
  against: FilterVersion;
  part: "effect" | "labels";
  mix: MixDimension;
  onMix: (mix: MixDimension) => void;
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  onFigure: OnFigure;
  /** Counts labels that are not blind, too. */
  onCountAll: () => void;
}

/** What these settings would do. The answer before stays, greyed, while the next one comes. */
export function WhatIfPane({ scope, against, part, mix, onMix, hrefOf, onFigure, onCountAll }: WhatIfPaneProps) {
  const asked = useQuery({
    ...whatIfOptions(scope.corpus.id, { base: against.id, thresholds: scope.thresholds, labels: scope.labels }),
    placeholderData: keepPreviousData,
  });
  if (asked.isPending) return <WhatIfSkeleton />;
  if (asked.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="What it would do could not be computed"
        error={asked.error}
        onRetry={() => void asked.refetch()}
      />
    );
  const whatIf = asked.data;
  const lacksBlind = lacksBlindLabels(whatIf.labelled);

  return (
    <div aria-busy={asked.isPlaceholderData} className="flex min-w-0 flex-col gap-4 aria-busy:opacity-60">
      <WhatIfHead
        whatIf={whatIf}
        isSame={thresholdChanges(against.thresholds, scope.thresholds).length === 0}
        against={against.name}
      />
      {lacksBlind ? <NotBlindNote notBlind={whatIf.labelled.notBlind} onCountAll={onCountAll} /> : null}
      {part === "effect" ? (
        <>
          <VerdictsPanel whatIf={whatIf} against={against.name} onFigure={onFigure} />
          <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
            <ChangedSamples hrefOf={hrefOf} side="entered" of={whatIf.entered} onFigure={onFigure} />
            <ChangedSamples hrefOf={hrefOf} side="left" of={whatIf.left} onFigure={onFigure} />
          </div>
          <MixPanel mix={whatIf.mix} by={mix} onBy={onMix} against={against.name} onFigure={onFigure} />
          <StagesPanel stages={whatIf.stages} caps={whatIf.caps} against={against.name} onFigure={onFigure} />
        </>
      ) : (
        <>
          {lacksBlind ? null : (
            <ScoresPanel corpus={scope.corpus.id} labelled={whatIf.labelled} against={against.name} />
          )}
          {whatIf.labelled.n > 0 ? (
            <>
              <ConfusionPanel labelled={whatIf.labelled} onFigure={onFigure} />
              <FlipsPanel hrefOf={hrefOf} labelled={whatIf.labelled} />
            </>
          ) : null}
        </>
      )}
      <CommandFoot
        commands={[{ does: "prints what it would do", command: filterCommand({ verb: "what-if" }, scope) }]}
      />
    </div>
  );
}

function WhatIfSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Computing what it would do</span>
      <Skeleton width="70%" height={24} />
      <Skeleton height={220} />
      <Skeleton height={160} />
    </div>
  );
}
