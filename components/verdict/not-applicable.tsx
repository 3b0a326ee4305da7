interface NotApplicableProps {
  /** What is missing, in a sentence. */
  why: string;
}

/** Stands for what is not known of a trajectory or does not apply to it. It is never a zero, and never said another way. */
export function NotApplicable({ why }: NotApplicableProps) {
  return (
    <span className="font-mono text-mono text-ink-3" title={why}>
      n/a
    </span>
  );
}
