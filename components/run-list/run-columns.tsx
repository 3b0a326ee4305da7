import Link from "next/link";
import { CountLink } from "@/components/judge-report/count-link";
import type { GridColumn } from "@/components/table/grid-column";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import { countOf, formatNumber, formatRatio } from "@/components/ui/format-number";
import type { ListedRun } from "@/lib/contract/runs";
import { atLeastWords, isTooOpen, OPEN_HEADROOM } from "@/lib/domain/open-words";
import { partOfProblems } from "@/lib/domain/part-words";
import type { RunSort } from "@/lib/domain/run-order";
import { agentBeside } from "./agent-beside";
import { agentWords } from "./agent-words";
import { CaptionLink } from "./caption-link";
import { FailureLinks } from "./failure-links";
import { type Bound, FigureCell } from "./figure-cell";
import { FirstLine } from "./first-line";
import { formatCost } from "./format-cost";
import { GivenText } from "./given-text";
import { HarnessText } from "./harness-text";
import { MeanCell } from "./mean-cell";
import { NoFigure } from "./no-figure";
import { PlainCount } from "./plain-count";
import type { RunRowsAddress } from "./run-rows-address";
import { TriedProblems } from "./tried-problems";

type Columns = Record<RunSort, Omit<GridColumn<ListedRun>, "id">>;
type Measured = Extract<ListedRun["pass"], { status: "measured" }>;

interface ColumnScope {
  readonly k: number;
  /** Rollouts are hidden from the person, who reviews them blind. */
  readonly hasHidden: boolean;
  readonly addressOf: RunRowsAddress;
  /** Its name as there is room for it beside the others. */
  readonly nameOf: (run: ListedRun) => string;
  /** Where the problems of a run's headroom are. */
  readonly headroomOf: (run: ListedRun) => string;
}

