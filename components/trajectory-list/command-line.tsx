import { CopyButton } from "@/components/ui/copy-button";

interface CommandLineProps {
  label: string;
  command: string;
}

/** A command line that does the same as the screen, to copy. */
export function CommandLine({ label, command }: CommandLineProps) {
  return (
    <span className="flex min-w-0 items-center gap-1" title={label}>
      <code className="truncate font-mono text-mono text-ink-2">{command}</code>
      <CopyButton label={`Copy: ${label.toLowerCase()}`} text={command} />
    </span>
  );
}
