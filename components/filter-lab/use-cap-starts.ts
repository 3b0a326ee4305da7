import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { whatIfOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { WhatIf } from "@/lib/contract/what-if";
import type { ThresholdName } from "@/lib/domain/threshold-fields";
import { TRACKS } from "./setting-groups";

/** Where settings begin that are switched on; one that is not here begins where its track says. */
export type SettingStarts = Partial<Readonly<Record<ThresholdName, number>>>;

/** Of the last what-if that was answered; none is asked for. */
export function useCapStarts({ corpus, thresholds, labels }: LabScope, against: FilterVersion): SettingStarts {
  const { data } = useQuery({
    ...whatIfOptions(corpus.id, { base: against.id, thresholds, labels }),
    enabled: false,
    placeholderData: keepPreviousData,
  });

  return data ? capStarts(data.mostKept) : {};
}

/** A cap begins at half of the most that is kept of one, so that it takes something off. */
export function capStarts({ ofProblem, ofMiner }: WhatIf["mostKept"]): SettingStarts {
  return { ...startOf("capPerProblem", ofProblem), ...startOf("capPerMiner", ofMiner) };
}

function startOf(name: "capPerProblem" | "capPerMiner", mostKept: number): SettingStarts {
  return mostKept === 0 ? {} : { [name]: Math.min(TRACKS[name]?.most ?? mostKept, Math.ceil(mostKept / 2)) };
}
