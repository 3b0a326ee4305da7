"use client";
import { useQuery } from "@tanstack/react-query";
import { CircleDashed, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { splitAddress } from "@/components/split/split-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf } from "@/components/ui/format-number";
import { splitAuditOptions } from "@/lib/client/splits";
import type { Audit } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import { LAG_WORDS } from "@/lib/leak/audit-words";
import { GUARD_NAMES } from "@/lib/leak/guard-names";

interface RecipeLeaksProps {
  corpus: string;
  split: string;
  /** That are shipped. */
  pools: readonly Pool[];
}

/** What the audit of the split already knows against a release of these pools, before it is built. */
export function RecipeLeaks({ corpus, split, pools }: RecipeLeaksProps) {
  // What the audit cannot be read for, its own page says; the release is audited in any case.
  const { data } = useQuery({ ...splitAuditOptions(split), enabled: split !== "" });
  if (!data) return null;
  const { audit, isBehind, lag } = data;
  const held = protectedIn(audit, pools);
  const others = othersIn(audit, pools);
  if (held.problems === 0 && others.length === 0) return lag === null ? null : <Lag lag={lag} />;

  return (
    <section
      aria-label="What would block it"
      className="flex gap-2.5 rounded-panel border border-line bg-danger-soft px-4 py-3"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="flex min-w-0 flex-col gap-1">
        {held.problems > 0 ? (
          <p className="wrap-anywhere">
            <strong className="font-semibold">
              {held.isAll ? "" : "At least "}
              {countOf(held.problems, "problem")} of the chosen pools overlap{held.problems === 1 ? "s" : ""} a
              protected set
            </strong>{" "}
            (<PlainText text={held.sets.join(", ")} />
            ).{" "}
            <Place corpus={corpus} split={split} guard="protected">
              Pin their clusters to “never touch”
            </Place>
          </p>
        ) : null}
        {others.map(({ guard, count, isAll }) => (
          <p key={guard}>
            <strong className="font-semibold">
              {GUARD_NAMES[guard]}: {isAll ? "" : "at least "}
              {countOf(count, "hit")}.
            </strong>{" "}
            <Place corpus={corpus} split={split} guard={guard}>
              Pin their clusters
            </Place>
          </p>
        ))}
        <p className="text-ink-2">
          A release that holds one of them is blocked: it is built and audited, but cannot be signed.
          {isBehind ? " This is from an earlier audit: pools, clusters or protected sets have changed since." : ""}
          {lag === null ? "" : ` ${LAG_WORDS[lag]}`}
        </p>
      </div>
    </section>
  );
}

/** Nothing is found, and not everything is known. */
function Lag({ lag }: { lag: keyof typeof LAG_WORDS }) {
  return (
    <section
      aria-label="What is not known yet"
      className="flex gap-2.5 rounded-panel border border-line bg-subtask-soft px-4 py-3"
    >
      <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-subtask" />
      <p>{LAG_WORDS[lag]}</p>
    </section>
  );
}

interface PlaceProps extends Omit<RecipeLeaksProps, "pools"> {
  guard: Audit["guards"][number]["guard"];
  children: string;
}

function Place({ corpus, split, guard, children }: PlaceProps) {
  return (
    <Link
      href={splitAddress(corpus, split, { part: "audit", guard, pin: guard })}
      className="rounded-mark text-accent underline"
    >
      {children}
    </Link>
  );
}

/** Problems of the pools that a protected set holds; those beyond the hits that are sent are not told apart. */
function protectedIn(audit: Audit | null, pools: readonly Pool[]) {
  const report = audit?.guards.find(({ guard }) => guard === "protected");
  const hits = report?.hits.filter(({ between }) => pools.some((pool) => between.includes(pool))) ?? [];

  return {
    problems: new Set(hits.map(({ a }) => a.name)).size,
    sets: [...new Set(hits.flatMap(({ between }) => between.at(-1) ?? []))].toSorted(),
    isAll: report === undefined || report.hits.length === report.count,
  };
}

/** The other guards that forbid a release and touch one of the pools, by the hits that are sent. */
function othersIn(audit: Audit | null, pools: readonly Pool[]) {
  return (audit?.guards ?? []).flatMap(({ guard, isBlocking, isWaived, hits, count }) => {
    if (!isBlocking || isWaived || guard === "protected" || guard === "never_touch") return [];
    const touches = hits.filter(({ between }) => pools.some((pool) => between.includes(pool)));

    return touches.length === 0 ? [] : [{ guard, count: touches.length, isAll: hits.length === count }];
  });
}
