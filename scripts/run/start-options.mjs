import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { dataFolder } from "../setup/home.mjs";
import { refuseTakenPort, webAddress } from "../setup/ports.mjs";
import { Refusal } from "../setup/refusal.mjs";
import { accessVariables, readAccess } from "./access.mjs";
import { typingFolder } from "./command-line.mjs";
import { claimInstance } from "./running-instance.mjs";
import { startLog } from "./start-log.mjs";

const USAGE = "Usage: npm start [-- --import FILE...]";

/**
 * @typedef {object} StartOptions
 * @property {string} home
 * @property {{ host: string, port: number }} address
 * @property {import("./access.mjs").Access} access
 * @property {readonly string[]} files - to import once everything runs
 * @property {Awaited<ReturnType<typeof claimInstance>>} instance
 * @property {Record<string, string | undefined>} env
 * @property {(line: string) => void} say
 * @property {(line: string) => void} keep - in the log of starts alone
 */

/**
 * Everything that can be refused before anything slow begins.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<StartOptions>}
 */
export async function startOptions(args, env) {
  const files = filesToImport(args, typingFolder(env));
  const address = webAddress(env);
  const access = readAccess(address, env);
  const home = dataFolder(env);
  const instance = await claimInstance(home);
  try {
    await refuseTakenPort(address);
    const ours = { ...env, ASSAY_HOME: home, ...accessVariables(access, home, env) };

    return { home, address, access, files, instance, env: ours, ...startLog(home) };
  } catch (error) {
    instance.leave();
    throw error;
  }
}

/**
 * @param {readonly string[]} args
 * @param {string} from - where the person typed the command
 */
function filesToImport(args, from) {
  if (args.length === 0) return [];
  const [flag, ...names] = args;
  if (flag !== "--import" || names.length === 0) throw new Refusal(USAGE);

  return names.map((name) => {
    const path = resolve(from, name);
    if (!existsSync(path)) throw new Refusal(`There is no file ${path} to import. Check the name and start again.`);
    if (!statSync(path).isFile()) throw new Refusal(`${path} is not a file. Name the files to import one by one.`);
    return path;
  });
}
