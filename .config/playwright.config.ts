import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";

const root = resolve(import.meta.dirname, "..");
const chromium = process.env["CHROMIUM"];

export default defineConfig({
  testDir: resolve(root, "e2e"),
  outputDir: resolve(root, "test-results"),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, which is no fault of the product: stories wait for what a person sees, and longer than one
  // would. A story that passes only the second time is reported as flaky.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  retries: 1,
  reporter: [["list"], ...(process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? ([["json"]] as const) : [])],
  use: {
    baseURL: process.env["BASE_URL"] ?? "http://127.0.0.1:3650",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Recording every story that passes would be a good part of the work of the run.
    trace: "on-first-retry",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: false,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
  },
});
