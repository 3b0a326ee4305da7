import { Refusal } from "../setup/refusal.mjs";

const SERVING_WITHIN_MS = 60_000;

/**
 * @param {string} url
 * @param {import("./service.mjs").Service} web
 * @returns {Promise<undefined>} resolves when a page came back
 */
export async function untilServing(url, web) {
  const deadline = Date.now() + SERVING_WITHIN_MS;
  while (web.isRunning() && Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined); // Not listening yet.
    await response?.arrayBuffer();
    if (response && response.status < 500) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  const words = web.lastWords();
  throw new Refusal(
    /EADDRINUSE/.test(words)
      ? `Another program took the address ${url} meanwhile. Choose another port with PORT.`
      : `The application did not come up at ${url}:\n${words}`,
  );
}
