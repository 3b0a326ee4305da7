import { isList, type JsonObject } from "./json-value";

/**
 * Why none of these members holds the list that a format wants.
 *
 * @param lacking - said where none of them is there, as in "an object without traj"
 */
export function whyNoList(value: JsonObject, keys: readonly string[], lacking: string): string {
  const there = keys.find((key) => value[key] !== undefined);
  if (there === undefined) return lacking;

  return isList(value[there]) ? `an object whose ${there} is empty` : `an object whose ${there} is no list`;
}
