"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createParser, parseAsStringLiteral, useQueryStates } from "nuqs";
import { Segmented } from "@/components/ui/segmented";
import { diversityOptions } from "@/lib/client/filter-lab";
import { useMay } from "@/lib/client/use-me";
import { parseTriedCap, printTriedCap, type TriedCap } from "@/lib/domain/tried-cap";
import { CapPanels } from "./cap-panels";
import { type CapName, capStanding, standingOn } from "./cap-words";
import { DiversitySet } from "./diversity-set";
import { filterCommand } from "./filter-command";
import { LabAnswer } from "./lab-answer";
import type { LabScope } from "./lab-scope";

const TITLE = "What the set is made of";
const SETS = [
  { value: "kept", label: "Kept", title: "What these thresholds keep" },
  { value: "approved", label: "Approved", title: "What people approved for export" },
] as const;
const setParams = {
  of: parseAsStringLiteral(["kept", "approved"]).withDefault("kept"),
  // What the slider of a cap stands at.
  cap: createParser({
    parse: parseTriedCap,
    serialize: printTriedCap,
    eq: (one, other) => printTriedCap(one) === printTriedCap(other),
  }),
};

interface DiversityPanelProps extends LabScope {
  /** A cap is taken into the draft; null takes it off. */
  onCap: (name: CapName, cap: number | null) => void;
}

/** How one-sided the set is, and how many stay under a cap, which the shares follow while it is tried. */
export function DiversityPanel({ onCap, ...scope }: DiversityPanelProps) {
  const { corpus, thresholds } = scope;
  const [{ of, cap }, setState] = useQueryStates(setParams);
  const may = useMay("test_filter");
  const diversity = useQuery({
    ...diversityOptions(corpus.id, { thresholds, of }),
    ...{ placeholderData: keepPreviousData, enabled: may },
  });
  const onTry = (next: TriedCap) =>
    void setState({ cap: next.cap === capStanding(next.by, thresholds, of) ? null : next });

  return (
    <LabAnswer title={TITLE} asked={diversity} waiting="Counting what the set is made of" heightPx={520}>
      {(answer) => {
        const tried = cap === null ? undefined : standingOn(answer.caps, cap);

        return (
          <div className="flex flex-col gap-4">
            <DiversitySet
              {...{ title: TITLE, scope, of, tried }}
              whole={answer}
              actions={
                <Segmented
                  label="Which set"
                  value={of}
                  options={SETS}
                  onValueChange={(value) => void setState({ of: value, cap: null })}
                />
              }
            />
            {answer.total > 0 ? (
              <CapPanels
                {...{ of, thresholds, tried, onTry }}
                caps={answer.caps}
                command={filterCommand({ verb: "diversity", of, tried: undefined }, scope)}
                onCap={(name, next) => {
                  void setState({ cap: null });
                  onCap(name, next);
                }}
              />
            ) : null}
          </div>
        );
      }}
    </LabAnswer>
  );
}
