/** Exit codes of every command: 1 when some rows were rejected, 2 for usage, 3 when the work itself failed. */
export const EXIT = { ok: 0, rejected: 1, usage: 2, failure: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command writes; the process's own streams outside tests. */
export interface CommandOutput {
  /** Waits while the reader is slower than the command. */
  out(text: string): Promise<void>;
  err(text: string): Promise<void>;
}

/** One command of `assay`, in a file of its own that is loaded only when it is asked for. */
export interface Command {
  readonly usage: string;
  /** What the next word may be, where it says what is done. */
  readonly verbs?: Readonly<Record<string, Command>>;
  run(args: readonly string[], output: CommandOutput): Promise<ExitCode>;
}
