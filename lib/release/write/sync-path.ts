import { open } from "node:fs/promises";

/** Waits until a file is on disk, or of a folder which names it holds. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
