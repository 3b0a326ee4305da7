import { UserRoundX } from "lucide-react";

interface NoSecondPersonProps {
  /** What would need one. */
  children: string;
  /** What can be done without one, up to the comma. */
  instead: string;
}

/** Where nobody signs in there is one person, so that what waits for a second one never ends. */
export function NoSecondPerson({ children, instead }: NoSecondPersonProps) {
  return (
    <p role="note" className="flex max-w-220 basis-full items-start gap-2 text-ink-2">
      <UserRoundX aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {children}, and in local mode there is only one. {instead}, or start Assay with{" "}
        <code className="font-mono text-mono">ASSAY_AUTH=required</code>, so that other people can sign in.
      </span>
    </p>
  );
}
