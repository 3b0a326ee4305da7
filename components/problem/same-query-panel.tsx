import Link from "next/link";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { ProblemDetail } from "@/lib/contract/problems";
import { triesCounts } from "@/lib/domain/known-tries";
import { problemAddress } from "./problem-address";

/** Problems that ask the same, here and in other corpora: one cluster of resampling. */
export function SameQueryPanel({ problem }: { problem: ProblemDetail }) {
  const { sameQuery, sameQueryCount } = problem;

  return (
    <Panel title="The same query" subtitle="But for case, width, punctuation and white space.">
      {sameQuery.length === 0 ? <p className="text-ink-2">No other problem asks the same.</p> : null}
      <ul className="divide-y divide-line text-table">
        {sameQuery.map(({ id, key, corpus, ...tries }) => (
          <li key={id} className="flex items-center gap-3 py-1">
            <Link
              href={problemAddress(id, corpus.id)}
              prefetch={false}
              title={key}
              className="min-w-0 flex-1 truncate font-mono text-mono hover:text-accent hover:underline"
            >
              {key}
            </Link>
            <span className="max-w-40 truncate text-ink-2" title={corpus.name}>
              {corpus.id === problem.corpus.id ? "this corpus" : corpus.name}
            </span>
            <span className="shrink-0 font-mono text-mono">{triesCounts(tries)}</span>
          </li>
        ))}
      </ul>
      {sameQueryCount > sameQuery.length ? (
        <p className="mt-2 text-caption text-ink-3">
          Showing {formatNumber(sameQuery.length)} of {countOf(sameQueryCount, "problem")}.
        </p>
      ) : null}
    </Panel>
  );
}
