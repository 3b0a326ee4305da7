"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import type { ChartData } from "@/components/chart-frame/chart-data";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { formatShare } from "@/components/judge-report/format-estimate";
import { listAddress } from "@/components/trajectory-list/list-address";
import { formatNumber } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import { diversityOptions } from "@/lib/client/filter-lab";
import { useMay } from "@/lib/client/use-me";
import type { Diversity } from "@/lib/contract/pipeline";
import { CapPanels } from "./cap-panels";
import type { CapName } from "./cap-words";
import { DIMENSION_WORDS, diversityConclusion } from "./diversity-words";
import { filterCommand } from "./filter-command";
import { LabAnswer } from "./lab-answer";
import type { LabScope } from "./lab-scope";
import { SHOWN_SHARES, ShareList } from "./share-list";

const TITLE = "What the set is made of";
const SETS = [
  { value: "kept", label: "Kept", title: "What these thresholds keep" },
  { value: "approved", label: "Approved", title: "What people approved for export" },
] as const;
const SAYS = {
  kept: "What these thresholds keep",
  approved: "What people approved for export, whatever the thresholds",
} as const;
const ofSet = parseAsStringLiteral(["kept", "approved"]).withDefault("kept");

interface DiversityPanelProps extends LabScope {
  /** A cap is taken into the draft; null takes it off. */
  onCap: (name: CapName, cap: number | null) => void;
}

/** How one-sided the set is, and how many stay under a cap. */
export function DiversityPanel({ onCap, ...scope }: DiversityPanelProps) {
  const { corpus, thresholds } = scope;
  const [of, setOf] = useQueryState("of", ofSet);
  const may = useMay("test_filter");
  const diversity = useQuery({
    ...diversityOptions(corpus.id, { thresholds, of }),
    ...{ placeholderData: keepPreviousData, enabled: may },
  });
  const line = { verb: "diversity", of } as const;
  const addressOf = (filter: string) => listAddress(corpus.id, filter);

  return (
    <LabAnswer title={TITLE} asked={diversity} waiting="Counting what the set is made of" heightPx={520}>
      {(answer) => (
        <div className="flex flex-col gap-4">
          <ChartFrame
            name="filter-diversity"
            title={TITLE}
            subtitle={`${SAYS[of]}: ${formatNumber(answer.total)}. Effective number: 1 over the sum of squared shares. The largest ${SHOWN_SHARES} of each; the table has up to 20.`}
            conclusion={diversityConclusion(answer)}
            isPicture={false}
            actions={
              <Segmented label="Which set" value={of} options={SETS} onValueChange={(value) => void setOf(value)} />
            }
            table={() => tableOf(answer, addressOf)}
            command={filterCommand(line, scope)}
          >
            {answer.total > 0 ? (
              <div className="grid gap-x-8 gap-y-5 medium:grid-cols-2">
                {answer.dimensions.map((dimension) => (
                  <ShareList key={dimension.by} dimension={dimension} total={answer.total} addressOf={addressOf} />
                ))}
              </div>
            ) : (
              <p className="py-4 text-ink-2">
                {of === "approved"
                  ? "Nobody has approved a trajectory here yet."
                  : "These thresholds keep nothing. The funnel says where everything falls out."}
              </p>
            )}
          </ChartFrame>
          {answer.total > 0 ? (
            <CapPanels
              caps={answer.caps}
              of={of}
              thresholds={thresholds}
              command={filterCommand(line, scope)}
              onCap={onCap}
            />
          ) : null}
        </div>
      )}
    </LabAnswer>
  );
}

function tableOf({ dimensions }: Diversity, addressOf: (filter: string) => string): ChartData {
  return {
    columns: [
      { name: "Of" },
      { name: "Value" },
      { name: "Trajectories", format: formatNumber },
      { name: "Share", format: formatShare },
      { name: "Effective number", format: (value) => value.toFixed(1) },
      { name: "All values", format: formatNumber },
    ],
    rows: dimensions.flatMap(({ by, values, effective, rows }) =>
      rows.map(({ value, count, share, filter }) => [
        DIMENSION_WORDS[by].one,
        value ?? DIMENSION_WORDS[by].none,
        filter === null ? count : { value: count, href: addressOf(filter) },
        share,
        effective,
        values,
      ]),
    ),
  };
}
