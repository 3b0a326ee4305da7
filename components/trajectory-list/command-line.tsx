import { classNames } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";

interface CommandLineProps {
  label: string;
  command: string;
  /** Where there is room for all of it; in one line its end may be out of sight. */
  isWhole?: boolean;
}

/** A command line that does the same as the screen, to copy. */
export function CommandLine({ label, command, isWhole = false }: CommandLineProps) {
  return (
    <span className="flex min-w-0 items-center gap-1" title={label}>
      <code className={classNames("min-w-0 font-mono text-mono text-ink-2", isWhole ? "wrap-anywhere" : "truncate")}>
        {command}
      </code>
      <CopyButton label={`Copy: ${label.toLowerCase()}`} text={command} />
    </span>
  );
}
