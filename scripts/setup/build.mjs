import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { onceFor } from "./once.mjs";
import { ROOT } from "./project-root.mjs";
import { runTool } from "./run-tool.mjs";

const NOT_SHIPPED = /\.test\.tsx?$|\/fixtures\//;
const LIBRARY = ["lib", "prisma/schema.prisma", "package-lock.json", "tsconfig.json"];
/** Files and folders that the application is built from, as far as they are there. */
export const WEB_INPUTS = [
  ...LIBRARY,
  ...[
    "app",
    "components",
    "public",
    "proxy.ts",
    "instrumentation.ts",
    "instrumentation-client.ts",
    "next.config.ts",
    "postcss.config.mjs",
  ],
];

/**
 * The worker and the command line, bundled into dist/. Takes well under a second.
 */
export async function buildCommands() {
  const inputs = [...LIBRARY, "scripts/cli", "scripts/worker.ts", "scripts/stored-form.ts", "scripts/bundle.mjs"];
  await onceFor({ mark: "dist/.commands", inputs, ignore: NOT_SHIPPED }, () =>
    runTool(process.execPath, ["scripts/bundle.mjs"], {
      failure: "The worker and the command line could not be bundled.",
    }),
  );
}

/**
 * The web application as a standalone server in .next/standalone.
 *
 * @param {(line: string) => void} say
 */
export async function buildWeb(say) {
  await onceFor({ mark: ".next/standalone/.web", inputs: WEB_INPUTS, ignore: NOT_SHIPPED }, async () => {
    say("Building the application …");
    await runTool(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      env: { NODE_ENV: "production" },
      failure: "The application could not be built.",
    });
    // Next leaves these two out of its standalone folder, because a CDN may serve them.
    for (const [from, to] of [
      [".next/static", ".next/standalone/.next/static"],
      ["public", ".next/standalone/public"],
    ]) {
      if (from && to && existsSync(join(ROOT, from))) cpSync(join(ROOT, from), join(ROOT, to), { recursive: true });
    }
  });
}
