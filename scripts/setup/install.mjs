import { existsSync } from "node:fs";
import { join } from "node:path";
import { onceFor } from "./once.mjs";
import { ROOT } from "./project-root.mjs";
import { runTool } from "./run-tool.mjs";

/**
 * Packages as the lock file names them, and the database client made from the schema. Does nothing when both are there.
 *
 * @param {(line: string) => void} say
 */
export async function install(say) {
  await onceFor({ mark: "node_modules/.assay-packages", inputs: ["package-lock.json"] }, async () => {
    say("Installing packages …");
    await runTool("npm", ["ci", "--no-audit", "--no-fund", "--include=dev"], {
      failure:
        "The packages could not be installed. Check the network (or the npm registry that npm is set to) and run the command again.",
    });
  });

  const client = { mark: "node_modules/.assay-client", inputs: ["prisma/schema.prisma", "package-lock.json"] };
  await onceFor(client, generateClient);
  if (!existsSync(join(ROOT, "lib/db/generated/client.ts"))) await generateClient();
}

async function generateClient() {
  await runTool(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--config", ".config/prisma.ts"], {
    // Prisma would download a native engine that nothing here runs.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: new URL("../schema-engine.mjs", import.meta.url).pathname },
    failure: "The database client could not be generated from prisma/schema.prisma.",
  });
}
