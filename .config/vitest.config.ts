import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");
const testing = (name: string) => resolve(root, "scripts/testing", name);
const aside = ["**/node_modules/**", "**/.next/**", "**/dist/**", "**/.assay/**"];

// A zone away from UTC with an odd offset: a date that is rendered or compared in local time shows at once.
process.env["TZ"] = "Asia/Kathmandu";

export default defineConfig({
  root,
  resolve: { alias: { "@": root } },
  test: {
    root,
    // A busy machine is slow, which is no fault of the code.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // As with the stories: a test that passes only the second time is named at the end.
    retry: 1,
    // One more than there are processors: tests of the database wait for its answers, and a third of the time was idle.
    maxWorkers: availableParallelism() + 1,
    // What a test draws is thrown away right after it: in a larger room for the young it is gone before it is moved, which
    // spares a tenth of the time of those that draw.
    execArgv: ["--max-semi-space-size=64"],
    // A process a file costs more than most files: they take turns in one a worker, and leave-nothing.mjs keeps them apart.
    isolate: false,
    setupFiles: [testing("leave-nothing.mjs")],
    sequence: { setupFiles: "list" },
    projects: [
      {
        extends: true,
        test: { name: "unit", environment: "node", include: ["**/*.test.ts"], exclude: [...aside, "**/*.db.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "ui",
          environment: "happy-dom",
          include: ["**/*.test.tsx"],
          exclude: aside,
          setupFiles: [testing("fresh-screen.mjs")],
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          environment: "node",
          include: ["**/*.db.test.ts"],
          exclude: aside,
          globalSetup: [testing("template-database.mjs")],
          setupFiles: [testing("fresh-database.mjs")],
        },
      },
    ],
  },
});
