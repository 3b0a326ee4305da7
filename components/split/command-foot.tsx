import { CommandLine } from "@/components/trajectory-list/command-line";

interface CommandFootProps {
  /** Each line with what it prints. */
  commands: readonly { readonly prints: string; readonly command: string }[];
}

/** The lines that print what the screen shows. */
export function CommandFoot({ commands }: CommandFootProps) {
  return (
    <footer className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-3">
      The same on the command line
      {commands.map(({ prints, command }) => (
        <CommandLine key={command} label={`The command that prints ${prints}`} command={command} />
      ))}
    </footer>
  );
}
