import { CommandLine } from "@/components/trajectory-list/command-line";
import { judgeCommand } from "./judge-command";
import type { JudgeState } from "./judge-state";

interface ReportCommandProps {
  corpusName: string;
  state: JudgeState;
}

/** The line that prints the same report. */
export function ReportCommand({ corpusName, state }: ReportCommandProps) {
  return (
    <footer className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-caption text-ink-3">
      The same figures on the command line
      <CommandLine label="The command that prints this report" command={judgeCommand(corpusName, state)} />
    </footer>
  );
}
