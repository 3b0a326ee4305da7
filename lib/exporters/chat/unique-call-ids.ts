/**
 * Hands out call ids that are unique inside one conversation. The source's id stays where it is the first of
 * its name; a reused one gets "-2", "-3" and so on, a missing one "call_1", "call_2" in order of appearance.
 *
 * @param reserved - every id the source uses, so that a made-up id never takes one of them
 */
export function uniqueCallIds(reserved: Iterable<string>): (sourceId: string | undefined) => string {
  const taken = new Set<string>();
  const own = new Set(reserved);
  const uses = new Map<string, number>();

  const fresh = (stem: string, separator: string, first: number): string => {
    let count = uses.get(stem) ?? first;
    while (taken.has(`${stem}${separator}${count}`) || own.has(`${stem}${separator}${count}`)) count++;
    uses.set(stem, count + 1);
    return `${stem}${separator}${count}`;
  };

  return (sourceId) => {
    const hasOwn = sourceId !== undefined && sourceId !== "";
    let id = hasOwn ? sourceId : fresh("call", "_", 1);
    if (taken.has(id)) id = fresh(id, "-", 2);

    taken.add(id);
    return id;
  };
}
