/**
 * One Ctrl-C may come several times: the terminal sends it to npm, to the launcher and to the command, and each of the
 * first two hands it on.
 */
const PRESS_MS = 1000;
const ENDS = ["SIGTERM", "SIGHUP"] as const;

export interface StopSignals {
  /** Aborted at the first Ctrl-C. A second press does not wait: it ends the process. */
  readonly interrupt: AbortSignal;
  /** Aborted when the process is told to end, or its terminal is closed. */
  readonly end: AbortSignal;
  /** Hears no more, once what belongs to the last press has come. */
  readonly close: () => void;
}

/** Hears what asks this process to stop, from now on, and keeps it from ending at once. */
export function hearStopSignals(): StopSignals {
  const interrupt = new AbortController();
  const end = new AbortController();
  let lastAt = Number.NEGATIVE_INFINITY;

  const onInterrupt = (): void => {
    const at = performance.now();
    if (at - lastAt < PRESS_MS) return;
    if (interrupt.signal.aborted) process.exit(130);
    lastAt = at;
    interrupt.abort();
  };
  const onEnd = (): void => {
    lastAt = performance.now();
    end.abort();
  };
  const off = (): void => {
    process.off("SIGINT", onInterrupt);
    for (const signal of ENDS) process.off(signal, onEnd);
  };
  process.on("SIGINT", onInterrupt);
  for (const signal of ENDS) process.on(signal, onEnd);

  return {
    interrupt: interrupt.signal,
    end: end.signal,
    close: () => {
      const restMs = lastAt + PRESS_MS - performance.now();
      if (restMs > 0) setTimeout(off, restMs).unref();
      else off();
    },
  };
}
