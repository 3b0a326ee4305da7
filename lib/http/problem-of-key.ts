import { headers } from "next/headers";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { findProblemOfKey } from "@/lib/services/problems/find-problem-of-key";
import { pageContext } from "./context";
import { PAGE_PATH } from "./page-path";

/** The address of the problem whose key the page's address has in place of an id, with all else that it says. */
export async function problemOfKey(text: string): Promise<string | undefined> {
  const key = decoded(text);
  if (key === undefined) return undefined;
  const { searchParams } = new URL((await headers()).get(PAGE_PATH) ?? "/", "http://page");
  const corpus = searchParams.get("corpus")?.toLowerCase();
  const found = await findProblemOfKey(await pageContext(), { key: sanitiseText(key), corpus });
  if (found === undefined) return undefined;
  searchParams.set("corpus", found.corpus);

  return `/problems/${found.id}?${searchParams}`;
}

/** Undefined for what nobody has encoded, such as a per cent sign alone. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
