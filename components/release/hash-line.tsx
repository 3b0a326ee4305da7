import { CopyButton } from "@/components/ui/copy-button";

interface HashLineProps {
  name: string;
  hash: string;
}

/** A hash by its name, whole and to copy. */
export function HashLine({ name, hash }: HashLineProps) {
  return (
    <div>
      <p className="flex items-center gap-1 text-table font-medium">
        {name}
        <CopyButton label={`Copy: ${name.toLowerCase()}`} text={hash} />
      </p>
      <p className="font-mono text-mono wrap-anywhere text-ink-2">{hash}</p>
    </div>
  );
}
