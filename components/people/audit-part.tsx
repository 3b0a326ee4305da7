"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { InertText } from "@/components/import/inert-text";
import { RequestError } from "@/components/shell/request-error";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { corpusListOptions } from "@/lib/client/corpora";
import { auditOptions } from "@/lib/client/people";
import type { AuditEntry } from "@/lib/contract/people";
import { AuditDetail } from "./audit-detail";
import { toldByVerb, verbWords } from "./audit-words";
import { Cell, DataTable } from "./data-table";
import { subjectAddress, undoAddress } from "./subject-address";
import { shortSubject, subjectName } from "./subject-words";

/** Who did what, newest first. */
export function AuditPart() {
  return (
    <Panel title="Audit log" subtitle="Every change, written together with it. Nothing is removed from it.">
      <Entries />
    </Panel>
  );
}

function Entries() {
  const log = useInfiniteQuery(auditOptions());
  const corpora = useQuery(corpusListOptions());
  if (log.isPending) return <Skeleton height={240} />;
  if (log.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The audit log could not be loaded"
        error={log.error}
        onRetry={() => void log.refetch()}
      />
    );
  const entries = log.data.pages.flatMap((page) => page.items);
  const named = [...(corpora.data?.items ?? []), ...log.data.pages.flatMap((page) => page.names)];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  if (entries.length === 0) return <p className="text-ink-2">Nothing was changed yet.</p>;

  return (
    <>
      <div className="fold-rows">
        <DataTable label="Audit log" columns={["When", "Who", "Did", "To", "Detail"]}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} names={names} />
          ))}
        </DataTable>
      </div>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-table text-ink-2">
        <span className="mt-2">
          {log.hasNextPage
            ? `Showing the latest ${formatNumber(entries.length)}`
            : countOf(entries.length, "entry", "entries")}
        </span>
        <PageFoot
          hasMore={log.hasNextPage}
          more="Show more"
          isLoading={log.isFetchingNextPage}
          fault={log.isFetchNextPageError ? log.error : null}
          onMore={() => void log.fetchNextPage()}
        />
      </div>
    </>
  );
}

interface EntryRowProps {
  entry: AuditEntry;
  /** Names of corpora, people, splits, filter versions and queues by public id. */
  names: ReadonlyMap<string, string>;
}

function EntryRow({ entry, names }: EntryRowProps) {
  return (
    <tr className="has-[details[open]]:align-top has-[details[open]]:*:not-last:pt-1.5">
      <Cell column="When">
        <span className="whitespace-nowrap text-ink-2">
          <TimeText iso={entry.at} />
        </span>
      </Cell>
      <Cell column="Who">
        <span className="block max-w-40 medium:min-w-24">
          <InertText text={entry.person} />
        </span>
      </Cell>
      <Cell column="Did">
        <span className="block medium:min-w-28">
          <Act entry={entry} />
        </span>
      </Cell>
      <Cell column="To">
        <Subject entry={entry} names={names} />
      </Cell>
      <Cell column="Detail">
        <AuditDetail detail={entry.detail} names={names} toldBefore={toldByVerb(entry.verb, entry.detail)} />
      </Cell>
    </tr>
  );
}

function Act({ entry }: { entry: AuditEntry }) {
  const address = undoAddress(entry);
  const words = verbWords(entry.verb, entry.detail);
  if (address === undefined) return words;

  return (
    <Link href={address} prefetch={false} className="rounded-mark text-accent hover:underline">
      {words}
    </Link>
  );
}

function Subject({ entry: { subject, detail }, names }: EntryRowProps) {
  const name = subjectName(subject, detail, names);

  return (
    <>
      {name === undefined ? null : (
        <span className="block max-w-40">
          <InertText text={name} />
        </span>
      )}
      <SubjectId subject={subject} />
    </>
  );
}

function SubjectId({ subject }: { subject: string }) {
  const address = subjectAddress(subject);
  const short = <span title={subject}>{shortSubject(subject)}</span>;
  if (address === undefined) return <span className="text-ink-2">{short}</span>;

  return (
    <Link href={address} prefetch={false} className="rounded-mark text-accent hover:underline">
      {short}
    </Link>
  );
}
