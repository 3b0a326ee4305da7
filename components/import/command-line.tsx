"use client";
import { CopyButton } from "@/components/ui/copy-button";
import { type ImportCommand, importCommand } from "./command-text";

interface CommandLineProps {
  command: ImportCommand;
  /** What the line is good for. */
  about: string;
}

/** The same import as a line for the shell. */
export function CommandLine({ command, about }: CommandLineProps) {
  const text = importCommand(command);

  return (
    <div>
      <p className="mb-1 text-caption text-ink-2">{about}</p>
      <div className="flex items-start gap-2 rounded-control border border-line bg-raised py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-1 font-mono text-mono wrap-anywhere">{text}</code>
        <CopyButton label="Copy the command" text={text} />
      </div>
    </div>
  );
}
