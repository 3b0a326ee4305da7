import { ApiError } from "@/lib/client/api";

/** The runs that the server does not have, of those that it was asked for; none where it failed otherwise. */
export function missingRuns(error: Error, asked: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== "NOT_FOUND") return [];

  return error.issues.flatMap(({ path }) => {
    const place = /^runs\.(\d+)$/.exec(path)?.[1];
    return asked[Number(place)] ?? [];
  });
}
