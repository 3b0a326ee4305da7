import { ACTIVE } from "./version-name";

/** Whether a name would be read as the version that is active. */
export function meansTheActive(name: string): boolean {
  return name.trim().toLowerCase() === ACTIVE;
}

/** Why no version has such a name. */
export const MEANS_THE_ACTIVE = "“active” names the version that is active, whichever it is. Choose another name.";
