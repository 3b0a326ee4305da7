import { isAbsolute, join, relative, sep } from "node:path";

/**
 * A path as tables hold it: what lies in the data folder is named from there, so that a data folder that was moved or
 * restored elsewhere finds its files again. Files elsewhere keep their whole path.
 */
export function pathInHome(home: string, path: string): string {
  const inside = relative(home, path);
  const isOutside = inside === "" || isAbsolute(inside) || inside.split(sep)[0] === "..";

  return path === "" || isOutside ? path : inside;
}

/** The whole path of one that `pathInHome` made, or that a version before it stored whole. */
export function pathFromHome(home: string, stored: string): string {
  return stored === "" || isAbsolute(stored) ? stored : join(home, stored);
}
