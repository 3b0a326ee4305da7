/** The public ids that an address lists with commas between. */
export function runIds(list: string): readonly string[] {
  return list.split(",").filter((id) => id !== "");
}
