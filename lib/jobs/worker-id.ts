import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Names a process as the holder of a claim: host, process id, and a random part because process ids come again. */
export function createWorkerId(): string {
  return `${hostname()}:${process.pid}:${randomUUID()}`;
}

/** True when the worker is a process of this host that no longer runs. Of another host nobody here can tell. */
export function isDeadHere(workerId: string): boolean {
  const [host, pid] = workerId.split(":");
  if (host !== hostname() || pid === undefined) return false;

  try {
    process.kill(Number(pid), 0);

    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
