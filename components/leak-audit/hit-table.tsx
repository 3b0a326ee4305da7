import Link from "next/link";
import type { ReactNode } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { cellAddress } from "@/components/problem/cell-address";
import { problemAddress } from "@/components/problem/problem-address";
import { PoolChip } from "@/components/split/pool-chip";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { formatNumber } from "@/components/ui/format-number";
import type { Audit, GuardHit } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { GUARD_LOOK } from "./guard-look";

interface HitTableProps {
  corpus: string;
  report: Pick<Audit["guards"][number], "guard" | "count" | "hits">;
  /** How one of them is mended on the spot. */
  mend?: ((hit: GuardHit) => ReactNode) | undefined;
}

/** Where a guard was hit: both problems, their pools, what they share, and the cluster in which it is mended. */
export function HitTable({ corpus, report: { guard, count, hits }, mend }: HitTableProps) {
  const isPaired = hits.some(({ b }) => b !== null);

  return (
    <div className="fold-rows">
      <ReportTable
        caption={`Hits: ${GUARD_LOOK[guard].name}`}
        isStacked
        columns={[
          { name: "Problem" },
          ...(isPaired ? [{ name: "Other problem" }] : []),
          { name: "Between" },
          { name: GUARD_LOOK[guard].shared },
          { name: "Go to", shown: <span className="sr-only">Go to</span> },
        ]}
        rows={hits.map((hit, at) => ({
          // Two problems may share several products: only its place tells a hit from the next.
          key: `${at}`,
          head: <Problem corpus={corpus} problem={hit.a} />,
          cells: [
            ...(isPaired ? [hit.b ? <Problem key="b" corpus={corpus} problem={hit.b} /> : null] : []),
            <span key="between" className="flex flex-wrap gap-1">
              {hit.between.map((name) => (
                <Side key={name} name={name} />
              ))}
            </span>,
            <span
              key="value"
              title={hit.value}
              className="line-clamp-3 max-w-80 min-w-32 font-mono text-mono wrap-anywhere"
            >
              <PlainText text={hit.value} />
            </span>,
            <Places key="places" corpus={corpus} hit={hit}>
              {mend?.(hit)}
            </Places>,
          ],
        }))}
      />
      {hits.length < count ? (
        <p className="mt-1 text-table text-ink-2">
          Showing {formatNumber(hits.length)} of {formatNumber(count)}
        </p>
      ) : null}
    </div>
  );
}

function Problem({ corpus, problem }: { corpus: string; problem: GuardHit["a"] }) {
  const text = problem.query === "" ? problem.name : problem.query;
  if (problem.id === null)
    return (
      <span dir="auto" className="line-clamp-2 max-w-80 min-w-40 wrap-anywhere whitespace-normal" title={problem.name}>
        <PlainText text={text} />
      </span>
    );

  return (
    <Link
      href={problemAddress(problem.id, corpus)}
      title={problem.name}
      dir="auto"
      className="line-clamp-2 max-w-80 min-w-40 rounded-mark wrap-anywhere whitespace-normal underline decoration-line-strong hover:decoration-current"
    >
      <PlainText text={text} />
    </Link>
  );
}

function Places({ corpus, hit, children }: { corpus: string; hit: GuardHit; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3 whitespace-nowrap">
      {hit.cluster ? (
        <Link
          href={`/clusters/${hit.cluster}?${new URLSearchParams({ corpus })}`}
          className="rounded-mark text-accent hover:underline"
        >
          Cluster
        </Link>
      ) : null}
      {hit.a.id ? (
        <Link href={cellAddress({ corpus, problem: hit.a.id })} className="rounded-mark text-accent hover:underline">
          Rows
        </Link>
      ) : null}
      {children}
    </span>
  );
}

const isPool = (name: string): name is Pool => POOLS.some((pool) => pool === name);

/** A pool, or a protected set by its name. */
function Side({ name }: { name: string }) {
  return isPool(name) ? <PoolChip pool={name} /> : <Chip tone="hollow">{name}</Chip>;
}
