import type { ClaimedCall, LoggedCall } from "./step";

type ReadableCall = Pick<ClaimedCall, "name" | "args" | "argsText">;

/** A logged call in the form of a claimed one: `/search/find_product` is `find_product`. */
export function readableCall({ path, params }: Pick<LoggedCall, "path" | "params">): ReadableCall {
  const tool = path
    .split("?")[0]
    ?.split("/")
    .findLast((part) => part !== "");
  const name = tool ?? path;
  if (!params) return { name, argsText: "" };
  const { q } = params;

  // The recorder writes spaces of a search as plus signs.
  return { name, args: typeof q === "string" ? { ...params, q: q.replaceAll("+", " ") } : params };
}
