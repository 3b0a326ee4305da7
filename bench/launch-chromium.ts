import { type Browser, chromium } from "@playwright/test";

/** Chromium without a window, as the stories drive it; closed in the end, also after a failure. */
export async function withChromium<Answer>(use: (browser: Browser) => Promise<Answer>): Promise<Answer> {
  const browser = await chromium.launch({
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    chromiumSandbox: false,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** @throws Error outside of npm run bench, which starts the server */
export function serverAddress(): string {
  const address = process.env["BASE_URL"];
  if (!address) throw new Error("BASE_URL is not set; npm run bench starts the server and sets it.");

  return address;
}
