"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { confusionRowsOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import { AgentShares } from "./agent-shares";
import { ANSWER_LOOK } from "./answer-look";
import type { ConfusionCell } from "./confusion-cell";
import { RowPages } from "./row-pages";

interface ConfusionListProps {
  scope: LabScope;
  /** What the settings are compared with. */
  against: FilterVersion;
  cell: ConfusionCell;
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  onBack: () => void;
}

/** The labelled trajectories behind one figure of the confusion: why the filter answers so, and whose attempts they are. */
export function ConfusionList({ scope, against, cell: { side, answer, label }, hrefOf, onBack }: ConfusionListProps) {
  const thresholds = side === "before" ? against.thresholds : scope.thresholds;
  const pages = useInfiniteQuery({
    ...confusionRowsOptions(scope.corpus.id, { thresholds, labels: scope.labels, answer, label }),
    placeholderData: keepPreviousData,
  });
  const [people, filter] = [LABEL_LOOK[label].word, ANSWER_LOOK[answer].word];

  return (
    <RowPages
      {...{ pages, onBack, hrefOf }}
      back="Back to the figures"
      waiting="Listing the labelled trajectories"
      failed="The labelled trajectories could not be listed"
      title={({ total }) =>
        `${countOf(total, "trajectory", "trajectories")}: people say ${people}, the filter says ${filter}`
      }
      subtitle={
        <>
          {side === "before" ? (
            <>
              By “<PlainText text={against.name} />”
            </>
          ) : (
            "By these settings"
          )}
          {scope.labels === "blind" ? ", of labels that were given blind" : ", of all labels"}, in the order of the
          corpus. Each says why the filter answers so.
        </>
      }
      name={`People say ${people}, the filter says ${filter}`}
      none="No labelled trajectory is here by these settings."
      above={({ agents }) => <AgentShares agents={agents} label={people} />}
    />
  );
}
