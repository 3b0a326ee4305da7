"use client";
import { KeyHint } from "@/components/shell/key-hint";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ListedRun, RunList } from "@/lib/contract/runs";
import { atLeastWords, OPEN_HEADROOM } from "@/lib/domain/open-words";
import { partWords } from "@/lib/domain/part-words";

interface RunsFooterProps {
  rows: readonly ListedRun[];
  list: Pick<RunList, "k" | "total">;
  active: ListedRun | undefined;
  command: string;
}

/** How much is shown, what the active run lacks, and the same question on the command line. */
export function RunsFooter({ rows, list, active, command }: RunsFooterProps) {
  const reasons = rows.flatMap(({ pass }) =>
    pass.status === "measured" && pass.passAtK.value === null ? [pass.passAtK.reason] : [],
  );

  const part =
    active?.pass.status === "measured"
      ? partWords({ k: list.k, problems: active.problems, tooFew: active.pass.tooFew })
      : undefined;
  const atLeast = active && atLeastWords({ rollouts: active.rollouts, open: active.failures.open });

  return (
    <footer className="flex min-h-8.5 shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-bg px-4 py-1 text-ink-2">
      <span>
        Showing {formatNumber(rows.length)} of {formatNumber(list.total)}
      </span>
      <span className="hidden items-center gap-4 medium:flex">
        <KeyHint id="run.next" word="next" />
        <KeyHint id="run.choose" word="choose" />
        <KeyHint id="run.compare" word="compare" />
        <KeyHint id="run.open" word="its rows" />
      </span>
      {reasons.length > 0 ? (
        <span>
          {countOf(reasons.length, "run")} without pass@{list.k}: {reasons[0]}
        </span>
      ) : null}
      <span className="ml-auto hidden min-w-0 medium:block">
        <CommandLine label="The same runs on the command line" command={command} />
      </span>
      {active?.pass.status === "refused" ? (
        <p role="status" className="w-full text-ink">
          No pass@k: {active.pass.reason}
        </p>
      ) : null}
      {active?.pass.status === "measured" && atLeast ? (
        <p role="status" className="w-full text-ink">
          {atLeast} {list.k > 1 ? OPEN_HEADROOM : null}
        </p>
      ) : null}
      {active && part ? (
        <p role="status" className="w-full text-ink">
          <bdi>
            <PlainText text={active.name} />
          </bdi>
          : {part}
        </p>
      ) : null}
    </footer>
  );
}
