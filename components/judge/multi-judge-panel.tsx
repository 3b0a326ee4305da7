"use client";
import { useQuery } from "@tanstack/react-query";
import type { AddressOf } from "@/components/judge-report/address-of";
import { CountLink } from "@/components/judge-report/count-link";
import { EstimateNotes } from "@/components/judge-report/estimate-notes";
import { estimateWords, formatPlain, formatShare } from "@/components/judge-report/format-estimate";
import { NoteMark } from "@/components/judge-report/note-mark";
import { ReportTable } from "@/components/judge-report/report-table";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { multiJudgeOptions } from "@/lib/client/rejudge";
import type { JudgeRater, MultiJudge, MultiJudgeQuery } from "@/lib/contract/multi-judge";
import type { Estimate } from "@/lib/contract/queues";
import { visibleName } from "@/lib/domain/visible-text";
import { within } from "@/lib/query/judge-scope";
import { ANY_GATE, comparedTerm, raterTerm } from "@/lib/query/rater-terms";
import { PairGates } from "./pair-gates";
import { RaterName, raterWords } from "./rater-name";
import { RatersTable, type RatersTableProps } from "./raters-table";

interface MultiJudgePanelProps {
  corpus: string;
  query: MultiJudgeQuery;
  /** Which two stand gate by gate, by their ids; another text is the first two. */
  pair: string;
  onPair: (pair: string) => void;
  addressOf: AddressOf;
}

/** How far the original judge, the judges asked again and people agree on the gate. */
export function MultiJudgePanel(props: MultiJudgePanelProps) {
  return (
    <Panel
      title="Agreement among judges"
      subtitle="On the gate, where two of them gave one. In brackets 95 % intervals, with the problems as clusters. Failed judgements and scores that are no gate are counted and left out."
    >
      <Content {...props} />
    </Panel>
  );
}

function Content(props: MultiJudgePanelProps) {
  const judges = useQuery(multiJudgeOptions(props.corpus, props.query));
  if (judges.isPending) return <Skeleton height={120} />;
  if (judges.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The agreement could not be computed"
        error={judges.error}
        onRetry={() => void judges.refetch()}
      />
    );
  const hrefOf: RatersTableProps["hrefOf"] = (...terms) => props.addressOf(within(props.query.filter, ...terms));
  if (judges.data.items === 0)
    return <NothingToCompare raters={judges.data.raters} labels={props.query.labels} hrefOf={hrefOf} />;

  return <Agreement judges={judges.data} hrefOf={hrefOf} {...props} />;
}

/** Who was asked again is told what became of it, rather than only to ask. */
function NothingToCompare(table: RatersTableProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        Nothing to compare yet. Ask a judge again, or have people say the gate in a blind queue.
      </p>
      {table.raters.length === 0 ? null : <RatersTable {...table} />}
    </div>
  );
}

const idOf = (raters: readonly [string, string]): string => raters.join(" ");

interface AgreementProps extends MultiJudgePanelProps {
  judges: MultiJudge;
  hrefOf: RatersTableProps["hrefOf"];
}

function Agreement({ judges, hrefOf, query, pair: chosenId, onPair, addressOf }: AgreementProps) {
  const { filter, labels } = query;
  const raters = new Map(judges.raters.map((rater) => [rater.id, rater]));
  const pairs = judges.pairs.flatMap(({ raters: ids, ...figures }) => {
    const [first, other] = [raters.get(ids[0]), raters.get(ids[1])];

    return first && other ? [{ ...figures, id: idOf(ids), first, other }] : [];
  });
  const chosen = pairs.find(({ id }) => id === chosenId) ?? pairs[0];
  const bothOf = (first: JudgeRater, other: JudgeRater) => (a: string, b: string) =>
    within(filter, raterTerm(first, a, labels), raterTerm(other, b, labels));

  return (
    <div className="flex flex-col gap-4">
      <p>
        Krippendorff’s alpha of all, over{" "}
        <CountLink count={judges.items} href={hrefOf(comparedTerm(labels))} of="with two gates or more" />{" "}
        {judges.items === 1 ? "trajectory" : "trajectories"}:{" "}
        <EstimateText estimate={judges.alpha} fewest={judges.fewest} format={formatPlain} />
      </p>
      <ReportTable
        caption="Agreement of every two"
        columns={[
          { name: "Rater" },
          { name: "Other rater" },
          { name: "Both", isNumber: true },
          { name: "Same gate" },
          { name: "Weighted kappa" },
          { name: "Gate by gate", isNumber: true, shown: <span className="sr-only">Gate by gate</span> },
        ]}
        rows={pairs.map(({ id, first, other, percent, weightedKappa }) => ({
          key: id,
          head: <RaterName rater={first} />,
          cells: [
            <RaterName key="other" rater={other} />,
            <CountLink
              key="both"
              count={percent.n}
              href={addressOf(bothOf(first, other)(ANY_GATE, ANY_GATE))}
              of={`with a gate of ${raterWords(first)} and of ${raterWords(other)}`}
            />,
            <EstimateText key="percent" estimate={percent} fewest={judges.fewest} format={formatShare} />,
            <EstimateText key="kappa" estimate={weightedKappa} fewest={judges.fewest} format={formatPlain} />,
            <Button
              key="choose"
              size="small"
              aria-pressed={id === chosen?.id}
              aria-label={`Gate by gate: ${raterWords(first)} and ${raterWords(other)}`}
              onClick={() => onPair(id)}
            >
              Gates
            </Button>,
          ],
        }))}
      />
      <div className="wrap-anywhere empty:hidden">
        <EstimateNotes estimates={[["Krippendorff’s alpha of all", judges.alpha], ...pairs.flatMap(namedFigures)]} />
      </div>
      {chosen ? (
        <PairGates
          first={chosen.first}
          other={chosen.other}
          matrix={chosen.matrix}
          fewest={judges.fewest}
          filterOf={bothOf(chosen.first, chosen.other)}
          addressOf={addressOf}
        />
      ) : null}
      <RatersTable raters={judges.raters} labels={labels} hrefOf={hrefOf} />
    </div>
  );
}

type Pair = Pick<MultiJudge["pairs"][number], "percent" | "weightedKappa"> & Record<"first" | "other", JudgeRater>;

/** The figures of a pair with names that hold beneath the table too. */
function namedFigures({ first, other, percent, weightedKappa }: Pair) {
  const of = visibleName(`of ${raterWords(first)} and ${raterWords(other)}`);

  return [[`Same gate ${of}`, percent] as const, [`Weighted kappa ${of}`, weightedKappa] as const];
}

interface EstimateTextProps {
  estimate: Estimate;
  fewest: number;
  format: (value: number) => string;
}

function EstimateText({ estimate, fewest, format }: EstimateTextProps) {
  if (estimate.value === null) return <span className="text-ink-3">{noFigureWords(estimate, fewest)}</span>;

  return (
    <span className="font-mono text-mono whitespace-nowrap">
      {estimateWords(estimate, format)} <NoteMark estimate={estimate} />
    </span>
  );
}

/** In the words of the panel: what is compared here are trajectories, and problems hold them together. */
function noFigureWords({ reason, few }: Extract<Estimate, { value: null }>, fewest: number): string {
  if (few === undefined) return reason;
  const of = few.of === "items" ? "trajectories" : "problems";

  return `Too few to say: ${formatNumber(few.count)} of at least ${fewest} ${of}.`;
}
