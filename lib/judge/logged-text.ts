import { loggedCalls, type Trajectory } from "@/lib/domain/trajectory";

/** As many characters of it as a judge could ever be shown, a hundred times over. */
const MOST_CHARS = 1024 * 1024;

/** The proxy log in the words of the judge's text: its counts, then paths, parameters and ids of every call. */
export function loggedText(trajectory: Pick<Trajectory, "steps">): string {
  const calls = loggedCalls(trajectory).filter((call) => call.recordKind !== "attempt");
  const count = (part: string): number => calls.filter(({ path }) => path.includes(part)).length;
  const lines = calls.map(({ method, path, params, resultProductIds }) =>
    [method, path, params === undefined ? undefined : JSON.stringify(params), resultProductIds?.join(" ")]
      .filter((part) => part !== undefined)
      .join(" "),
  );

  return [
    `${count("/search/find_product")} search, ${count("/search/view_product")} product views, ${count("/inference/")} inference`,
    `${count("/inference/")} inference calls`,
    ...lines,
  ]
    .join("\n")
    .slice(0, MOST_CHARS);
}
