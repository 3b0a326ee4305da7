"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ChartData } from "@/components/chart-frame/chart-data";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { listAddress } from "@/components/trajectory-list/list-address";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { pipelineOptions } from "@/lib/client/filter-lab";
import { useMay } from "@/lib/client/use-me";
import type { Pipeline } from "@/lib/contract/pipeline";
import { thresholdChanges } from "@/lib/domain/threshold-changes";
import { filterCommand } from "./filter-command";
import { LabAnswer } from "./lab-answer";
import type { LabScope } from "./lab-scope";
import { PipelineBars } from "./pipeline-bars";
import { PipelineNotes } from "./pipeline-notes";
import { type Compared, pipelineConclusion } from "./pipeline-words";
import { PUBLISHED_END, publishedCell } from "./published-stages";
import { STAGE_WORDS } from "./stage-words";

const TITLE = "The pipeline as a funnel";
const SUBTITLE =
  "Each bar counts what also passed the stages above it. The paper's counts stand beside ours where the stage is the same, and with its rule where that is another; weights, keep-count and similarity measure are not public, ours are Assay's own.";

interface PipelinePanelProps extends LabScope {
  /** Address of the figures whose counts open their rows, by whichever settings. */
  effectHref: string;
}

/** The paper's pipeline with our counts; where they differ from the version compared with, each stage before and after. */
export function PipelinePanel({ effectHref, ...scope }: PipelinePanelProps) {
  const { corpus, base, thresholds } = scope;
  const may = useMay("test_filter");
  const isOther = thresholdChanges(base.thresholds, thresholds).length > 0;
  const after = useQuery({
    ...pipelineOptions(corpus.id, { thresholds, isDraft: isOther }),
    placeholderData: keepPreviousData,
    enabled: may,
  });
  const before = useQuery({
    ...pipelineOptions(corpus.id, { thresholds: base.thresholds, isDraft: isOther }),
    placeholderData: keepPreviousData,
    enabled: may && isOther,
  });
  const compared = isOther && before.data ? { name: base.name, stages: before.data.stages } : undefined;
  const addressOf = (filter: string) => listAddress(corpus.id, filter);

  return (
    <LabAnswer title={TITLE} asked={after} waiting="Counting the stages of the pipeline" heightPx={520}>
      {(answer) => (
        <ChartFrame
          name="filter-pipeline"
          title={TITLE}
          subtitle={SUBTITLE}
          conclusion={pipelineConclusion(answer, compared)}
          isPicture={false}
          table={() => tableOf(answer, compared, addressOf)}
          command={filterCommand({ verb: "pipeline" }, scope)}
        >
          <PipelineBars pipeline={answer} before={compared} addressOf={addressOf} />
          <PipelineNotes pipeline={answer} corpus={corpus.id} {...{ thresholds, effectHref }} />
        </ChartFrame>
      )}
    </LabAnswer>
  );
}

function tableOf(
  { stages, splits }: Pipeline,
  before: Compared | undefined,
  addressOf: (filter: string) => string,
): ChartData {
  const kept = stages.at(-1)?.count ?? 0;
  const countCell = (count: number, filter: string | null) =>
    filter === null ? count : { value: count, href: addressOf(filter) };
  const earlier = (stage: string) => before?.stages.find((one) => one.stage === stage)?.count ?? null;

  return {
    columns: [
      { name: "Stage" },
      { name: "Switched" },
      ...(before ? [{ name: "Before", format: formatNumber }] : []),
      { name: before ? "After" : "Here", format: formatNumber },
      { name: "Of the stage before", format: formatPercent },
      { name: "Published", format: formatNumber },
    ],
    rows: [
      ...stages.map(({ stage, count, isOff, filter }, at) => {
        const above = stages[at - 1]?.count ?? 0;
        return [
          STAGE_WORDS[stage].name,
          isOff ? "off" : "on",
          ...(before ? [earlier(stage)] : []),
          countCell(count, filter),
          above > 0 ? count / above : null,
          publishedCell(stage),
        ];
      }),
      ...splits.flatMap(({ split, pools }) =>
        pools.map(({ pool, count, filter }) => [
          `Split ${split}: ${pool ?? "no pool yet"}`,
          "",
          ...(before ? [null] : []),
          countCell(count, filter),
          kept > 0 ? count / kept : null,
          null,
        ]),
      ),
      ["Split of the paper: train", "", ...(before ? [null] : []), null, null, PUBLISHED_END.train],
      ["Split of the paper: evaluation", "", ...(before ? [null] : []), null, null, PUBLISHED_END.evaluation],
    ],
  };
}
