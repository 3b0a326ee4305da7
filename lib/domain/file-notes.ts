interface NotedFile {
  readonly name: string;
  readonly note: string | null;
}

/** What there is to know of the files of an import, once for all of which it is the same: "a.json: …", "40 files: …". */
export function fileNotes(files: readonly NotedFile[]): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { name, note } of files) if (note !== null) names.set(note, [...(names.get(note) ?? []), name]);

  return [...names].map(
    ([note, of]) => `${of.length === 1 ? of[0] : `${of.length.toLocaleString("en")} files`}: ${note}`,
  );
}
