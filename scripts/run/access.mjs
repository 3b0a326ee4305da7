import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { join } from "node:path";
import { Refusal } from "../setup/refusal.mjs";

const LEAST_SECRET_LENGTH = 32;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;
const MAPPED = new BlockList();
MAPPED.addSubnet("::ffff:0:0", 96, "ipv6");
const EVERY_ADDRESS = ["0.0.0.0", "::"];

/**
 * @typedef {object} Access
 * @property {"local" | "required"} auth - local: whoever reaches the application is its owner
 * @property {string} baseUrl - where people open it
 * @property {boolean} isNamed - somebody said so, with BASE_URL
 */

/**
 * Whether people sign in. Only an address that nobody else can reach opens without accounts.
 *
 * @param {{ host: string, port: number }} address
 * @param {Record<string, string | undefined>} env
 * @returns {Access}
 */
export function readAccess({ host, port }, env) {
  const wish = env["ASSAY_AUTH"] ?? "";
  const isLoopback = LOOPBACK.test(host);
  if (!["", "local", "required"].includes(wish))
    throw new Refusal(
      `ASSAY_AUTH is “${wish}”. Set it to required, or to local on a loopback address, or leave it out.`,
    );
  if (wish === "local" && !isLoopback)
    throw new Refusal(
      `ASSAY_AUTH=local would open Assay to everybody who reaches ${host}. Leave ASSAY_AUTH out to use accounts, or HOSTNAME to listen on this machine only.`,
    );

  refuseUnreadableProxies(env["ASSAY_PROXIES"] ?? "");
  const baseUrl = env["BASE_URL"] || `http://${nameOf(host)}:${port}`;
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
    throw new Refusal(`BASE_URL is “${baseUrl}”, which is no address. It looks like https://assay.example.org`);

  // A public name before a loopback address is a proxy, behind which others come.
  const names = (env["ASSAY_HOSTS"] ?? "").split(",").map((name) => name.trim().replace(/:\d+$/, ""));
  const isOwn =
    isLoopback && LOOPBACK.test(new URL(baseUrl).hostname) && names.every((name) => name === "" || LOOPBACK.test(name));
  return {
    auth: wish === "local" || (wish === "" && isOwn) ? "local" : "required",
    baseUrl,
    isNamed: (env["BASE_URL"] ?? "") !== "",
  };
}

/**
 * What whoever starts it should know about who comes in.
 *
 * @param {Access} access
 * @param {string} host - the address it listens on
 * @param {Record<string, string | undefined>} env
 * @param {{ hasAccounts: boolean }} database
 * @returns {string[]}
 */
export function adviceOn(access, host, env, { hasAccounts }) {
  const proxies = adviseProxies(access, host, env);

  return [
    ...(proxies === undefined ? [] : [proxies]),
    ...(access.auth === "local" && hasAccounts
      ? [
          "People have accounts here, and this start asks nobody to sign in: whoever reaches it may do everything. Start with ASSAY_AUTH=required to ask them.",
        ]
      : []),
    ...(isEveryAddress(host) && !access.isNamed
      ? ["Links to invite people begin with localhost. Set BASE_URL to the address under which others open Assay."]
      : []),
  ];
}

/**
 * Whether it listens on every address of the machine, which is none to open.
 *
 * @param {string} host
 */
export function isEveryAddress(host) {
  return EVERY_ADDRESS.includes(host);
}

/**
 * What to say when a proxy may stand before the application and none is named.
 *
 * @param {Access} access
 * @param {string} host - the address it listens on
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function adviseProxies({ auth, isNamed: hasName }, host, env) {
  const isNamed = (env["ASSAY_PROXIES"] ?? "").split(",").some((entry) => entry.trim() !== "");
  const mayHaveOne = hasName || LOOPBACK.test(host);
  if (auth === "local" || isNamed || !mayHaveOne) return undefined;

  return "If a proxy stands before Assay, name its address in ASSAY_PROXIES: without it, guesses at passwords are not counted by the address that they come from.";
}

/**
 * What every process is told about it. The secret is made at the first start that needs one, and stays.
 *
 * @param {Pick<Access, "auth" | "baseUrl">} access
 * @param {string} home - the data folder
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string>}
 */
export function accessVariables({ auth, baseUrl }, home, env) {
  const variables = { ASSAY_AUTH: auth, BASE_URL: baseUrl };
  if (auth === "local") return variables;

  const given = env["ASSAY_SECRET"] || undefined;
  const secret = given ?? keptSecret(join(home, "secret"));
  if (secret.length < LEAST_SECRET_LENGTH)
    throw new Refusal(
      `ASSAY_SECRET is too short. Use ${LEAST_SECRET_LENGTH} random characters or more, or leave it out.`,
    );
  return { ...variables, ASSAY_SECRET: secret, ASSAY_SECRET_IS_MADE: given === undefined ? "1" : "" };
}

/** @param {string} list */
function refuseUnreadableProxies(list) {
  const entries = list.split(",").map((one) => one.trim());
  const unreadable = entries.find((entry) => entry !== "" && !isAddressOrRange(entry));
  if (unreadable !== undefined)
    throw new Refusal(
      `ASSAY_PROXIES has “${unreadable}”, which is no address or range. It looks like 10.0.0.2,10.1.0.0/16`,
    );
}

/**
 * As the library reads it that recognises proxies, which is not there before the first install. It takes an IPv4 address
 * written as ::ffff:10.0.0.2 for what it stands for, so that its range has 32 bits at most, and in no longer form.
 *
 * @param {string} entry
 */
function isAddressOrRange(entry) {
  const [address = "", bits, ...more] = entry.split("/");
  const isMapped = isIP(address) === 6 && MAPPED.check(address, "ipv6");
  const isKnown = isIP(address) !== 0 && !address.includes("%") && (!isMapped || /^::ffff:/i.test(address));
  const most = isIP(address) === 6 && !isMapped ? 128 : 32;
  const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);

  return isKnown && isRange && more.length === 0;
}

/** @param {string} file */
function keptSecret(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  // A copy of the data folder may have opened it.
  chmodSync(file, 0o600);
  return readFileSync(file, "utf8").trim();
}

/** @param {string} host */
function nameOf(host) {
  if (isEveryAddress(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
