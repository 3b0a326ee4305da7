import type { ListQuery } from "@/lib/client/trajectories";

/**
 * Address of the table of a list, as it was left in this tab: with its columns, its density, its facets and what was
 * peeked at. Elsewhere it is the list alone.
 */
export function tableAddress({ corpus, filter, sort }: ListQuery): string {
  const params = new URLSearchParams({ corpus });
  if (filter) params.set("filter", filter);
  if (sort !== "-imported") params.set("sort", sort);
  const rest = keptRest({ corpus, filter, sort });

  return `/trajectories?${params}${rest && `&${rest}`}`;
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
