"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { releaseAddress, releasesAddress } from "@/components/release/release-address";
import { isBlocked } from "@/components/release/release-standing";
import { StateChips } from "@/components/release/state-chips";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { releaseListOptions } from "@/lib/client/releases";
import { useMe } from "@/lib/client/use-me";
import type { ReleaseSummary } from "@/lib/contract/releases";
import { isAllowed } from "@/lib/domain/policy";
import { RELEASES_LEFT_OUT } from "@/lib/domain/releases-left-out";

const MOST_SHOWN = 4;

/** Releases that a leak holds back, and the latest one. Nothing for who may not see releases. */
export function ReleasesCard({ corpus }: { corpus: string }) {
  const me = useMe();
  if (!me || !isAllowed(me.role, "see_releases")) return null;

  return (
    <Panel
      title="Releases"
      actions={
        <Link href={releasesAddress(corpus)} className="rounded-mark text-table text-accent hover:underline">
          All releases
        </Link>
      }
    >
      <Latest corpus={corpus} />
    </Panel>
  );
}

function Latest({ corpus }: { corpus: string }) {
  const list = useQuery(releaseListOptions(corpus));
  if (list.isPending) return <SkeletonLines lines={1} />;
  if (list.data === undefined)
    return (
      <RequestError
        place="panel"
        title="The releases could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const { items, nextBefore, leavesOut } = list.data;
  if (items.length === 0)
    return <p className="text-ink-2">{leavesOut ? RELEASES_LEFT_OUT : "Nothing of this corpus was released yet."}</p>;
  const blocked = items.filter(isBlocked);
  const shown = blocked.length > 0 ? blocked.slice(0, MOST_SHOWN) : items.slice(0, 1);

  return (
    <div className="flex flex-col gap-2">
      <p className={blocked.length > 0 ? "font-medium text-danger" : "text-ink-2"}>
        {blocked.length > 0 ? `✕ ${blockedWords(blocked.length, items.length, nextBefore === undefined)}` : null}
        {blocked.length === 0 ? `${signedWords(items, nextBefore === undefined)}; the latest:` : null}
      </p>
      <ul className="flex flex-col gap-2">
        {shown.map((release) => (
          <ReleaseItem key={release.id} corpus={corpus} release={release} />
        ))}
      </ul>
      {blocked.length > shown.length ? (
        <p className="text-caption text-ink-3">
          Showing {shown.length} of {blocked.length}
        </p>
      ) : null}
      {leavesOut ? <p className="text-ink-2">{RELEASES_LEFT_OUT}</p> : null}
    </div>
  );
}

/** How many a leak blocks. Where there are older ones than these, what is said is of these alone. */
function blockedWords(blocked: number, read: number, isAll: boolean): string {
  if (isAll) return `${countOf(blocked, "release is", "releases are")} blocked by a leak`;

  return `Of the newest ${countOf(read, "release")} ${countOf(blocked, "is", "are")} blocked by a leak`;
}

/** How many are signed. Where there are older ones than these, what is said is of these alone. */
function signedWords(items: readonly ReleaseSummary[], isAll: boolean): string {
  const signed = items.filter(({ state }) => state === "signed").length;
  if (isAll) return `${signed === 0 ? "No release is" : countOf(signed, "release is", "releases are")} signed`;

  return `Of the newest ${countOf(items.length, "release")} ${signed === 0 ? "none is" : countOf(signed, "is", "are")} signed`;
}

function ReleaseItem({ corpus, release }: { corpus: string; release: ReleaseSummary }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Link
        href={releaseAddress(release.id, corpus)}
        className="min-w-0 flex-1 truncate rounded-mark hover:text-accent hover:underline"
      >
        #{release.number} <PlainText text={release.name} />
      </Link>
      <StateChips release={release} />
    </li>
  );
}
