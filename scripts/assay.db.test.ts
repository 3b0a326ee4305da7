import { join } from "node:path";
import { expect, test } from "vitest";
import { spawnAssay } from "./testing/spawn-assay";
import { temporaryFolder } from "./testing/temporary-folder";

const folder = await temporaryFolder();

test("a command whose arguments can be read is given the database that it asks for", () => {
  const env = { ASSAY_HOME: join(folder, "home"), DATABASE_URL: String(process.env["DATABASE_URL"]) };
  const { status, stdout, stderr } = spawnAssay(["filter", "list", "--corpus", "Nowhere"], env);

  expect(stderr).toMatch(/^There is no corpus “Nowhere”/);
  expect(stdout).toBe("");
  expect(status).toBe(3);
});
