/** A search of the table for what is typed, with what becomes of the filter that the table has. */
interface Search {
  readonly name: string;
  readonly about: string | undefined;
  readonly address: string;
}

interface SearchedFrom {
  readonly text: string;
  readonly corpus: string | undefined;
  readonly pathname: string;
  readonly search: URLSearchParams;
}

/** Within the filter of the table first, where there is one; columns, order and row height of the table stay. */
export function paletteSearches({ text, corpus, pathname, search }: SearchedFrom): readonly Search[] {
  const isTable = pathname === "/trajectories";
  const filter = pathname.startsWith("/trajectories") ? (search.get("filter") ?? "").trim() : "";

  function address(wanted: string): string {
    const params = new URLSearchParams(isTable ? search : undefined);
    params.delete("peek");
    if (corpus) params.set("corpus", corpus);
    params.set("filter", wanted);

    return `/trajectories?${params}`;
  }

  const all = { name: "Search all trajectories for", address: address(text) };
  if (filter === "") return [{ ...all, about: undefined }];

  return [
    { name: "Search within the filter for", about: `keeps ${filter}`, address: address(`${filter} ${text}`) },
    { ...all, about: `replaces ${filter}` },
  ];
}
