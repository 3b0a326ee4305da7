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
