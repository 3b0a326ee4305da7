/** "trajectory 0190b1c2": what the subject of an entry is, with the beginning of its id, which is enough to tell two apart. */
export function shortSubject(subject: string): string {
  const [, kind = "", id = ""] = /^([a-z_]+):(.*)$/s.exec(subject) ?? [];
  if (kind === "") return subject;

  return `${kind.replaceAll("_", " ")} ${id.replace(/^([0-9a-f]{8})-[0-9a-f-]{27}$/, "$1")}`;
}

/**
 * What the subject is called: by its id, else as the entry itself names it, and an import by its corpus.
 *
 * @param names - of corpora, people, splits, filter versions and queues, by public id
 */
export function subjectName(subject: string, detail: unknown, names: ReadonlyMap<string, string>): string | undefined {
  const [kind, id = ""] = subject.split(":");
  const known = names.get(id);
  if (known !== undefined || kind === "corpus" || kind === "person") return known;
  if (kind === "import") {
    const corpus = names.get(textIn(detail, "corpusId") ?? textIn(detail, "corpus") ?? "");
    return corpus === undefined ? undefined : `into ${corpus}`;
  }

  return textIn(detail, "name");
}

function textIn(detail: unknown, key: string): string | undefined {
  const value: unknown = typeof detail === "object" && detail !== null ? Reflect.get(detail, key) : undefined;

  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
