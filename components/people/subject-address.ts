/** The kinds of subject that have a page, by the beginning of its address. */
const PAGES: Readonly<Record<string, string>> = {
  corpus: "/?corpus=",
  filter: "/filters/",
  import: "/imports/",
  queue: "/queues/",
  release: "/releases/",
  split: "/splits/",
  trajectory: "/trajectories/",
};

/** Where the subject of an entry of the audit log is shown; undefined where it has no page. */
export function subjectAddress(subject: string): string | undefined {
  const [, kind = "", id] = /^([a-z_]+):([0-9a-f]{8}-[0-9a-f-]{27})$/.exec(subject) ?? [];
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined;

  return page && id ? `${page}${id}` : undefined;
}
