import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { WhatIf } from "@/lib/contract/what-if";

interface ChangedSamplesProps {
  title: string;
  /** Where none changes. */
  none: string;
  of: WhatIf["entered"];
}

/** Some of those that come through, or no longer do, each with its reason. */
export function ChangedSamples({ title, none, of: { count, samples } }: ChangedSamplesProps) {
  return (
    <Panel
      title={`${formatNumber(count)} ${title}`}
      subtitle={
        count > samples.length
          ? `Showing ${formatNumber(samples.length)} of ${countOf(count, "trajectory", "trajectories")}, drawn by a fixed seed.`
          : undefined
      }
    >
      {samples.length === 0 ? <p className="text-ink-2">{none}</p> : null}
      <ul className="-mx-2 flex max-h-80 flex-col overflow-y-auto">
        {samples.map(({ id, problem, run, why }) => (
          <li key={id}>
            <Link href={`/trajectories/${id}`} className="block rounded-control px-2 py-1 hover:bg-raised">
              <span className="flex gap-2">
                <span className="min-w-0 flex-1 truncate font-medium">
                  <PlainText text={problem} />
                </span>
                <span className="max-w-40 shrink-0 truncate font-mono text-mono text-ink-3">
                  <PlainText text={run} />
                </span>
              </span>
              <span className="block text-caption text-ink-2">{why}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
