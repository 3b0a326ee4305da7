"use client";
import { KeyHint } from "@/components/shell/key-hint";
import { CommandLine } from "@/components/trajectory-list/command-line";
import { formatNumber } from "@/components/ui/format-number";

interface MatrixFooterProps {
  loaded: number;
  total: number;
  command: string;
}

/** How much is shown, the keys, and the same matrix on the command line. */
export function MatrixFooter({ loaded, total, command }: MatrixFooterProps) {
  return (
    <footer className="flex h-8.5 shrink-0 items-center gap-5 border-t border-line bg-bg px-4 text-ink-2">
      <span className="shrink-0">
        Showing {formatNumber(loaded)} of {formatNumber(total)}
      </span>
      <span className="hidden items-center gap-4 medium:flex">
        <KeyHint id="problem.next" word="problem" />
        <KeyHint id="problem.right" word="run" />
        <KeyHint id="problem.open" word="open" />
        <KeyHint id="problem.sort" word="order" />
      </span>
      <span className="ml-auto hidden min-w-0 medium:block">
        <CommandLine label="The command that prints this matrix" command={command} />
      </span>
    </footer>
  );
}
