import type { ListQuery } from "@/lib/client/trajectories";
import { USUAL_STATE } from "./list-state";

/**
 * Address of the table of a list, as it was left in this tab: with its columns, its density, its facets and what was
 * peeked at. Elsewhere it is the list alone.
 */
export function tableAddress({ corpus, filter, sort }: ListQuery): string {
  const rest = keptRest({ corpus, filter, sort });

  return `/trajectories?${listParams({ corpus, filter, sort })}${rest && `&${rest}`}`;
}

/** The list as an address says it. */
export function listParams({ corpus, filter, sort }: ListQuery): URLSearchParams {
  const params = new URLSearchParams({ corpus });
  if (filter) params.set("filter", filter);
  if (sort !== USUAL_STATE.sort) params.set("sort", sort);

  return params;
}

/** Where this tab keeps what else the address of a list's table said. */
export function keptUnder({ corpus, filter, sort }: ListQuery): string {
  return `assay.table.${JSON.stringify([corpus, filter, sort])}`;
}

function keptRest(list: ListQuery): string {
  try {
    return sessionStorage.getItem(keptUnder(list)) ?? "";
  } catch {
    // A browser that keeps nothing leads back to the list.
    return "";
  }
}
