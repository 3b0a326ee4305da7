"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { formatNumber } from "@/components/ui/format-number";
import { movedRowsOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { MovedSide } from "@/lib/domain/pipeline";
import { MOVED_LOOK } from "./moved-look";
import { RowPages } from "./row-pages";

interface MovedListProps {
  scope: LabScope;
  /** What the settings are compared with. */
  against: FilterVersion;
  side: MovedSide;
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  onBack: () => void;
}

/** All that would enter or leave by these settings, in the order of the corpus. The address holds the settings. */
export function MovedList({ scope, against, side, hrefOf, onBack }: MovedListProps) {
  const { word, none } = MOVED_LOOK[side];
  const pages = useInfiniteQuery({
    ...movedRowsOptions(scope.corpus.id, { base: against.id, thresholds: scope.thresholds, side }),
    placeholderData: keepPreviousData,
  });

  return (
    <RowPages
      {...{ pages, onBack, none, hrefOf }}
      back="Back to the effect"
      waiting={`Listing what ${word}`}
      failed={`What ${word} could not be listed`}
      title={({ total }) => `${formatNumber(total)} ${word}`}
      subtitle={
        <>
          By these settings instead of “<PlainText text={against.name} />
          ”, in the order of the corpus. Nothing has changed yet.
        </>
      }
      name={`All that ${word}`}
    />
  );
}
