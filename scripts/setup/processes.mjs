const CHECK_MS = 500;

/**
 * @param {number} pid
 * @returns {boolean} whether a process with this number exists, ours or not
 */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * @param {number} pid
 * @param {number} withinMs
 * @returns {Promise<boolean>} true once it has ended, false when it has not by then
 */
export async function isGone(pid, withinMs) {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  return true;
}

/**
 * @param {readonly number[]} pids
 * @param {() => void} onGone - called once, when one of them has ended
 */
export function watchProcesses(pids, onGone) {
  if (pids.length === 0) return;

  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
}
