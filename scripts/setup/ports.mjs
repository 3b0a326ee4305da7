import { createServer, isIP } from "node:net";
import { Refusal } from "./refusal.mjs";

const HIGHEST_PORT = 65_535;
/** So many after a taken one are looked at for one to name instead. */
const PORTS_TRIED = 50;

/**
 * @param {Record<string, string | undefined>} env
 * @returns {{ host: string, port: number }} where the web application listens
 */
export function webAddress(env) {
  const port = Number(env["PORT"] || 3650);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Refusal(`PORT is “${env["PORT"]}”, which is not a port. Set it to a number from 1 to ${HIGHEST_PORT}.`);
  }

  // Shells and containers set HOSTNAME to the machine's name, which is not a wish to listen on the network.
  const wish = env["HOSTNAME"] ?? "";
  return { host: isIP(wish) || wish === "localhost" ? wish : "127.0.0.1", port };
}

/**
 * @param {{ host: string, port: number }} address
 * @throws {Refusal} when something else listens there, or nobody may
 */
export async function refuseTakenPort({ host, port }) {
  const code = await listenError(host, port);
  if (code === undefined) return;

  if (code === "EADDRINUSE") {
    throw new Refusal(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${await otherPort(host, port)} npm start`,
    );
  }
  const reasons = new Map([
    ["EACCES", `There is no permission to listen on port ${port}. Choose one above 1023: PORT=3650 npm start`],
    ["EADDRNOTAVAIL", `This machine has no address ${host}. Set HOSTNAME to one it has, such as 127.0.0.1.`],
  ]);
  throw new Refusal(
    reasons.get(code) ?? `Port ${port} of ${host} cannot be used (${code}). Choose another one with PORT.`,
  );
}

/**
 * The next port that nobody uses.
 *
 * @param {string} host
 * @param {number} taken
 * @returns {Promise<number>}
 */
async function otherPort(host, taken) {
  for (let port = taken + 1; port <= Math.min(taken + PORTS_TRIED, HIGHEST_PORT); port++) {
    if ((await listenError(host, port)) === undefined) return port;
  }

  return freePort();
}

/**
 * @param {number} [wish]
 * @returns {Promise<number>} a port of 127.0.0.1 that nobody uses now: the one wished for, where that is so
 */
export async function freePort(wish = 0) {
  const port = wish > 0 && (await listenError("127.0.0.1", wish)) === undefined ? wish : 0;

  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the code of the error, if any
 */
function listenError(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
