import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { CapName } from "@/components/filter-panels/cap-words";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { whatIfOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { WhatIf } from "@/lib/contract/what-if";
import { thresholdFault } from "@/lib/domain/threshold-changes";
import { startOf, TRACKS } from "./setting-groups";

type MostKept = WhatIf["mostKept"];

const OF = { capPerProblem: "ofProblem", capPerMiner: "ofMiner" } as const satisfies Record<CapName, keyof MostKept>;

/** Caps that are switched on, of which it is not known yet where they begin. */
export interface CapStarts {
  readonly starting: readonly CapName[];
  readonly start: (name: CapName) => void;
  /** What is decided meanwhile stands; without a name, of every cap. */
  readonly drop: (name?: string) => void;
}

/** A cap begins by what the settings of now keep: asked of the server only where it is not there yet. */
export function useCapStarts(
  { corpus, thresholds, labels }: LabScope,
  against: FilterVersion,
  onStart: (name: CapName, text: string) => void,
): CapStarts {
  const [wanted, setWanted] = useState<{ corpus: string; names: readonly CapName[] }>({ corpus: "", names: [] });
  const starting = wanted.corpus === corpus.id ? wanted.names : [];
  const isUsable = thresholdFault(thresholds) === undefined;
  const asked = useQuery({
    ...whatIfOptions(corpus.id, { base: against.id, thresholds, labels }),
    ...{ enabled: isUsable && starting.length > 0, staleTime: "static" as const, retry: false },
  });
  const isKnown = !isUsable || !asked.isPending;
  const begin = useEffectEvent(() => {
    for (const name of starting) onStart(name, String(capStart(name, isUsable ? asked.data?.mostKept[OF[name]] : 0)));
    setWanted({ corpus: "", names: [] });
  });
  const waiting = starting.join();

  useEffect(() => {
    if (waiting !== "" && isKnown) begin();
  }, [waiting, isKnown]);

  return {
    starting,
    start: (name) => setWanted({ corpus: corpus.id, names: [...starting.filter((other) => other !== name), name] }),
    drop: (name) => {
      const names = name === undefined ? [] : starting.filter((other) => other !== name);
      if (names.length < starting.length) setWanted({ corpus: corpus.id, names });
    },
  };
}

/** Half of the most that is kept of one; where that is not known, or nothing is, where the track begins. */
function capStart(name: CapName, mostKept = 0): number {
  const track = TRACKS[name];

  return mostKept === 0 ? startOf(track) : Math.min(track.most, Math.ceil(mostKept / 2));
}
