import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder of a test file's own, which goes when its tests are over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "assay-test-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  return folder;
}
