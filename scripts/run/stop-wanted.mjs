import { watchProcesses } from "../setup/processes.mjs";
import { callers } from "./callers.mjs";

const SIGNALS = {
  SIGINT: "SIGINT (Ctrl-C)",
  SIGTERM: "SIGTERM (asked to stop from outside)",
  SIGHUP: "SIGHUP (the terminal was closed)",
};

/** @returns {Promise<string>} why, once somebody wants us to stop */
export function stopWanted() {
  return new Promise((resolve) => {
    // The second and further signals change nothing: stopping is already under way and loses no data.
    for (const [signal, why] of Object.entries(SIGNALS)) process.on(signal, () => resolve(why));
    // npm that was killed does not tell us.
    watchProcesses(callers(process.env), () => resolve("npm, which started it, has ended"));
  });
}
