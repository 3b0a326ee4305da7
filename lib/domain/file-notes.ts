interface NotedFile {
  readonly name: string;
  readonly note: string | null;
}

/** What there is to know of the files of an import, once for all of which it is the same: "a.json: …", "40 files: …". */
export function fileNotes(files: readonly NotedFile[]): readonly string[] {
  const named = new Map<string, { readonly first: string; count: number }>();
  for (const { name, note } of files) {
    if (note === null) continue;
    const of = named.get(note) ?? { first: name, count: 0 };
    of.count += 1;
    named.set(note, of);
  }

  return [...named].map(
    ([note, { first, count }]) => `${count === 1 ? first : `${count.toLocaleString("en")} files`}: ${note}`,
  );
}
