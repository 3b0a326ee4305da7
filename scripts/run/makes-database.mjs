/** Commands by which what there is to read may be made. */
const MAY_MAKE = ["catalogue", "import", "metrics", "seed", "set-up-link"];

/**
 * Whether a command makes the database where there is none: without one, every other command has nothing to work on.
 *
 * @param {readonly string[]} args
 */
export function mayMakeDatabase([command = ""]) {
  return MAY_MAKE.includes(command);
}
