import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");
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
          setupFiles: [resolve(root, "scripts/testing/patient-screen.mjs")],
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          environment: "node",
          include: ["**/*.db.test.ts"],
          exclude: aside,
          globalSetup: [resolve(root, "scripts/testing/template-database.mjs")],
          setupFiles: [resolve(root, "scripts/testing/fresh-database.mjs")],
        },
      },
    ],
  },
});
