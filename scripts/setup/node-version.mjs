import { Refusal } from "./refusal.mjs";

// The same floor as "engines" in package.json; npm only warns about that one.
const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} version - such as "20.19.4"
 * @throws {Refusal} when this Node cannot run the project
 */
export function refuseOldNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;

  throw new Refusal(
    `This is Node ${version}, and Assay needs ${OLDEST.major}.${OLDEST.minor} or newer. Install a newer Node from https://nodejs.org and run the command again.`,
  );
}
