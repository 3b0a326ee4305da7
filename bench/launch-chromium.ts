import { type Browser, chromium } from "@playwright/test";

/** Chromium without a window, as the stories drive it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    chromiumSandbox: false,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
}

/** @throws Error outside of npm run bench, which starts the server */
export function serverAddress(): string {
  const address = process.env["BASE_URL"];
  if (!address) throw new Error("BASE_URL is not set; npm run bench starts the server and sets it.");

  return address;
}
