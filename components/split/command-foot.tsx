import { CommandLine } from "@/components/trajectory-list/command-line";

interface CommandFootProps {
  /** Each line with what it does, as in "prints the splits". */
  commands: readonly { readonly does: string; readonly command: string }[];
}

/** The lines that do what the screen does. */
export function CommandFoot({ commands }: CommandFootProps) {
  return (
    <footer className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
      The same on the command line
      {commands.map(({ does, command }) => (
        <CommandLine key={command} label={`The command that ${does}`} command={command} />
      ))}
    </footer>
  );
}
