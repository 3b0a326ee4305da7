import { CommandLine } from "@/components/trajectory-list/command-line";
import { classNames } from "@/components/ui/class-names";

interface CommandFootProps {
  /** Each line with what it does, as in "prints the splits". */
  commands: readonly { readonly does: string; readonly command: string }[];
}

/** The lines that do what the screen does. */
export function CommandFoot({ commands }: CommandFootProps) {
  const isOne = commands.length === 1;

  return (
    <footer
      className={classNames(
        "flex min-w-0 gap-x-3 gap-y-1 text-caption text-ink-3",
        isOne ? "flex-wrap items-center" : "flex-col items-start",
      )}
    >
      The same on the command line
      {commands.map(({ does, command }) => (
        <span key={command} className="flex max-w-full min-w-0 items-center gap-1">
          <CommandLine isWhole label={`The command that ${does}`} command={command} />
          {isOne ? null : <span className="shrink-0">{does}</span>}
        </span>
      ))}
    </footer>
  );
}
