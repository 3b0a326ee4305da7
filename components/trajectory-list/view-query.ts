import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { DENSITIES, type ListState, printSort, readSort, USUAL_STATE } from "./list-state";

type View = Pick<ListState, "filter" | "sort" | "columns" | "density">;

/** What a saved view keeps of the table, as query text. */
export function viewQuery({ filter, sort, columns, density }: View): string {
  return new URLSearchParams({ filter, sort, columns: columns.join(","), density }).toString();
}

/** The table that a saved view describes; what it does not name or what no longer exists falls back. */
export function openView(query: string): View {
  const params = new URLSearchParams(query);
  const named = params.get("columns")?.split(",") ?? [];
  const columns = named.flatMap((id) => SORT_FIELDS.find((field) => field === id) ?? []);

  return {
    filter: params.get("filter") ?? "",
    sort: printSort(readSort(params.get("sort") ?? USUAL_STATE.sort)),
    columns: columns.length > 0 ? columns : USUAL_STATE.columns,
    density: DENSITIES.find((density) => density === params.get("density")) ?? USUAL_STATE.density,
  };
}
