import { CommandLine } from "@/components/trajectory-list/command-line";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { ProblemDetail, ProblemRun } from "@/lib/contract/problems";
import { failureWords } from "@/lib/domain/failure-words";
import { knowledgeOf } from "@/lib/domain/known-tries";
import { atLeastWords } from "@/lib/domain/open-words";
import { cellAddress } from "./cell-address";
import { problemCommand } from "./problem-command";
import { shortNameOf } from "./short-names";
import { TriesCell } from "./tries-cell";

/** Columns that a table still shows at once: the least k, and the most of all as the last. */
const MOST_KS = 5;
/** Of a run's name, in one line of its column. */
const NAME_CHARS = 36;

/** How the problem went in each run. */
export function ProblemRuns({ problem }: { problem: ProblemDetail }) {
  const { runs } = problem;
  const ks = ksOf(runs);
  const shortOf = shortNameOf(
    runs.map(({ run }) => run.name),
    NAME_CHARS,
  );

  return (
    <Panel
      title="By run"
      subtitle="Unbiased pass@k and pass^k over the rollouts of this problem alone; 95 % interval of the share by Wilson’s formula. Whatever is no success has failed, but where nothing was scored nothing is known."
    >
      {runs.length === 0 ? (
        <p className="text-ink-2">No rollout of it counts for you.</p>
      ) : (
        <div className="-mx-4 scroll-edges px-4">
          <table className="w-full text-table">
            <caption className="sr-only">Rollouts of this problem by run</caption>
            <thead>
              <tr className="border-b border-line text-caption text-ink-3">
                <th scope="col" className="pr-3 pb-1 text-left font-medium">
                  Run
                </th>
                <th scope="col" className="w-24 pr-3 pb-1 font-medium">
                  Solved
                </th>
                <th scope="col" className="pr-3 pb-1 text-right font-medium">
                  Share
                </th>
                {ks.map((k) => (
                  <th key={k} scope="col" className="pr-3 pb-1 text-right font-medium">
                    pass@{k}
                    {k > 1 ? <span className="block">pass^{k}</span> : null}
                  </th>
                ))}
                <th scope="col" className="pb-1 text-left font-medium">
                  Failures
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {runs.map((run) => (
                <RunRow key={run.run.id} problem={problem} tried={run} name={shortOf(run.run.name)} ks={ks} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <footer className="mt-3 flex min-w-0 flex-wrap items-center gap-x-3 border-t border-line pt-2 text-caption text-ink-3">
        On the command line, all runs added up
        <CommandLine
          label="The command that prints pass@k of this problem"
          command={problemCommand(problem.corpus.name, problem.id)}
        />
      </footer>
    </Panel>
  );
}

interface RunRowProps {
  problem: ProblemDetail;
  tried: ProblemRun;
  /** Of its run, as there is room for it. */
  name: string;
  ks: readonly number[];
}

function RunRow({ problem, tried, name, ks }: RunRowProps) {
  const { run, rollouts, successes, unknown, pass } = tried;
  const href = cellAddress({ corpus: problem.corpus.id, problem: problem.id, runs: [run.word] });
  const isScored = knowledgeOf(tried) !== "none";
  const atLeast = atLeastWords(tried);

  return (
    <tr>
      <th scope="row" className="max-w-60 py-1 pr-3 text-left font-normal">
        <span className="flex items-center gap-1.5">
          <span
            dir="auto"
            className={classNames("line-clamp-2 min-w-36", name === run.name ? "wrap-anywhere" : "break-all")}
            title={run.name}
          >
            <PlainText text={name} />
          </span>
          {run.harness ? <Chip tone="quiet">{run.harness}</Chip> : null}
        </span>
      </th>
      <td className="py-1 pr-3">
        <TriesCell tries={{ rollouts, successes, unknown }} href={href} of={run.name} />
      </td>
      {pass.status === "measured" && isScored ? (
        <>
          <td className="py-1 pr-3 text-right font-mono text-mono whitespace-nowrap">
            {atLeast ? "at least " : ""}
            {formatPercent(successes / rollouts)}
            <span className="text-ink-3"> ({pass.interval.map((bound) => Math.round(bound * 100)).join(" to ")})</span>
          </td>
          {ks.map((k) => (
            <PassCell key={k} point={pass.points.find((point) => point.k === k)} isLeast={atLeast !== undefined} />
          ))}
        </>
      ) : (
        <td colSpan={ks.length + 1} className="py-1 pr-3 text-caption text-ink-2">
          {pass.status === "refused" ? pass.reason : "Nothing was scored: there is nothing to measure."}
        </td>
      )}
      <td className="py-1 text-ink-2">{[failureWords(tried), atLeast].filter(Boolean).join(". ")}</td>
    </tr>
  );
}

type Point = Extract<ProblemRun["pass"], { status: "measured" }>["points"][number];

/** Of both figures each is the least that it can be where a rollout may yet prove a success. */
function PassCell({ point, isLeast }: { point: Point | undefined; isLeast: boolean }) {
  if (!point)
    return (
      <td className="py-1 pr-3 text-right text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">too few rollouts</span>
      </td>
    );

  return (
    <td className="py-1 pr-3 text-right font-mono text-mono">
      <PassFigure value={point.passAtK} isLeast={isLeast} />
      {point.k > 1 ? (
        <span className="block text-ink-3">
          <PassFigure value={point.passHatK} isLeast={isLeast} />
        </span>
      ) : null}
    </td>
  );
}

function PassFigure({ value, isLeast }: { value: number; isLeast: boolean }) {
  return (
    <span className="whitespace-nowrap">
      {isLeast ? (
        <>
          <span aria-hidden>≥ </span>
          <span className="sr-only">at least </span>
        </>
      ) : null}
      {value.toFixed(2)}
    </span>
  );
}

function ksOf(runs: readonly ProblemRun[]): readonly number[] {
  const ks = runs.flatMap(({ pass }) => (pass.status === "measured" ? pass.points.map(({ k }) => k) : []));
  const ordered = [...new Set(ks)].toSorted((one, other) => one - other);

  return ordered.length > MOST_KS ? [...ordered.slice(0, MOST_KS - 1), ...ordered.slice(-1)] : ordered;
}
