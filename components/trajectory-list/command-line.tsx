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
        {isWhole ? <Words command={command} /> : command}
      </code>
      <CopyButton label={`Copy: ${label.toLowerCase()}`} text={command} />
    </span>
  );
}

/** Each goes whole to the next line, as a hyphen in it would be a place to break; only one longer than a line is broken. */
function Words({ command }: { command: string }) {
  return [...command.matchAll(/ +|[^ ]+/g)].map(({ 0: part, index }) =>
    part.startsWith(" ") ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ),
  );
}
