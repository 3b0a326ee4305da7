import type { DeriveThread } from "./derive-thread";

/** How long a thread waits for the next import. */
const IDLE_MS = 30_000;

interface IdleThread {
  readonly entry: string;
  readonly thread: DeriveThread;
  readonly timer: NodeJS.Timeout;
}

const idle: IdleThread[] = [];

/**
 * Keeps a thread of an import that ended for the next one: a thread needs about two seconds of processor time until its
 * code is compiled, as much as it takes to derive 30 MB. It does not keep the process alive.
 */
export function parkThread(entry: URL, thread: DeriveThread): void {
  thread.hold(false);
  const timer = setTimeout(() => {
    remove(thread);
    void thread.close();
  }, IDLE_MS);
  timer.unref();
  idle.push({ entry: entry.href, thread, timer });
}

/** A parked thread of this program, if there is one; it is the caller's from now on. */
export function takeThread(entry: URL): DeriveThread | undefined {
  const found = idle.find((parked) => parked.entry === entry.href && parked.thread.isAlive)?.thread;
  if (found === undefined) return undefined;

  remove(found);
  found.hold(true);
  return found;
}

function remove(thread: DeriveThread): void {
  const at = idle.findIndex((parked) => parked.thread === thread);
  for (const { timer } of idle.splice(at, 1)) clearTimeout(timer);
}
