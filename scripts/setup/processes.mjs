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
