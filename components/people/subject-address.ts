import { bulkApprovalsAddress } from "@/components/bulk-approval/bulk-approvals-address";
import type { AuditEntry } from "@/lib/contract/people";

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

/** Where what an entry says was done can be undone; undefined where no screen has that. */
export function undoAddress({
  verb,
  subject,
  detail,
}: Pick<AuditEntry, "verb" | "subject" | "detail">): string | undefined {
  if (verb === "approve_matching") return bulkApprovalsAddress(subject.replace("corpus:", ""));
  const corpus = verb === "undo_approval" ? corpusIn(detail) : undefined;

  return corpus === undefined ? undefined : bulkApprovalsAddress(corpus);
}

/** Entries of an older version do not name it. */
function corpusIn(detail: unknown): string | undefined {
  const isNamed = typeof detail === "object" && detail !== null && "corpus" in detail;

  return isNamed && typeof detail.corpus === "string" ? detail.corpus : undefined;
}