/** Columns of the runs; each can be sorted by. */
export function runColumns({
  k,
  hasHidden,
  addressOf,
  nameOf,
  headroomOf,
}: ColumnScope): readonly GridColumn<ListedRun>[] {
  const figure = (of: string, read: (pass: Measured) => Measured["passAtK"]) =>
    function FigureOfRun(run: ListedRun) {
      return run.pass.status === "refused" ? (
        <NoFigure reason={run.pass.reason} />
      ) : (
        <FigureCell
          figure={read(run.pass)}
          bound={leastOf(run)}
          part={of === "pass@1" ? undefined : partOf(run, k)}
          of={of}
          href={addressOf(run.word)}
        />
      );
    };
  const columns: Columns = {
    name: {
      name: "Run",
      about: "Evaluation of one agent version over problems",
      widthPx: 164,
      isWide: true,
      cell: (run) => (
        <Link
          href={addressOf(run.word)}
          prefetch={false}
          dir="auto"
          tabIndex={-1}
          title={run.name}
          className={classNames(
            "line-clamp-2 leading-4 whitespace-normal text-ink hover:underline",
            // Of a name that is cut each letter tells it apart: no line ends early at a hyphen.
            nameOf(run) === run.name ? "wrap-anywhere" : "break-all",
          )}
        >
          <PlainText text={nameOf(run)} />
        </Link>
      ),
    },
    passAt1: {
      name: "pass@1",
      about: "Mean over problems of the share of rollouts that succeed",
      widthPx: 88,
      align: "end",
      cell: figure("pass@1", ({ passAt1 }) => passAt1),
    },
    passAtK: {
      name: `pass@${k}`,
      about: `Chance that at least one of ${k} rollouts succeeds, mean over problems with that many or more`,
      widthPx: 96,
      align: "end",
      cell: figure(`pass@${k}`, ({ passAtK }) => passAtK),
    },
    headroom: {
      name: "Headroom",
      about: `pass@${k} − pass@1 over the problems with ${k} rollouts or more: what choosing well among tries could win`,
      widthPx: 92,
      align: "end",
      cell: (run) =>
        run.pass.status === "refused" ? (
          <NoFigure reason={run.pass.reason} />
        ) : (
          <FigureCell
            figure={run.pass.headroom}
            bound={run.failures.open > 0 ? { kind: "either", reason: OPEN_HEADROOM } : undefined}
            part={partOf(run, k)}
            isPoints
            of="Headroom"
            href={headroomOf(run)}
          />
        ),
    },
    asr: {
      name: "ASR",
      about:
        "Success rate: share of all rollouts that succeeded; crashes, time-outs and what nobody scored are failures. pass@1 where every problem has as many rollouts",
      widthPx: 88,
      align: "end",
      cell: (run) => {
        const { asr, word, successes, rollouts, failures } = run;
        const href = addressOf(word, "outcome:success");
        const isNoneScored = failures.unscored === rollouts;
        if (asr.value === null && (isNoneScored || isTooOpen({ rollouts, successes, open: failures.open })))
          return (
            <span className="text-caption whitespace-nowrap text-ink-3" title={asr.reason}>
              {isNoneScored ? "none scored" : "few scored"}
              <span className="sr-only">: {asr.reason}</span>
            </span>
          );

        return asr.value === null ? (
          <PlainCount count={successes} total={rollouts} of="Successes" reason={asr.reason} href={href} />
        ) : (
          <FigureCell figure={asr} bound={leastOf(run)} of="ASR" href={href} />
        );
      },
    },
    judge: {
      name: "Judge",
      about: "Mean score of the judge; judgements that failed are no scores and counted beside it",
      widthPx: 76,
      align: "end",
      cell: (run) => (
        <span className="flex min-w-0 flex-col items-end">
          <MeanCell
            mean={run.judge.mean}
            format={formatRatio}
            of="Mean judge score"
            about={`${formatNumber(run.judge.n)} judged`}
            href={addressOf(run.word, "judge:scored")}
          />
          {run.judge.failed > 0 ? (
            <CaptionLink
              count={run.judge.failed}
              word="failed"
              of="failed judgements"
              href={addressOf(run.word, "judge:failed")}
            />
          ) : null}
        </span>
      ),
    },
    richness: {
      name: "Richness",
      about: "Mean share of dispatches whose tool is the next that the model named, whatever the arguments",
      widthPx: 68,
      align: "end",
      cell: (run) => (
        <MeanCell
          mean={run.richness.mean}
          format={formatRatio}
          of="Mean richness"
          about={`${countOf(run.richness.n, "rollout")} with dispatches and a log`}
          href={addressOf(run.word, "-richness:none")}
        />
      ),
    },
    tokens: {
      name: "Tokens",
      about: "Mean tokens of a rollout's conversation, with the declared tools and the task, also where it has no step",
      widthPx: 64,
      align: "end",
      cell: (run) => <Figures text={formatNumber(Math.round(run.tokens))} />,
    },
    cost: {
      name: "Cost",
      about: "Mean cost of a rollout in US dollars, where the source says it",
      widthPx: 64,
      align: "end",
      cell: ({ costUsd: { mean, n }, rollouts }) =>
        mean === null ? (
          <NoFigure reason="The source does not say what the rollouts cost" />
        ) : (
          <span
            className="font-mono text-mono text-ink-2"
            title={`Known of ${formatNumber(n)} of ${countOf(rollouts, "rollout")}`}
          >
            {formatCost(mean)}
          </span>
        ),
    },
    problems: {
      name: "Problems",
      about: hasHidden
        ? "Problems with rollouts of the run that you may see, of those here that some run has"
        : "Problems that the run tried, of those here that some run tried",
      widthPx: 70,
      align: "end",
      cell: (run) => <TriedProblems run={run} hasHidden={hasHidden} />,
    },
    rollouts: {
      name: "Rollouts",
      about: "All rollouts, and those of a problem",
      widthPx: 88,
      align: "end",
      cell: (run) => (
        <span className="-mt-1 flex items-baseline gap-2">
          <CountLink count={run.rollouts} of={`rollouts of ${run.name}`} href={addressOf(run.word)} />
          <span className="text-caption whitespace-nowrap text-ink-3">× {eachWords(run)}</span>
        </span>
      ),
    },
    failures: {
      name: "No answer",
      about: "Rollouts that crashed, ran out of time or have no score. One rollout can be two of these",
      widthPx: 116,
      cell: (run) => <FailureLinks run={run} addressOf={addressOf} />,
    },
    agent: {
      name: "Agent",
      about: "Agent version or model that acted",
      widthPx: 120,
      cell: (run) => (
        <GivenText
          text={run.agent && agentBeside({ name: run.name, agent: run.agent })}
          title={run.agent === null ? undefined : agentWords(run.agent)}
        />
      ),
    },
    suite: {
      name: "Suite",
      about: "Suite of the run, or of all its problems",
      widthPx: 60,
      cell: (run) => <GivenText text={run.suite} />,
    },
    harness: {
      name: "Harness",
      about: "The tool set; figures across harnesses are not alike",
      widthPx: 76,
      cell: (run) => <HarnessText harness={run.harness} />,
    },
  };

  return Object.entries(columns).map(([id, column]) => ({
    ...{ id, ...column },
    cell: (run: ListedRun) => <FirstLine align={column.align}>{column.cell(run)}</FirstLine>,
  }));
}

function leastOf({ rollouts, failures }: ListedRun): Bound | undefined {
  const reason = atLeastWords({ rollouts, open: failures.open });

  return reason === undefined ? undefined : { kind: "least", reason };
}

/** The problems that have k rollouts, where some have fewer. */
function partOf({ problems, pass }: ListedRun, k: number): string | undefined {
  return pass.status === "measured" ? partOfProblems({ k, problems, tooFew: pass.tooFew }) : undefined;
}

function eachWords({ fewest, most }: ListedRun): string {
  return fewest === most ? String(fewest) : `${fewest} to ${most}`;
}

function Figures({ text }: { text: string }) {
  return <span className="font-mono text-mono text-ink-2">{text}</span>;
}
