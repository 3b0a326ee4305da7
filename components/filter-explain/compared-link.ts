import { labAddress } from "@/components/filter-lab/lab-address";
import { rowAddress } from "@/components/trajectory-list/row-address";
import type { ComparedVersions } from "@/lib/client/filter-explain";

/** Of the reader's address: the two versions that are compared there, and a draft over the second. */
export const COMPARED_PARAM = "versions";
export const DRAFT_PARAM = "draft";

/** Address of the reader of a trajectory, with what two versions say of it open where they are two. */
export function comparedAddress(id: string, corpus: string, { from, to, draft = "" }: ComparedVersions): string {
  const address = rowAddress(id, { corpus, filter: "", sort: "-imported" });
  if (from === to && draft === "") return address;

  const params = new URLSearchParams({ [COMPARED_PARAM]: `${from},${to}`, ...(draft && { [DRAFT_PARAM]: draft }) });
  return `${address}&${params}`;
}

/** What a reader's address compares, for the address of another trajectory that is read beside it. */
export function comparedPairs(address: URLSearchParams): readonly (readonly [string, string])[] {
  return [COMPARED_PARAM, DRAFT_PARAM].flatMap((name) => {
    const value = address.get(name);

    return value === null ? [] : [[name, value] as const];
  });
}

/** Address of the lab with the draft that a reader's address compares; undefined where it compares none. */
export function draftAddress(address: URLSearchParams, corpus: string): string | undefined {
  const [from, to] = (address.get(COMPARED_PARAM) ?? "").split(",");
  const draft = address.get(DRAFT_PARAM);
  if (!from || !to || !draft) return undefined;

  return `${labAddress(corpus, to)}&${new URLSearchParams({ [DRAFT_PARAM]: draft, against: from })}`;
}
